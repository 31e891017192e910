import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '~/db/client.server';
import {
  bumpContentVersion,
  contentVersion,
  followContentChanges,
  stopFollowingContentChanges,
} from './content-version.server';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stopFollowingContentChanges();
  vi.useRealTimers();
});

const database = { listen: async () => async () => undefined } as unknown as DatabaseHandle;

/** Records due at these times, as the database would be asked for them; counts how often it is. */
function schedule(...dueAt: number[]) {
  const looks = { count: 0 };
  const look = async (seenUntil: string | null) => {
    looks.count += 1;
    const now = Date.now();
    const next = dueAt.toSorted((a, b) => a - b).find((at) => at > (seenUntil === null ? now : Number(seenUntil)));
    return { now: String(now), dueInMs: next === undefined ? null : next - now };
  };
  return { look, looks };
}

it('A machine that slept, or a clock that was set, makes pages anew within a minute; else nothing does', async () => {
  await followContentChanges(database, schedule().look);
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(contentVersion()).toBe(before);
  vi.setSystemTime(Date.now() + 8 * 60 * 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contentVersion()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(contentVersion()).toBe(before + 1);
});

it('What is due at a time is public then, however far ahead that was', async () => {
  const dueAt = Date.now() + 3 * 60 * 60_000;
  await followContentChanges(database, schedule(dueAt).look);
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000 - 1_000);
  expect(contentVersion()).toBe(before);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(contentVersion()).toBe(before + 1);
});

it('What became due before the site looked for it is public all the same, each at its time and once', async () => {
  const start = Date.now();
  await followContentChanges(database, schedule(start + 60_020, start + 60_030, start + 62_000).look);
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(59_000);
  // The timer that looks every minute goes off when both are over.
  vi.setSystemTime(Date.now() + 50);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(contentVersion()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(contentVersion()).toBe(before + 2);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(contentVersion()).toBe(before + 2);
});

it('A burst of saves has the site look once for what is due next', async () => {
  const { look, looks } = schedule();
  await followContentChanges(database, look);
  expect(looks.count).toBe(1);
  for (let save = 0; save < 100; save += 1) bumpContentVersion();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks.count).toBe(2);
});

it('A look that fails is made up for, and misses nothing', async () => {
  const start = Date.now();
  const { look } = schedule(start + 30_000);
  let isAway = false;
  await followContentChanges(database, async (seenUntil) => {
    if (isAway) throw new Error('The database is away.');
    return look(seenUntil);
  });
  const before = contentVersion();
  isAway = true;
  await vi.advanceTimersByTimeAsync(40_000);
  isAway = false;
  expect(contentVersion()).toBe(before);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(contentVersion()).toBe(before + 1);
});
