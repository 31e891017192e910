import { getTableName, sql } from 'drizzle-orm';
import { findByFormerSlug } from '~/collections/former-slugs.server';
import { type PublicCollection, publicCollections } from '~/collections/public-records.server';
import { identifiedBy } from '~/collections/published.server';
import { orm } from '~/db/client.server';
import { feedPaths } from '~/site/feed-links';
import { movedPages } from '~/site/moved-pages';
import { findPage } from '~/site/site-map';

/** Files and machine-readable pages: nobody can link to a part of them that does not exist by a slip. */
const unchecked = /^\/(?:uploads|social|assets|admin|sitemap|robots\.txt|favicon)/;

/** Which of these paths of the site lead to no page that visitors can see now. Nothing but the path is looked at. */
export async function findDeadLinks(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map(async (path) => ((await leadsSomewhere(path)) ? [] : [path])));
  return found.flat();
}

async function leadsSomewhere(written: string): Promise<boolean> {
  const path = written.length > 1 ? written.replace(/\/+$/, '') : written;
  if (findPage(path) || movedPages[path] || feedPaths.includes(path) || unchecked.test(path)) return true;
  const at = path.lastIndexOf('/');
  const collection = publicCollections.find(({ base }) => base === path.slice(0, at));
  if (!collection) return false;
  const name = path.slice(at + 1);
  return (await isPublicRecord(collection, name)) || (await hasMoved(collection, name));
}

async function isPublicRecord({ table, isPublic }: PublicCollection, idOrSlug: string): Promise<boolean> {
  const identified = identifiedBy(table, idOrSlug);
  if (!identified) return false;
  const rows = await orm().select({ one: sql`1` }).from(table).where(sql`${identified} and ${isPublic}`).limit(1);
  return rows.length > 0;
}

/** A former address leads on as long as the record that had it is public. */
async function hasMoved(collection: PublicCollection, slug: string): Promise<boolean> {
  const id = await findByFormerSlug(getTableName(collection.table), slug);
  return id !== null && isPublicRecord(collection, id);
}
