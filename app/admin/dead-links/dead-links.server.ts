import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { type PublicCollection, publicCollections } from '~/collections/public-records.server';
import { boundCollections } from '~/collections/registry.server';
import { type Orm, orm } from '~/db/client.server';
import { redirectOf } from '~/server/redirects/redirects.server';
import { redirects } from '~/server/redirects/redirects.table.server';
import { remembered } from '~/server/remembered-reads.server';
import { feedPaths } from '~/site/feed-links';
import { movedPages } from '~/site/moved-pages';
import { sitePages } from '~/site/site-map';
import { publicOf } from '../links-to.server';
import { readCardsOf } from '../record-list.server';
import { type RecordUse, recordUse } from '../record-use';
import type { DeadLink, DeadLinks } from './dead-links';

/** Files and machine-readable pages: nobody can link to a part of them that does not exist by a slip. */
const unchecked = '^/(?:(?:uploads|social|assets|admin)(?:/|$)|(?:sitemap|robots|favicon)\\.)';

const fixedPaths = [...sitePages.map(({ path }) => path), ...Object.keys(movedPages), ...feedPaths];

const mostLinks = 100;
/** Of each dead link. */
const mostTexts = 20;

/** Which of these paths of the site lead to no page that visitors can see now. Nothing but the path is looked at. */
export function findDeadLinks(paths: readonly string[]): Promise<string[]> {
  return filterPaths(paths, leadsNowhere(sql`given.path`));
}

/** Which of these paths have no page of their own that visitors can see now, wherever they may be redirected to. */
export function findUnpublished(paths: readonly string[], database: Pick<Orm, 'execute'> = orm()): Promise<string[]> {
  return filterPaths(paths, hasNoPage(sql`given.path`), database);
}

async function filterPaths(
  paths: readonly string[],
  condition: SQL,
  database: Pick<Orm, 'execute'> = orm(),
): Promise<string[]> {
  const written = new Map(paths.map((path) => [path, asStored(path)]));
  if (written.size === 0) return [];
  const { rows } = await database.execute<{ path: string }>(sql`
    select path from ${pathsOf([...new Set(written.values())])} where ${condition}`);
  const found = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => found.has(written.get(path) ?? path));
}

/** Without slashes at its end; NUL, which the database has no character for and no page in its address, as another one. */
function asStored(path: string): string {
  return (path.length > 1 ? path.replace(/\/+$/, '') : path).replaceAll('\0', '\ufffd');
}

/** How many addresses are linked to by public texts and lead nowhere, and those that most texts link to. */
export async function countDeadLinks(): Promise<{ total: number; most: { path: string; texts: number }[] }> {
  const links = fromTexts(
    ({ table, linkedPaths, isPublic }) => sql`select unnest(${linkedPaths}) as path from ${table} where ${isPublic}`,
  );
  const slugs = publicCollections.map(
    ({ base, table, isPublic }) =>
      sql`select ${`${base}/`}::text || ${table.slug} as path from ${table} where ${isPublic}`,
  );
  // Nearly every link leads to a record by its slug: those are sorted out together, what is left is looked up one by one.
  const { rows } = await orm().execute<{ path: string; texts: number; total: number }>(sql`
    with counted as (select path, count(*)::int as texts from (${links}) as links group by path),
    open as materialized (
      select path, texts from counted
      where not exists (select 1 from (${sql.join(slugs, sql` union all `)}) as pages where pages.path = counted.path)
    )
    select path, texts, count(*) over ()::int as total from open
    where ${leadsNowhere(sql`open.path`)} order by texts desc, path limit ${mostLinks}`);
  return { total: rows[0]?.total ?? 0, most: rows.map(({ path, texts }) => ({ path, texts })) };
}

/**
 * Every dead link in public texts, with the texts and with what could stand at its end. Kept until something is saved or
 * time alone changes what is public: it reads the links of all texts.
 */
export const reportDeadLinks = remembered(async (): Promise<DeadLinks> => {
  const { total, most } = await countDeadLinks();
  const paths = most.map(({ path }) => path);
  const [texts, targets] = await Promise.all([textsWith(paths), targetsOf(paths)]);
  const shown = most.map(
    ({ path, texts: count }): DeadLink => ({
      path,
      target: targets.get(path) ?? null,
      texts: { total: count, shown: texts.get(path) ?? [] },
    }),
  );
  return { total, shown };
});

/** The public texts that link to each of these paths, those first that were changed last. */
async function textsWith(paths: readonly string[]): Promise<Map<string, RecordUse[]>> {
  if (paths.length === 0) return new Map();
  const list = textArray(paths);
  const found = fromTexts(
    ({ table, linkedPaths, isPublic, source }) => sql`select ${source}::int as source, ${table.id} as id,
      ${table.updatedAt} as updated_at, unnest(${linkedPaths}) as path
      from ${table} where ${isPublic} and ${linkedPaths} && ${list}`,
  );
  const { rows } = await orm().execute<Found>(sql`
    select path, source, id, false as in_bin from (
      select *, row_number() over (partition by path order by updated_at desc, id) as place
      from (${found}) as links where path = any(${list})
    ) as placed where place <= ${mostTexts} order by path, place`);
  return usesByPath(rows);
}

/** The records that stand at these paths without visitors seeing them, the bin too. */
async function targetsOf(paths: readonly string[]): Promise<Map<string, RecordUse>> {
  if (paths.length === 0) return new Map();
  const everywhere = sources().map(({ collection, source }) => {
    const { table } = collection;
    const columns = sql`${table.id} as id, ${table.deletedAt} is not null as in_bin`;
    const ways = waysTo(collection, sql`path`, columns, sql`true`);
    return sql`select path, ${source}::int as source, id, in_bin from paths
      cross join lateral (${sql.join(ways, sql` union all `)} limit 1) as found
      where starts_with(path, ${`${collection.base}/`})`;
  });
  const { rows } = await orm().execute<Found>(sql`
    with paths as materialized (select path from ${pathsOf(paths)}) ${sql.join(everywhere, sql` union all `)}`);
  const uses = await usesByPath(rows);
  return new Map([...uses].flatMap(([path, [use]]) => (use ? [[path, use]] : [])));
}

/** The record at a path of this site, the bin too, whether or not visitors see it; null where none is. */
export async function findRecordAt(path: string): Promise<RecordUse | null> {
  const stored = asStored(path).toLowerCase();
  return (await targetsOf([stored])).get(stored) ?? null;
}

interface Found extends Record<string, unknown> {
  path: string;
  /** Place of the collection in the registry. */
  source: number;
  id: string;
  in_bin: boolean;
}

async function usesByPath(rows: readonly Found[]): Promise<Map<string, RecordUse[]>> {
  const uses = new Map<string, RecordUse>();
  const binned = new Set(rows.flatMap(({ id, in_bin }) => (in_bin ? [id] : [])));
  for (const [index, bound] of boundCollections.entries()) {
    const ids = [...new Set(rows.flatMap(({ source, id }) => (source === index ? [id] : [])))];
    for (const card of await readCardsOf(bound, ids)) {
      uses.set(card.id, recordUse(bound.declaration, card, { inBin: binned.has(card.id) }));
    }
  }
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return new Map([...byPath].map(([path, found]) => [path, found.flatMap(({ id }) => uses.get(id) ?? [])]));
}

/** True of a path at which visitors find nothing now, and which is not redirected either. */
function leadsNowhere(path: SQL): SQL {
  const target = sql`coalesce(nullif(rtrim(lower(led.target), '/'), ''), '/')`;
  // What leads on everything below a path does so whether or not there is something at the other end.
  const further = sql`exists (select 1 from ${redirects} where ${redirects.path} = ${target})`;
  return sql`(${hasNoPage(path)} and not exists (
    select 1 from ${redirectOf(path)} as led
    where led.own or not starts_with(led.target, '/') or not ${hasNoPage(target)} or ${further}))`;
}

function hasNoPage(path: SQL): SQL {
  const records = publicCollections.map((collection) => {
    const ways = waysTo(collection, path, sql`1`, collection.isPublic).map((way) => sql`exists (${way})`);
    return sql`(starts_with(${path}, ${`${collection.base}/`}) and (${sql.join(ways, sql` or `)}))`;
  });
  return sql`(${path} <> all(${textArray(fixedPaths)}) and ${path} !~ ${unchecked} and not (${sql.join(records, sql` or `)}))`;
}

/** The queries for the record that a path of its collection leads to: by its slug, by its id, and by a former slug. */
function waysTo({ table, base }: PublicCollection, path: SQL, columns: SQL, which: SQL): SQL[] {
  const name = sql`substr(${path}, ${base.length + 2}::int)`;
  const id = sql`case when ${name} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${name}::uuid end`;
  return [
    sql`(select ${columns} from ${table} where ${table.slug} = ${name} and ${which})`,
    sql`(select ${columns} from ${table} where ${table.id} = ${id} and ${which})`,
    sql`(select ${columns} from ${formerSlugsTable} join ${table} on ${table.id} = ${formerSlugsTable.recordId}
      where ${formerSlugsTable.collection} = ${getTableName(table)} and ${formerSlugsTable.slug} = ${name} and ${which})`,
  ];
}

interface Source {
  /** Place in the registry. */
  source: number;
  collection: PublicCollection;
}

/** Every collection with public pages, with its place in the registry. */
function sources(): Source[] {
  return boundCollections.flatMap((bound, source) => {
    const collection = publicOf(bound);
    return collection ? [{ source, collection }] : [];
  });
}

/** One query for each collection whose texts have links, together. */
function fromTexts(
  query: (columns: {
    table: PublicCollection['table'];
    linkedPaths: AnyPgColumn;
    isPublic: SQL;
    source: number;
  }) => SQL,
): SQL {
  const queries = sources().flatMap(({ source, collection: { table, isPublic } }) =>
    table.linkedPaths ? [query({ table, linkedPaths: table.linkedPaths, isPublic, source })] : [],
  );
  return sql.join(queries, sql` union all `);
}

function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}]::text[]`;
}

function pathsOf(paths: readonly string[]): SQL {
  return sql`unnest(${textArray(paths)}) as given(path)`;
}
