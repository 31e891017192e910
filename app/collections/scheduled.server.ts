import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { ScheduleLook } from '~/server/content-version.server';
import { stands } from './published.server';
import type { BoundCollection } from './record-binding.server';
import { boundCollections } from './registry.server';

type Scheduled = Pick<BoundCollection, 'declaration' | 'table' | 'schedule'>;

/**
 * When time alone shows or hides a record of any of these collections: the first such moment after `seenUntil`, a `now` of
 * an earlier answer, or else from now on. One query for all of them: it runs after every save.
 */
export async function nextScheduled(
  seenUntil: string | null = null,
  collections: readonly Scheduled[] = boundCollections,
): Promise<ScheduleLook> {
  // A clock that was set back has not been there yet.
  const since = seenUntil === null ? sql`now()` : sql`least(${seenUntil}::timestamptz, now())`;
  const moments = collections.flatMap((collection) => {
    const waiting = hasPublicStatus(collection);
    const firstOf = (moment: SQLWrapper) =>
      sql`(select min(${moment}) from ${collection.table} where ${waiting} and ${moment} > ${since})`;
    return collection.schedule.map(firstOf);
  });
  // Of moments that are not there `least` takes no notice.
  const first = sql`least(${sql.join([sql`null::timestamptz`, ...moments], sql`, `)})`;
  const wait = sql<string | null>`ceil(extract(epoch from ${first} - now()) * 1000)::text`;
  const [row] = await orm().select({ now: sql<string>`now()::text`, wait }).from(sql`(values (1)) as once`);
  return { now: row?.now ?? null, dueInMs: row?.wait == null ? null : Number(row.wait) };
}

function hasPublicStatus({ declaration, table }: Scheduled): SQL {
  return sql`${table.status} = ${declaration.publicStatus} and ${stands(table)}`;
}
