import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ignoreOddRanges } from './ranges.ts';

const site = new Hono().use(ignoreOddRanges()).use(serveStatic({ root: 'public' }));

async function ask(headers: Record<string, string>) {
  const answer = await site.request('/favicon.svg', { headers });
  return { status: answer.status, length: (await answer.text()).length };
}

it('A part of a file is sent where it is asked for in plain words, and the whole file where it is not', async () => {
  const whole = await ask({});
  expect(whole.status).toBe(200);
  expect(await ask({ range: 'bytes=0-9' })).toEqual({ status: 206, length: 10 });
  expect(await ask({ range: 'bytes=-5' })).toEqual({ status: 206, length: 5 });
  for (const range of ['bytes=a-b', 'bytes=-', 'cows=0-9', '0-9', 'bytes=0-0,5-5']) {
    expect(await ask({ range }), range).toEqual(whole);
  }
});

it('Who has a part of another edition of a file gets the whole one', async () => {
  const whole = await ask({});
  expect(await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).toEqual(whole);
});
