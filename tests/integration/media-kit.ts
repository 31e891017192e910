import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { addPicture } from '~/admin/media/describe-picture.server';
import { findPicture, listLibrary, readLibraryState } from '~/admin/media/library.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { boundCollections } from '~/collections/registry.server';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { formerUploads, uploads } from '~/server/uploads/uploads.table.server';
import type { DriverKit } from '../support/drivers.ts';
import { redAndBlue } from '../support/sample-pictures.ts';

export function person(role: Role): Staff {
  return { id: `a-${role}`, name: `An ${role}`, email: `${role}@quzones.test`, role };
}

export const editor = person('editor');
export const requestId = 'a-request';

export const bytes = await redAndBlue(64, 48).jpeg().toBuffer();
const wide = await redAndBlue(90, 30).png().toBuffer();

/** A database and a folder for uploads, which the file's mock of `uploadsDirectory` reads from `place`; both are empty before each test. */
export function useMedia(kit: DriverKit, place: { folder: string }) {
  let handle: DatabaseHandle;

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    place.folder = fresh.dataDirectory;
    handle = await openDatabase(fresh);
    setDatabase(handle);
  });

  beforeEach(async () => {
    for (const { table } of boundCollections) await orm().delete(table);
    await orm().delete(uploads);
    await orm().delete(formerUploads);
    await rm(join(place.folder, 'uploads'), { recursive: true, force: true });
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle.close();
  });

  const add = (originalName = 'boat.jpg', alt: string | null = null) =>
    addPicture(editor, { bucket: 'blog-images', bytes, originalName, alt });
  const files = async (): Promise<string[]> => readdir(join(place.folder, 'uploads', 'blog-images')).catch(() => []);
  const usesOf = async (id: string) => (await findPicture(id))?.uses;
  const library = (address = '') => listLibrary(readLibraryState(new URLSearchParams(address)));
  const newFile = () => new File([new Uint8Array(wide)], 'wide.png', { type: 'image/png' });

  async function writePost(values: Partial<typeof blogPostsTable.$inferInsert> = {}): Promise<string> {
    const post = { title: 'A post', slug: 'a-post', excerpt: 'E', content: '<p>C</p>', author: 'A' };
    const [row] = await orm()
      .insert(blogPostsTable)
      .values({ ...post, status: 'published', publishDate: new Date('2025-01-01'), ...values })
      .returning({ id: blogPostsTable.id });
    return row?.id ?? '';
  }

  const auditOf = (recordId: string) =>
    orm().select().from(auditLog).where(eq(auditLog.recordId, recordId)).orderBy(auditLog.id);

  return { add, files, usesOf, library, newFile, writePost, auditOf };
}
