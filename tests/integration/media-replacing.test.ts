import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { findPicture } from '~/admin/media/library.server';
import { replacePicture } from '~/admin/media/replace-picture.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { websiteContentTable } from '~/collections/website_content/website_content.table.server';
import { orm } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import { findReplacement } from '~/server/uploads/former-uploads.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { eachDriver } from '../support/drivers.ts';
import { editor, requestId, useMedia } from './media-kit';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

eachDriver('The media library', (kit) => {
  const { add, files, usesOf, library, newFile, writePost, auditOf } = useMedia(kit, place);

  it('replaces a picture in all fields and texts at once; former files go, former addresses lead on', async () => {
    const { id, path } = await add();
    const small = `/uploads/blog-images/${pictureFileNames(path)[0]}`;
    const content = `<figure><img src="${path}" alt="own" width="64" height="48"></figure><p>https://x.test${small}</p>`;
    const post = await writePost({ featuredImage: path, content, deletedAt: null });
    const binned = await writePost({ slug: 'binned', socialImage: path, deletedAt: new Date() });
    await orm()
      .insert(websiteContentTable)
      .values({ pageName: 'about', sectionKey: 'mission', metadata: { list: [{ src: path }] } });
    const outcome = await replacePicture({ staff: editor, requestId, id, file: newFile() });
    expect(outcome).toMatchObject({
      ok: true,
      toast: { description: 'Picture replaced. The new one is shown in 3 places.' },
    });
    const now = (await findPicture(id))?.picture;
    expect(now).toMatchObject({ name: 'wide.png', width: 90, height: 30 });
    expect(now?.path).not.toBe(path);
    const [row] = await orm().select().from(blogPostsTable).where(eq(blogPostsTable.id, post));
    expect(row).toMatchObject({
      featuredImage: now?.path,
      content: `<figure><img src="${now?.path}" alt="own" width="90" height="30"></figure><p>https://x.test${now?.path}</p>`,
      revision: 2,
    });
    const [inBin] = await orm().select().from(blogPostsTable).where(eq(blogPostsTable.id, binned));
    expect(inBin?.socialImage).toBe(now?.path);
    expect((await orm().select().from(websiteContentTable))[0]?.metadata).toEqual({ list: [{ src: now?.path }] });
    expect((await auditOf(post)).at(-1)?.changes).toMatchObject({ featuredImage: { before: path, after: now?.path } });
    expect((await auditOf(id)).at(-1)?.changes).toMatchObject({ path: { before: path, after: now?.path } });
    expect(new Set(await files())).toEqual(new Set(pictureFileNames(now?.path ?? '')));
    expect(await findReplacement(path)).toBe(now?.path);
    expect(await findReplacement(small)).toBe(now?.path);
    expect((await usesOf(id))?.total).toBe(3);
  });

  it('keeps a name that somebody gave the picture; that of a file gives way to that of the new file', async () => {
    const named = await add('Boats at dawn');
    const asFile = await add('IMG_2041.JPG');
    for (const { id } of [named, asFile]) await replacePicture({ staff: editor, requestId, id, file: newFile() });
    expect((await findPicture(named.id))?.picture).toMatchObject({ name: 'Boats at dawn', width: 90 });
    expect((await auditOf(named.id)).at(-1)?.changes).not.toHaveProperty('originalName');
    expect((await findPicture(asFile.id))?.picture.name).toBe('wide.png');
  });

  it('counts a former address as a use, and replaces it the next time', async () => {
    const { id, path } = await add();
    await replacePicture({ staff: editor, requestId, id, file: newFile() });
    const post = await writePost({ featuredImage: path });
    expect((await usesOf(id))?.total).toBe(1);
    expect((await library('show=unused')).total).toBe(0);
    await replacePicture({ staff: editor, requestId, id, file: newFile() });
    const [row] = await orm().select().from(blogPostsTable).where(eq(blogPostsTable.id, post));
    expect(row?.featuredImage).toBe((await findPicture(id))?.picture.path);
  });

  it('leaves everything as it was when a replacement fails, whatever fails', async () => {
    const { id, path } = await add();
    await writePost({ featuredImage: path });
    const before = await files();
    const text = new File(['no picture'], 'x.png', { type: 'image/png' });
    expect(await replacePicture({ staff: editor, requestId, id, file: text })).toMatchObject({
      status: 415,
      toast: { title: 'Invalid file type', description: 'Please upload an image file' },
    });
    await orm().execute('alter table audit_log rename to audit_log_away');
    try {
      const failed = await replacePicture({ staff: editor, requestId, id, file: newFile() });
      expect(failed).toMatchObject({
        status: 500,
        toast: { description: 'Failed to upload image. Please try again.' },
      });
    } finally {
      await orm().execute('alter table audit_log_away rename to audit_log');
    }
    expect((await findPicture(id))?.picture.path).toBe(path);
    expect((await orm().select().from(blogPostsTable))[0]?.featuredImage).toBe(path);
    const withLeftovers = await files();
    expect(withLeftovers).toEqual(expect.arrayContaining(before));
    expect(withLeftovers.length).toBeGreaterThan(before.length);
    await add();
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const file of await files()) {
      await utimes(join(place.folder, 'uploads', 'blog-images', file), twoHoursAgo, twoHoursAgo);
    }
    await mendUploads();
    expect((await files()).filter((file) => withLeftovers.includes(file))).toEqual(before);
  });
});
