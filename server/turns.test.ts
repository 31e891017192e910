import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
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

describe('Turns when visitors and staff wait', () => {
  it('go to visitors first, and every fourth to staff, so that nobody waits for ever', async () => {
    const log: string[] = [];
    const turns = new Turns({ atOnce: 1, mostWaiting: 10 });
    const first = task('first', log);
    const running = turns.take(first.run);
    const note = (name: string) => () => Promise.resolve(void log.push(name));
    const staff = ['s1', 's2'].map((name) => turns.take(note(name), 'staff'));
    const visitors = ['v1', 'v2', 'v3', 'v4', 'v5'].map((name) => turns.take(note(name)));
    first.end();
    await Promise.all([running, ...staff, ...visitors]);
    expect(log.slice(2)).toEqual(['v1', 'v2', 'v3', 's1', 'v4', 'v5', 's2']);
    expect(turns.load).toEqual({ running: 0, waiting: 0 });
  });

  it('are refused to who has waited ten seconds, and the others keep their places', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const log: string[] = [];
      const turns = new Turns({ atOnce: 1, mostWaiting: 10 });
      const first = task('first', log);
      const running = turns.take(first.run);
      const refused = expect(turns.take(() => Promise.resolve())).rejects.toBeInstanceOf(TooManyWaiting);
      vi.advanceTimersByTime(6_000);
      const later = turns.take(() => Promise.resolve('answered'));
      vi.advanceTimersByTime(4_000);
      await refused;
      first.end();
      await running;
      expect(await later).toBe('answered');
    } finally {
      vi.useRealTimers();
    }
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
