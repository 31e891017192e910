import { company } from '~/lib/company';
import { dayMs } from '~/lib/durations';
import { siteOrigin } from '~/server/site-origin.server';

/** The format asks for less than a year. */
const validForDays = 180;

/** Whom to tell of a hole (RFC 9116). Never stored, so that its end is always half a year away. */
export function loader() {
  const origin = siteOrigin();
  const expires = new Date(Date.now() + validForDays * dayMs);
  const lines = [
    `Contact: mailto:${company.emails.hello}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/terms-of-use`,
  ];
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(`${lines.join('\n')}\n`, { headers });
}
