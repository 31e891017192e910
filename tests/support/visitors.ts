import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { testAdmin } from './built-server.ts';

/** The fields of a message as a visitor's browser sends them; the same number makes the same words. */
export function messageForm(number: number): URLSearchParams {
  return new URLSearchParams({
    form_key: randomUUID(),
    opened_at: '1700000000000',
    website: '',
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    message: `submission-${number}- with some words.`,
  });
}

/**
 * Sends a message as a visitor does who presses the button again until the site answers: the form stays the same.
 * @returns what came instead of an answer before: one of the balancer's own statuses, or why its connection broke
 */
export async function sendMessage(site: string, number: number): Promise<(number | string)[]> {
  const form = messageForm(number);
  for (const broken: (number | string)[] = []; ; await pause(50)) {
    const outcome = await post(`${site}/contact`, form, number).catch(({ cause, message }) => String(cause ?? message));
    if (outcome === 303) return broken;
    if (typeof outcome === 'number' && outcome < 500) throw new Error(`A message was answered with ${outcome}.`);
    broken.push(outcome);
  }
}

/** Answers the status. Every visitor comes from a network of their own. */
async function post(url: string, form: URLSearchParams, number: number): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      // A balancer that is told of other servers ends its kept connections, also under a request that is on its way.
      connection: 'close',
      origin: new URL(url).origin,
      'x-forwarded-for': `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
    },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Signs in without a browser, as one if `userAgent` says so, and answers the Cookie header of the session. */
export async function signInAt(
  site: string,
  person: { email: string; password: string } = testAdmin,
  userAgent = 'Test',
): Promise<string> {
  const answer = await fetch(`${site}/admin/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
    body: new URLSearchParams({ email: person.email, password: person.password }),
  });
  const cookie = answer.headers.getSetCookie().find((header) => header.includes('session_token='));
  if (!cookie) throw new Error(`Signing in answered ${answer.status} without a session.`);
  return cookie.split(';')[0] ?? '';
}

/** Saves an insight through the admin's form, as a browser without scripts would. Answers the status. */
export async function saveInsight(site: string, cookie: string, path: string, title: string): Promise<number> {
  const answer = await fetch(`${site}/admin/insights/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({
      title,
      author: 'Research team',
      excerpt: 'An excerpt.',
      content: '<p>Text.</p>',
      status: 'published',
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
