import { getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '../../app/collections';
import { publicCollections } from '../../app/collections/public-records.server';
import { feedPaths } from '../../app/site/feed-links';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { crawl } from '../support/crawl';
import { addSections, plantText } from '../support/plant-text';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { formType, sendRaw } from '../support/raw-request';
import { signInAt } from '../support/visitors';

/** The beginning of every canary; what follows says where it was planted. */
const canary = 'zyzzyva';

let postgres: TestPostgres;
let server: BuiltServer;
let client: Client;
/** Addresses that nothing leads to, but somebody may know. */
const known: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('site');
  server = await startBuiltServer({ databaseUrl });
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await signInAt(server.url);
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await postgres?.stop();
});

interface Hidden {
  table: string;
  id: string;
  /** What takes it out of sight, and what brings it back. */
  hide: string;
  show: string;
}

/** The ways in which a record is not public, by what the database says of it. */
async function waysToHide(table: string): Promise<[way: string, hide: string, show: string][]> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const [open, shut] = table === 'careers' ? ['active', 'paused'] : ['published', 'draft'];
  return [
    ['unpublished', `status = '${shut}'`, `status = '${open}'`],
    ['binned', `deleted_at = now(), deleted_by = 'who'`, 'deleted_at = null, deleted_by = null'],
    ...(columns.includes('publish_date')
      ? [['scheduled', `publish_date = now() + interval '1 day'`, `publish_date = now() - interval '1 day'`] as const]
      : []),
    ...(columns.includes('application_deadline')
      ? [['past', `application_deadline = now() - interval '9 days'`, 'application_deadline = null'] as const]
      : []),
  ].map(([way = '', hide = '', show = '']) => [way, hide, show]);
}

/** Below which path a table's records have pages of their own. */
const publicBases = new Map(publicCollections.map(({ table, base }) => [getTableName(table), base]));

async function hideRecords(): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  await addSections(client, 4);
  for (const { name: table } of collections) {
    const ways = await waysToHide(table);
    const { rows } = await client.query<{ id: string; slug?: string }>(
      `select * from ${table} order by status in ('published', 'active') desc, id limit ${ways.length}`,
    );
    // A collection that has just been made has one sample, and perhaps no page yet.
    expect(rows.length, table).toBeGreaterThan(0);
    for (const [index, { id, slug }] of rows.entries()) {
      const [way, hide, show] = ways[index] ?? ['', '', ''];
      expect(await plantText(client, table, id, `${canary} ${way} ${table}`)).toContain('title');
      await client.query(`update ${table} set ${hide} where id = $1`, [id]);
      hidden.push({ table, id, hide, show });
      if (slug === undefined) continue;
      const base = publicBases.get(table);
      if (base !== undefined) known.push(`${base}/${slug}`, `${base}/${id}`, `/social${base}/${slug}.png`);
    }
  }
  return hidden;
}

/** What visitors sent and what staff wrote: nothing of it is ever public. */
async function hideTheRest(): Promise<void> {
  const visitor = { name: `${canary} name`, email: `${canary}@example.com`, message: `${canary} message` };
  const spam = { ...visitor, website: 'https://spam.example' };
  for (const fields of [visitor, spam]) {
    const body = new URLSearchParams(fields).toString();
    expect((await sendRaw(server.url, '/contact', { method: 'POST', headers: formType, body })).status).toBe(303);
  }
  const { rows } = await client.query<{ id: string }>('select id from contact_messages');
  expect(rows.length).toBe(2);
  for (const { id } of rows) await plantText(client, 'contact_messages', id, `${canary} inbox`);
  const text = `${canary} staff`;
  await client.query(`insert into profiles (id, name, email, role) values ('c', $1, $1, 'editor')`, [text]);
  await client.query('insert into reply_templates (name, subject, body) values ($1, $1, $1)', [text]);
  await client.query(`insert into settings (key, value) values ('canary', $1)`, [JSON.stringify(text)]);
  await client.query('insert into newsletter_subscribers (email) values ($1)', [`${canary}-reader@example.com`]);
  await client.query(
    `insert into uploads (path, bucket, original_name, alt, width, height, bytes)
     values ('/uploads/blog-images/1763719200000-k3x9q2ab7c1d-60x40.png', 'blog-images', $1, $1, 60, 40, 100)`,
    [text],
  );
}

/** Everything that an address answers with, headers included. */
async function answerOf(path: string): Promise<string> {
  const { headers, body } = await sendRaw(server.url, path);
  return `${JSON.stringify(headers)}\n${body}`;
}

/** Every address of the site as pages and as data for pages, what is made for machines, searches, and errors. */
async function everyAddress(): Promise<string[]> {
  const pages = [...(await crawl(server.url)).keys()].filter((path) => !path.startsWith('/admin'));
  expect(pages.length).toBeGreaterThan(100);
  const data = pages.filter((path) => !/[?.]/.test(path)).map((path) => `${path === '/' ? '/_root' : path}.data`);
  const searched = ['/search', ...publicBases.values()].flatMap((path) => [
    `${path}?q=${canary}`,
    `${path}.data?q=${canary}`,
  ]);
  const forMachines = [...feedPaths, '/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/healthz', '/readyz'];
  const errors = ['/none', '/blog/none', '/uploads/none.png', '/assets/none.js', '/%E0%A4%A'];
  return [...new Set([...pages, ...data, ...searched, ...forMachines, ...errors, ...known])];
}

/** As it was planted, which is more than what a search repeats of its question. */
const song = new RegExp(`${canary} (?:unpublished|binned|scheduled|past|inbox|staff|name|message)|${canary}[\\w-]*@`);

async function whereItSings(paths: readonly string[]): Promise<string[]> {
  const singing: string[] = [];
  for (const path of paths) if (song.test(await answerOf(path))) singing.push(path);
  return singing;
}

/** Tells the server, as another process would, that something was saved; waits until its pages are made anew. */
async function announce(status: number): Promise<void> {
  await client.query(`select pg_notify('content_changed', 'another process')`);
  const path = known[0] ?? '';
  await until('The pages being made anew', async () =>
    (await sendRaw(server.url, path)).status === status ? true : undefined,
  );
}

it('Nothing that is not published is in any answer to a visitor, and all of it is once it is', async () => {
  // Every page is in the cache first, so that a copy of before would be heard.
  await crawl(server.url);
  const hidden = await hideRecords();
  await hideTheRest();
  await announce(404);
  expect(await whereItSings(await everyAddress())).toEqual([]);
  // The same records, shown: it would have been heard.
  for (const { table, id, show } of hidden) await client.query(`update ${table} set ${show} where id = $1`, [id]);
  await announce(200);
  const records = known.filter((path) => !path.startsWith('/social/'));
  const singing = await whereItSings([...records, '/sitemap.xml', ...feedPaths]);
  // A slug leads to its page, an id to the slug.
  const slugs = records.filter((_path, index) => index % 2 === 0);
  expect(singing).toEqual([...slugs, ...feedPaths]);
}, 240_000);
