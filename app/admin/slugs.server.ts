import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { RecordTable } from '~/collections/record-binding.server';
import type { Executor } from '~/db/client.server';
import { slugify } from '~/lib/slug';

/**
 * The address of a record. It follows the title while the record is a draft; once published it stays, so that links to
 * it keep working. Titles without Latin letters or digits get a short random one.
 */
export async function slugFor(
  executor: Executor,
  table: RecordTable,
  title: string,
  existing: Record<string, unknown> | null,
): Promise<string> {
  const current = existing ? String(existing.slug) : null;
  if (current && (existing?.status === 'published' || existing?.title === title)) return current;
  const wanted = slugify(title) || `untitled-${randomBytes(3).toString('hex')}`;
  const rows = await executor
    .select({ slug: table.slug })
    .from(table)
    .where(
      sql`(${table.slug} = ${wanted} or ${table.slug} ~ ${`^${wanted}-[0-9]+$`}) and ${table.slug} is distinct from ${current}`,
    );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
  }
}

/** Whether a write failed because somebody else took the slug first. */
export function isSlugTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && (constraint ?? '').endsWith('_slug_key');
}
