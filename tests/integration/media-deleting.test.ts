import { join } from 'node:path';
import { eq, isNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { deletePicture, deleteUnused } from '~/admin/media/delete-pictures.server';
import { replacePicture } from '~/admin/media/replace-picture.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { orm } from '~/db/client.server';
import { findReplacement } from '~/server/uploads/former-uploads.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { formerUploads, uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver } from '../support/drivers.ts';
import { editor, requestId, useMedia } from './media-kit';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

eachDriver('The media library', (kit) => {
  const { add, files, library, newFile, writePost, auditOf } = useMedia(kit, place);

  it('refuses to delete a picture in use and says where; unused ones go with their files', async () => {
    const { id, path } = await add();
    const post = await writePost({ title: 'Showing it', featuredImage: path, deletedAt: new Date() });
    const refusal = await deletePicture({ staff: editor, requestId, id });
    expect(refusal).toMatchObject({ ok: false, status: 409, uses: { total: 1 } });
    expect(refusal.toast.description).toBe(
      'This picture is used in 1 place, so it was not deleted: “Showing it” (Blog). Replace it, or take it out there first.',
    );
    expect(await files()).toHaveLength(3);
    await orm().delete(blogPostsTable).where(eq(blogPostsTable.id, post));
    expect(await deletePicture({ staff: editor, requestId, id })).toMatchObject({ ok: true });
    expect(await files()).toEqual([]);
    expect(await findReplacement(path)).toBeNull();
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'delete', changes: { path: { before: path } } });
    expect(await deletePicture({ staff: editor, requestId, id })).toMatchObject({ status: 404 });
  });

  it('deletes all unused pictures older than a day, and says truthfully how many', async () => {
    const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const used = await add('used.jpg');
    await add('old.jpg');
    await orm().update(uploads).set({ createdAt: dayBefore });
    await add('young.jpg');
    const almostADay = new Date(Date.now() - 23 * 60 * 60 * 1000);
    await orm().update(uploads).set({ createdAt: almostADay }).where(eq(uploads.originalName, 'young.jpg'));
    await writePost({ content: `<img src="${used.path}" alt="">` });
    const outcome = await deleteUnused({ staff: editor, requestId });
    expect(outcome.toast.description).toBe('1 picture deleted. 1 picture kept, because they are younger than a day.');
    expect((await library('sort=name')).cards.map(({ name }) => name)).toEqual(['used.jpg', 'young.jpg']);
    // Behind the end is the last page: all of what was there may just have been deleted.
    expect((await library('sort=name&page=2')).cards).toHaveLength(2);
    const again = await deleteUnused({ staff: editor, requestId });
    expect(again.toast.description).toContain('No picture was deleted.');
  });

  it('removes at the next start what a crash after the commit left behind', async () => {
    const { id, path } = await add();
    const left = await files();
    await orm().delete(uploads).where(eq(uploads.id, id));
    await orm().insert(formerUploads).values({ stem: 'x', path });
    expect(await files()).toEqual(left);
    await mendUploads();
    expect(await files()).toEqual([]);
    expect(await orm().$count(formerUploads, isNull(formerUploads.filesRemovedAt))).toBe(0);
  });

  it('keeps a picture and its use together when both are tried at once', async () => {
    const { id, path } = await add();
    const [deleted] = await Promise.all([
      deletePicture({ staff: editor, requestId, id }),
      replacePicture({ staff: editor, requestId, id, file: newFile() }),
    ]);
    const left = await orm().select().from(uploads);
    expect(deleted.ok).toBe(true);
    expect(left).toEqual([]);
    expect(await files()).not.toContain(path.split('/').at(-1));
  });
});
