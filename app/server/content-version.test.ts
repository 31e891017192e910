import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DatabaseHandle } from '~/db/client.server';
import { contentVersion, followContentChanges, stopFollowingContentChanges } from './content-version.server';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stopFollowingContentChanges();
  vi.useRealTimers();
});

const database = { listen: async () => async () => undefined } as unknown as DatabaseHandle;

it('A machine that slept, or a clock that was set, makes pages anew within a minute; else nothing does', async () => {
  await followContentChanges(database, async () => null);
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
  await followContentChanges(database, async () => (dueAt > Date.now() ? dueAt - Date.now() : null));
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000 - 1_000);
  expect(contentVersion()).toBe(before);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(contentVersion()).toBe(before + 1);
});
