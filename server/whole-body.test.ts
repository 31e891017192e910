import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AppEnvironment } from './app-environment.ts';
import { renderInTurn, Turns } from './turns.ts';
import { readWholeBody } from './whole-body.ts';

/** A site with one turn for what is sent, which answers with what it got. */
function site(most?: number): Hono<AppEnvironment> {
  const turns = {
    reading: new Turns({ atOnce: 1, mostWaiting: 1 }),
    sending: new Turns({ atOnce: 1, mostWaiting: 1 }),
  };
  return new Hono<AppEnvironment>()
    .use(readWholeBody(most))
    .use(renderInTurn(turns))
    .all('*', async (context) => context.text(await context.req.raw.text()));
}

/** A body that comes in pieces. */
function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return { readable, writer, write: (text: string) => writer.write(new TextEncoder().encode(text)) };
}

const post = (app: Hono<AppEnvironment>, body: BodyInit) =>
  app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit);

it('Who sends slowly keeps nobody else from sending, and is answered in the end', async () => {
  const app = site();
  const slow = slowBody();
  const answer = post(app, slow.readable);
  await slow.write('name=');
  expect(await (await post(app, 'name=Asha')).text()).toBe('name=Asha');
  await slow.write('Mari');
  await slow.writer.close();
  expect(await (await answer).text()).toBe('name=Mari');
});

it('What is sent at the same time has an end, and there is room again afterwards', async () => {
  const app = site(10);
  const slow = slowBody();
  const waiting = post(app, slow.readable);
  await slow.write('12345678');
  const refused = await post(app, 'abc');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.text()).toMatch(/^Too much is being sent at this moment, and this was not accepted\./);
  await slow.writer.close();
  expect((await waiting).status).toBe(200);
  expect((await post(app, '1234567890')).status).toBe(200);
});

it('What breaks off is no failure of the site, and leaves no room taken', async () => {
  const app = site(10);
  const slow = slowBody();
  const broken = post(app, slow.readable);
  await slow.write('12345678');
  await slow.writer.abort(new Error('gone'));
  expect((await broken).status).toBe(400);
  expect((await post(app, '1234567890')).status).toBe(200);
});
