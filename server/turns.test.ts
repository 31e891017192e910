import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { renderInTurn, TooManyWaiting, Turns } from './turns.ts';

/** A task that ends when it is told to. */
function task(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
  };
  return { run, end: resolve };
}

/** Long enough for everything that can begin to have begun. */
async function settled() {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}

describe('Turns', () => {
  it('are given in the order in which they were asked for', async () => {
    const log: string[] = [];
    const turns = new Turns({ atOnce: 1, mostWaiting: 10 });
    const [first, second, third] = [task('first', log), task('second', log), task('third', log)];
    const all = [first, second, third].map(({ run }) => turns.take(run));
    second.end();
    third.end();
    await settled();
    expect(log).toEqual(['first begins']);
    first.end();
    await Promise.all(all);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
  });

  it('are handed on by a task that fails', async () => {
    const turns = new Turns({ atOnce: 1, mostWaiting: 1 });
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const following = turns.take(() => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('broken');
    expect(await following).toBe('fine');
    expect(await turns.take(() => Promise.resolve('free again'))).toBe('free again');
  });

  it('are refused when too many wait', async () => {
    const log: string[] = [];
    const turns = new Turns({ atOnce: 1, mostWaiting: 1 });
    const first = task('first', log);
    const running = turns.take(first.run);
    const waiting = turns.take(() => Promise.resolve());
    await expect(turns.take(() => Promise.resolve())).rejects.toBeInstanceOf(TooManyWaiting);
    first.end();
    await Promise.all([running, waiting]);
  });
});

describe('Pages under overload', () => {
  it('say when to come again instead of letting everybody wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const app = new Hono().use(renderInTurn()).get('*', async (context) => {
      await promise;
      return context.text('page');
    });
    const readers = Array.from({ length: 506 }, async () => app.request('/'));
    await settled();
    const refused = await app.request('/');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.text()).toBe('Too many visitors at this moment. Please try again in a few seconds.');
    resolve();
    const answers = await Promise.all(readers);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  });
});
