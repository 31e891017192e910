import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import type { Count } from './count';

/** How many rows of a table fulfil each condition; at most `most` of each are counted. One question to the database. */
export async function countUpTo(table: PgTable, conditions: (SQL | undefined)[], most?: number): Promise<Count[]> {
  const limit = most === undefined ? sql`` : sql`limit ${most + 1}`;
  const columns = conditions.map(
    (where, index) =>
      sql`(select count(*) from (select 1 from ${table} where ${where ?? sql`true`} ${limit}) as counted)::int
        as ${sql.identifier(`count_${index}`)}`,
  );
  const { rows } = await orm().execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return conditions.map((_, index) => {
    const counted = rows[0]?.[`count_${index}`] ?? 0;
    const more = most !== undefined && counted > most;
    return { rows: more ? most : counted, more };
  });
}

export async function countRows(table: PgTable, where: SQL | undefined, most?: number): Promise<Count> {
  const [count] = await countUpTo(table, [where], most);
  return count ?? { rows: 0, more: false };
}
