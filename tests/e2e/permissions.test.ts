import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermitted } from '../../app/admin/authorise';
import { inboxes } from '../../app/admin/inbox/inboxes';
import { statusValue } from '../../app/admin/list-answer';
import { adminTools } from '../../app/admin/tools';
import { collections } from '../../app/collections';
import type { CollectionDeclaration, RecordAction } from '../../app/collections/collection';
import type { Role } from '../../app/lib/roles';
import { collectionSamples } from '../integration/collection-samples';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { type StaffCookies, staffCookies } from '../support/staff-sessions';

let postgres: TestPostgres;
let server: BuiltServer;
let database: Client;
let cookies: StaffCookies;

type Who = keyof StaffCookies;
const everybody: readonly Who[] = ['anonymous', 'none', 'editor', 'admin'];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('site');
  server = await startBuiltServer({ databaseUrl });
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
  cookies = await staffCookies(server.url, database);
});

afterAll(async () => {
  await database?.end();
  await server?.stop();
  await postgres?.stop();
});

interface Call {
  path: string;
  /** A form is posted; without one the page is read. */
  form?: Record<string, string>;
}

async function call(who: Who, { path, form }: Call): Promise<number> {
  const response = await fetch(server.url + path, {
    headers: cookies[who] ? { cookie: cookies[who] } : {},
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Everything that the calls could change, as one number. */
async function everything(): Promise<string> {
  const tables = [...collections, ...inboxes].map(({ name }) => name);
  const parts = [...tables, 'audit_log', 'uploads', 'profiles'].map(
    (table) =>
      `select '${table}' as name, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${table} t`,
  );
  const { rows } = await database.query<{ name: string; sum: string }>(parts.join(' union all '));
  return JSON.stringify(rows);
}

function mayDo<Action extends string>(who: Who, action: Action, guarded: Parameters<typeof isPermitted<Action>>[2]) {
  if (who === 'anonymous') return false;
  const role: Role = who;
  return role !== 'none' && isPermitted({ id: who, name: who, email: who, role }, action, guarded);
}

/** What somebody is answered who may not: readers are led away or told, writers are told. */
function refusals({ form }: Call, who: Who): number[] {
  if (who === 'editor') return [403];
  return form ? [401, 403] : [302];
}

type Guarded = Call & { may: (who: Who) => boolean };

const described = (name: string, who: Who, { path, form }: Call) => `${name}: ${who} ${form ? 'POST' : 'GET'} ${path}`;

/** Nobody else may, and nothing has changed afterwards. */
async function expectRefused(name: string, { may, ...asked }: Guarded): Promise<void> {
  const before = await everything();
  for (const who of everybody) {
    if (may(who)) continue;
    const status = await call(who, asked);
    expect(refusals(asked, who), `${described(name, who, asked)} answered ${status}`).toContain(status);
  }
  expect(await everything(), `${name} ${asked.path} changed something`).toBe(before);
}

async function expectAllowed(name: string, who: Who, asked: Call): Promise<void> {
  const status = await call(who, asked);
  expect(asked.form ? [302, 303] : [200], `${described(name, who, asked)} answered ${status}`).toContain(status);
}

async function expectMatrix(name: string, calls: readonly Guarded[]): Promise<void> {
  for (const guarded of calls) {
    await expectRefused(name, guarded);
    const { may, ...asked } = guarded;
    for (const who of everybody) if (may(who)) await expectAllowed(name, who, asked);
  }
}

describe('Who may do what, by direct calls', () => {
  it.each(collections.map((collection) => [collection.name, collection] as const))(
    '%s: every action, for everybody',
    async (name, collection) => {
      const may = (action: RecordAction) => (who: Who) => mayDo(who, action, collection);
      await expectMatrix(name, [
        ...(await readingCalls(collection)).map(({ action, ...asked }) => ({ ...asked, may: may(action) })),
        { path: `/admin/${collection.tab.path}/new`, form: sampleOf(collection), may: may('create') },
      ]);
      const path = `/admin/${collection.tab.path}`;
      const deletion = async () => ({ path, form: { recordId: await anyRecord(collection), confirmed: 'yes' } });
      await expectRefused(name, { ...(await deletion()), may: may('delete') });
      // A record of their own for each: it can be deleted once only.
      for (const who of everybody) if (may('delete')(who)) await expectAllowed(name, who, await deletion());
      await expectMatrix(name, [{ path: `${path}/bin`, may: may('read') }]);
      for (const { to } of collection.moves) {
        const recordId = await anyRecord(collection);
        await expectMatrix(name, [{ path, form: { do: statusValue(to), recordId }, may: may('update') }]);
      }
      for (const what of ['restore', 'purge']) {
        const change = async () => ({
          path: `${path}/bin`,
          form: { do: what, confirmed: 'yes', recordId: await binnedRecord(collection) },
        });
        await expectRefused(name, { ...(await change()), may: may('delete') });
        for (const who of everybody) if (may('delete')(who)) await expectAllowed(name, who, await change());
      }
    },
  );

  it.each(
    collections.filter(({ hasPreview }) => hasPreview).map((collection) => [collection.name, collection] as const),
  )('%s: a preview of what was typed changes nothing, and nobody else is shown it', async (name, collection) => {
    for (const [id, action] of [
      ['new', 'create'],
      [await anyRecord(collection), 'update'],
    ] as const) {
      const asked = { path: `/admin/preview/${collection.tab.path}/${id}`, form: sampleOf(collection) };
      await expectRefused(name, { ...asked, may: (who) => mayDo(who, action, collection) });
      const before = await everything();
      expect(await call('editor', asked)).toBe(200);
      expect(await everything()).toBe(before);
    }
  });

  it.each(inboxes.map((inbox) => [inbox.name, inbox] as const))(
    '%s: reading and every step, for everybody',
    async (name, inbox) => {
      const path = `/admin/${inbox.tab.path}`;
      const id = await inquiry(name);
      await expectMatrix(name, [
        { path, may: (who) => mayDo(who, 'read', inbox) },
        { path: `${path}?show=spam`, may: (who) => mayDo(who, 'read', inbox) },
        { path: `${path}/${id}`, may: (who) => mayDo(who, 'read', inbox) },
        { path: `${path}.csv`, may: (who) => mayDo(who, 'export', inbox) },
        { path: `${path}.json`, may: (who) => mayDo(who, 'export', inbox) },
      ]);
      for (const move of inbox.moves) {
        const asked = { path, form: { id, to: move.to } };
        const may = (who: Who) => mayDo(who, 'update', inbox);
        await expectRefused(name, { ...asked, may });
        for (const who of everybody.filter(may)) {
          await database.query(`update ${name} set status = $1 where id = $2`, [move.from[0], id]);
          await expectAllowed(name, who, asked);
        }
      }
    },
  );

  it.each(adminTools.map((tool) => [tool.path, tool] as const))('the page %s, for everybody', async (path, tool) => {
    await expectMatrix(path, [{ path: `/admin/${path}`, may: (who) => mayDo(who, 'read', tool) }]);
  });

  it('finding records and the dashboard itself are for staff, and sending pictures too', async () => {
    const staff = (who: Who) => who === 'editor' || who === 'admin';
    await expectMatrix('desk', [
      { path: '/admin', may: staff },
      { path: '/admin/find?q=a', may: staff },
      { path: '/admin/find.json?q=a', may: staff },
      { path: '/admin/link-targets.json?q=a', may: staff },
      { path: '/admin/audit.csv', may: (who) => who === 'admin' },
    ]);
    for (const who of ['anonymous', 'none'] as const) {
      const before = await everything();
      expect([401, 403]).toContain(await call(who, { path: '/admin/uploads', form: { bucket: 'blog-images' } }));
      expect(await everything()).toBe(before);
    }
  });
});

function sampleOf({ name }: CollectionDeclaration): Record<string, string> {
  const sample = collectionSamples[name];
  if (!sample) throw new Error(`Add a sample form for ${name} to collection-samples.ts`);
  return sample.form;
}

async function readingCalls(collection: CollectionDeclaration): Promise<(Call & { action: RecordAction })[]> {
  const path = `/admin/${collection.tab.path}`;
  const id = await anyRecord(collection);
  return [
    { path, action: 'read' },
    { path: `${path}?status=draft&q=a`, action: 'read' },
    { path: `${path}/new`, action: 'create' },
    { path: `${path}/${id}/history`, action: 'update' },
    { path: `${path}/${id}`, action: 'update' },
    { path: `${path}/${id}`, form: { ...sampleOf(collection), title: 'Changed by a call' }, action: 'update' },
    ...(collection.hasPreview
      ? [{ path: `/admin/preview/${collection.tab.path}/${id}`, action: 'read' as const }]
      : []),
  ];
}

/** One that stands; when all of them are in the bin, one is taken out. */
async function anyRecord({ name }: CollectionDeclaration): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `update ${name} set deleted_at = null, deleted_by = null
     where id = (select id from ${name} order by deleted_at nulls first limit 1) returning id`,
  );
  if (!rows[0]) throw new Error(`There is no record of ${name} left.`);
  return rows[0].id;
}

async function binnedRecord(collection: CollectionDeclaration): Promise<string> {
  const id = await anyRecord(collection);
  await database.query(`update ${collection.name} set deleted_at = now(), deleted_by = 'the-admin' where id = $1`, [
    id,
  ]);
  return id;
}

/** A message or a request, with what every inbox's table asks for. */
async function inquiry(table: string): Promise<string> {
  const columns = {
    name: 'A visitor',
    email: 'visitor@example.com',
    company: 'A company',
    message: 'Hello',
    submission_key: `key of ${table}`,
  };
  const asked = { industry: 'Energy', interested_in: 'Consulting' };
  const { rows: known } = await database.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_name = $1',
    [table],
  );
  const names = known.map(({ column_name }) => column_name);
  const values = Object.entries({ ...columns, ...asked }).filter(([column]) => names.includes(column));
  const { rows } = await database.query<{ id: string }>(
    `insert into ${table} (${values.map(([column]) => column).join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    values.map(([, value]) => value),
  );
  return rows[0]?.id ?? '';
}

it.each([
  ['editor', '/admin/users', 'This page is not open to you', ['Admin Dashboard']],
  ['admin', '/admin/no-such-tab', 'Page not found', ['Admin Dashboard']],
  ['admin', '/admin/insights/no-such-record', 'This insight does not exist | Admin Dashboard', ['Admin Dashboard']],
  ['anonymous', '/no-such-page', 'Page not found', ['Oops! Page not found']],
  ...['/demo/none', '/preview/none', '/admin/setup', '/admin/invitation', '/admin/reset-password'].map(
    (path) => ['anonymous', path, 'This link no longer works', ['This link no longer works']] as const,
  ),
  ...['/newsletter/confirm', '/newsletter/unsubscribe'].map(
    (path) => ['anonymous', path, 'This link does not work', ['This link does not work']] as const,
  ),
] as const)('What is refused has one title and one first heading: %s at %s', async (who, path, title, headings) => {
  const response = await fetch(server.url + path, { headers: { cookie: cookies[who] } });
  const html = await response.text();
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)`, 'g'))].map(([, text]) => text);
  expect(texts('title')).toEqual([`${title} | Quzones`]);
  expect(texts('h1')).toEqual(headings);
});
