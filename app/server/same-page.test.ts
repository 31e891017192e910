import type { EntryContext } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { madeOf } from './same-page.server';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 12) });
});
afterEach(() => {
  vi.useRealTimers();
});

const article = { title: 'Noise', publishedAt: new Date(0), tags: new Map([['a', 1]]), next: undefined };
const forEverybody = () => new Headers({ 'cache-control': 'no-cache' });

function of(data: unknown, headers = forEverybody(), found: { statusCode?: number; errors?: object | null } = {}) {
  const staticHandlerContext = { statusCode: 200, errors: null, loaderData: { article: data }, ...found };
  return madeOf({ staticHandlerContext } as unknown as EntryContext, headers);
}

it('Of the same answers of loaders the same page is made, and of any other another one', () => {
  const first = of(article);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(of({ ...article })).toBe(first);
  for (const change of [
    { title: 'Noise.' },
    { publishedAt: new Date(1) },
    { tags: new Map([['a', 2]]) },
    { next: null },
    { more: [] },
  ]) {
    expect(of({ ...article, ...change }), JSON.stringify(change)).not.toBe(first);
  }
});

it('A page of yesterday is made again, because it may say what day it is', () => {
  const today = of(article);
  vi.setSystemTime(Date.UTC(2026, 10, 26));
  expect(of(article)).not.toBe(today);
});

it('Nobody can tell what is made of something still to come, nor keeps what is for one visitor or no page', () => {
  expect(of({ ...article, later: Promise.resolve(1) })).toBeNull();
  expect(of(article, new Headers({ 'cache-control': 'no-cache', 'set-cookie': 'a=b' }))).toBeNull();
  expect(of(article, new Headers({ 'cache-control': 'private, no-cache' }))).toBeNull();
  expect(of(article, forEverybody(), { statusCode: 404 })).toBeNull();
  expect(of(article, forEverybody(), { errors: {} })).toBeNull();
});
