import { and, eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { formerSlugsTable } from './former-slugs.table.server';

/**
 * The id of the record that was once public under this slug, null if none was. Ask when no record has the slug now, and
 * lead to the address that the record has today; it may have gone back to draft since.
 * @param collection name of its declaration
 */
export async function findByFormerSlug(collection: string, slug: string): Promise<string | null> {
  const wanted = slug.toLowerCase().slice(0, 200).toWellFormed().replaceAll('\0', '');
  const [row] = await orm()
    .select({ id: formerSlugsTable.recordId })
    .from(formerSlugsTable)
    .where(and(eq(formerSlugsTable.collection, collection), eq(formerSlugsTable.slug, wanted)))
    .limit(1);
  return row?.id ?? null;
}
