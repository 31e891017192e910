import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '~/db/client.server';
import type { MigratedDatabase } from './drivers.ts';

/** Fills the insights with so many published records, all of which speak of annealing, four kinds of titles among them. */
export async function addManyInsights({ orm }: Pick<DatabaseHandle, 'orm'>, count: number): Promise<void> {
  await inParts(1, count, (first, last) =>
    orm.execute(sql`
    insert into insights (slug, title, excerpt, content, author, status, publish_date)
    select 'record-' || n, 'Study number ' || n || ' of ' || (array['routing', 'noise', 'imaging', 'tariffs'])[1 + n % 4],
      'What we measured in series ' || n % 97, repeat('<p>Quantum annealing of schedule ' || n || ' with care.</p> ', 12),
      'Research team', 'published', now() - n * interval '1 minute'
    from generate_series(${first}::int, ${last}::int) as n`),
  );
  await orm.execute(sql`vacuum analyze insights`);
}

/** A statement that takes too long is stopped, also on a machine that has other things to do. */
async function inParts(
  from: number,
  to: number,
  add: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  const most = 5_000;
  for (let first = from; first <= to; first += most) await add(first, Math.min(first + most - 1, to));
}

/**
 * Fills the insights with so many records as a tab has them: one in twenty a draft, one in a thousand scheduled, in no order.
 * "annealing" is in all of them, "imaging" in a quarter, "series 4711" in a handful. "Tag 3" has a seventh of them, "Topic 51"
 * one in eight thousand, and a category of insights as many.
 */
export function addVariedInsights(database: MigratedDatabase, count: number): Promise<void> {
  return addVaried(database, 'insights', 1, count);
}

/** The same for the records with these numbers, from the first to the last, of either kind of article. */
export async function addVaried(
  database: MigratedDatabase,
  name: 'insights' | 'blog_posts',
  from: number,
  to: number,
): Promise<void> {
  const { orm } = database;
  const table = sql.identifier(name);
  const [category, itsValue] =
    name === 'insights'
      ? [sql`, research_category`, sql`, case when n % 100 = 51 then 'Category ' || n / 100 % 83 end`]
      : [sql``, sql``];
  // Built once at the end, the slow indexes take seconds instead of minutes.
  const { rows: slow } = await orm.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = ${name} and indexdef like '%USING gin%'`);
  for (const index of slow) await orm.execute(sql`drop index ${sql.identifier(index.name)}`);
  await inParts(from, to, (first, last) =>
    orm.execute(sql`
    insert into ${table}
      (slug, title, excerpt, content, author, tags, status, publish_date, created_at, updated_at${category})
    select 'record-' || n, (array['Routing', 'Noise', 'Imaging', 'Tariffs'])[1 + n % 4] || ' study number ' || n,
      'What we measured in series ' || n % 9973,
      repeat('<p>Quantum annealing of schedule ' || n || ' with care.</p> ', 12), 'Research team',
      array['Tag ' || n % 7] || case when n % 100 = 51 then array['Topic ' || n / 100 % 83] else '{}' end,
      case when n % 20 = 0 then 'draft' else 'published' end,
      now() - n * case when n % 1000 = 7 then interval '-1 minute' else interval '1 minute' end,
      now() - (n::bigint * 7919 % ${to}::int) * interval '1 minute',
      now() - (n::bigint * 104729 % ${to}::int) * interval '1 minute'${itsValue}
    from generate_series(${first}::int, ${last}::int) as n`),
  );
  for (const { definition } of slow) await database.runLong(definition);
  await database.runLong(`vacuum analyze ${name}`);
}
