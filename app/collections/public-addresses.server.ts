import { type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { publicCollections } from './public-records.server';

export interface PublicAddress {
  path: string;
  changedAt: Date;
}

function addresses(): SQL {
  const parts = publicCollections.map(
    ({ base, table, isPublic, isCanonical, changedAt }) =>
      sql`select ${base}::text as base, ${table.slug} as slug, ${changedAt} as changed_at from ${table} where ${isPublic} and ${isCanonical}`,
  );
  return sql.join(parts, sql` union all `);
}

/** How many records have an address of their own, and when any of each list last changed. */
export async function countPublicAddresses(): Promise<{ count: number; lists: Map<string, Date> }> {
  const { rows } = await orm().execute<{ base: string; count: number; changed_at: string | Date }>(
    sql`select base, count(*)::int as count, max(changed_at) as changed_at from (${addresses()}) as each_record group by base`,
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    lists: new Map(rows.map(({ base, changed_at: at }) => [base, new Date(at)])),
  };
}

/** A part of them, in an order that stays. */
export async function readPublicAddresses(offset: number, limit: number): Promise<PublicAddress[]> {
  const { rows } = await orm().execute<{ path: string; changed_at: string | Date }>(
    sql`select base || '/' || slug as path, changed_at from (${addresses()}) as each_record
      order by base, slug limit ${limit} offset ${offset}`,
  );
  return rows.map(({ path, changed_at: at }) => ({ path, changedAt: new Date(at) }));
}
