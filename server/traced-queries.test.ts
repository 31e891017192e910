import { expect, it } from 'vitest';
import { throughWatch } from '~/db/query-watch.server';
import { collectQueries, nameQuery, setCollecting } from './traced-queries';

it.each([
  ['select "id" from "insights" where "slug" = $1', 'SELECT', 'insights'],
  [
    'insert into "contact_messages" ("id") values ($1) on conflict do nothing returning "id"',
    'INSERT',
    'contact_messages',
  ],
  ['update "settings" set "value" = $1', 'UPDATE', 'settings'],
  ['delete from "sessions" where "expires_at" < now()', 'DELETE', 'sessions'],
  ['with "newest" as (select 1 from "insights") select * from "newest"', 'SELECT', 'insights'],
  ['select extract(epoch from now()) from "page_views"', 'SELECT', 'page_views'],
  ['select pg_notify($1, $2)', 'SELECT', undefined],
  ['begin', 'BEGIN', undefined],
  ['', 'QUERY', undefined],
])('A trace says of %s what it did and to which table', (text, operation, table) => {
  expect(nameQuery(text)).toEqual({ operation, table });
});

it('A request is told its own queries, failed ones too, at most a hundred, and only while somebody collects', async () => {
  const work = async () => {
    await throughWatch('select 1', () => Promise.resolve());
    await throughWatch('select 2', () => Promise.reject(new Error('no such column'))).catch(() => undefined);
    for (let count = 0; count < 99; count += 1) await throughWatch('select 3', () => Promise.resolve());
  };
  expect(await collectQueries(work)).toEqual({ list: [], leftOut: 0 });
  setCollecting(true);
  const [queries, others] = await Promise.all([collectQueries(work), collectQueries(() => Promise.resolve())]);
  await work();
  setCollecting(false);
  expect(queries.list.slice(0, 3).map(({ text, failed }) => [text, failed])).toEqual([
    ['select 1', false],
    ['select 2', true],
    ['select 3', false],
  ]);
  expect([queries.list.length, queries.leftOut]).toEqual([100, 1]);
  expect(others.list).toEqual([]);
});
