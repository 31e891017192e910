import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { company } from '~/lib/company';
import { answerPlainly, type StandardHeaders } from './plain-answers.ts';

const waitSeconds = '2';

/** In the system's own colours and font: nothing else of the site can be fetched yet. */
const style = `:root{color-scheme:light dark}
body{min-height:90vh;margin:0 auto;padding:0 1.5rem;max-width:32rem;display:grid;align-content:center;gap:1rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1,p{margin:0}h1{font-size:1.75rem;letter-spacing:-.02em}progress{width:100%;height:.25rem}`;

const stylePolicy = `; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const pageOf = (sentence: string) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>One moment | ${company.name}</title><style>${style}</style></head>
<body><main><h1>${company.name}</h1><p>${sentence}</p><p><progress aria-label="Waiting"></progress></p></main></body></html>`;

/**
 * Answers 503 for who should ask again in two seconds. A browser that opens a page gets one that does so by itself; what
 * was sent with a form stays in the page before this one.
 */
export function answerLater(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  standard: StandardHeaders,
  sentence: string,
): void {
  response.setHeader('retry-after', waitSeconds);
  if (method !== 'GET' || !headers.accept?.includes('text/html')) {
    answerPlainly(response, standard, { status: 503, sentence });
    return;
  }
  const type = 'text/html; charset=utf-8';
  const policy = standard['content-security-policy'] + stylePolicy;
  const own = { ...standard, 'content-type': type, 'content-security-policy': policy, refresh: waitSeconds };
  answerPlainly(response, own, { status: 503, sentence: pageOf(sentence) });
}
