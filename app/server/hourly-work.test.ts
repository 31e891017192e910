import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hourlyWork } from './hourly-work.server';
import { log } from './log.server';

const hourMs = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:20:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('works now and every hour until it is stopped, and says when it did and will', async () => {
  const work = vi.fn(() => Promise.resolve());
  const kept = hourlyWork(work, 'nothing was done');
  expect(kept.times()).toEqual({ last: null, next: null });
  kept.start();
  await vi.advanceTimersByTimeAsync(0);
  const first = { last: new Date('2026-03-01T10:20:00Z'), next: new Date('2026-03-01T11:20:00Z') };
  expect(kept.times()).toEqual(first);
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(work).toHaveBeenCalledTimes(3);
  expect(kept.times().next).toEqual(new Date('2026-03-01T13:20:00Z'));
  await kept.stop();
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(work).toHaveBeenCalledTimes(3);
  expect(kept.times().next).toBeNull();
});

it('tries again in an hour after a fault, which is in the log and counts as not done', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  const fault = new Error('away');
  const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(fault);
  const kept = hourlyWork(work, 'nothing was done');
  kept.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: fault }, 'nothing was done');
  expect(kept.times().last).toBeNull();
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(kept.times().last).toEqual(new Date('2026-03-01T11:20:00Z'));
  await kept.stop();
});

it('lets what is under way finish at a stop', async () => {
  const under = Promise.withResolvers<void>();
  const kept = hourlyWork(() => under.promise, 'nothing was done');
  kept.start();
  let isStopped = false;
  const stopped = kept.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isStopped).toBe(false);
  under.resolve();
  await stopped;
});
