import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, getTableColumns, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deletePicture, deleteUnused } from '~/admin/media/delete-pictures.server';
import { addPicture, describePicture } from '~/admin/media/describe-picture.server';
import { findPicture, listLibrary, readLibraryState } from '~/admin/media/library.server';
import { pictureIdOf } from '~/admin/media/picture-writes.server';
import { replacePicture } from '~/admin/media/replace-picture.server';
import { saveRecord } from '~/admin/records.server';
import { findPublishedBlogPost } from '~/collections/blog_posts/blog_posts.queries.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { boundCollections } from '~/collections/registry.server';
import { websiteContentTable } from '~/collections/website_content/website_content.table.server';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import type { Role, Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { findReplacement } from '~/server/uploads/former-uploads.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { formerUploads, uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver } from '../support/drivers.ts';
import { redAndBlue } from '../support/sample-pictures.ts';
import { formOf, sampleOf } from './contract-kit';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

function person(role: Role): Staff {
  return { id: `a-${role}`, name: `An ${role}`, email: `${role}@quzones.test`, role };
}

const editor = person('editor');
const requestId = 'a-request';

eachDriver('The media library', (kit) => {
  let handle: DatabaseHandle;
  let bytes: Buffer;
  let wide: Buffer;

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    place.folder = fresh.dataDirectory;
    handle = await openDatabase(fresh);
    setDatabase(handle);
    bytes = await redAndBlue(64, 48).jpeg().toBuffer();
    wide = await redAndBlue(90, 30).png().toBuffer();
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

  it('knows a picture in every text of every collection, whoever wrote it there', async () => {
    const { id, path } = await add();
    for (const collection of boundCollections) {
      const form = formOf(sampleOf(collection).form);
      const request = { collection, staff: editor, requestId: 'test', id: null, form };
      expect(await saveRecord(request), collection.declaration.name).toMatchObject({ ok: true });
    }
    const engine = new Set(['id', 'slug', 'status', 'createdBy', 'deletedBy', 'searchText']);
    let looked = 0;
    for (const { table, declaration } of boundCollections) {
      expect(await orm().select({ id: table.id }).from(table), declaration.name).toHaveLength(1);
      for (const [name, column] of Object.entries(getTableColumns(table))) {
        const isText = column.dataType === 'string' && column.columnType === 'PgText' && !column.enumValues?.length;
        const isJson = column.dataType === 'json';
        if ((!isText && !isJson) || column.generated || engine.has(name)) continue;
        const [before] = await orm().select().from(table);
        const text = name === 'content' ? `<p><img src="${path}" alt=""></p>` : path;
        await orm()
          .update(table)
          .set({ [name]: isJson ? { background: { src: path } } : text });
        expect(await usesOf(id), `${declaration.name}.${name}`).toMatchObject({ total: 1 });
        await orm()
          .update(table)
          .set({ [name]: (before as Record<string, unknown>)[name] });
        expect((await usesOf(id))?.total, `${declaration.name}.${name} without it`).toBe(0);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(40);
  });

  it('says where a picture is used: which fields, whether visitors see it, and whether it is in the bin', async () => {
    const { id, path } = await add();
    const post = await writePost({ featuredImage: path, content: `<p>x</p><img src="${path}" alt="own">` });
    await writePost({ title: 'Binned', slug: 'binned', socialImage: path, deletedAt: new Date() });
    await orm()
      .insert(websiteContentTable)
      .values({ pageName: 'about', sectionKey: 'mission', title: 'Section', metadata: { picture: path } });
    expect(await usesOf(id)).toEqual({
      total: 3,
      shown: [
        {
          tab: 'Blog',
          title: 'A post',
          state: { label: 'Published', tone: 'success' },
          fields: ['Content', 'Featured image'],
          editPath: `/admin/blog/${post}`,
          publicPath: '/blog/a-post',
        },
        {
          tab: 'Blog',
          title: 'Binned',
          state: { label: 'In the bin', tone: 'neutral' },
          fields: ['Social image'],
          editPath: '/admin/blog/bin',
          publicPath: null,
        },
        expect.objectContaining({ tab: 'Content', title: 'Section', fields: ['Metadata'], publicPath: '/about' }),
      ],
    });
    expect((await library()).cards[0]).toMatchObject({ id, uses: 3 });
  });

  it('finds by name and description, and lists what nobody described and what nobody uses', async () => {
    const harbour = await add('harbour.jpg', 'Boats at rest');
    const crane = await add('crane.jpg');
    await writePost({ featuredImage: crane.path });
    const names = async (address: string) => (await library(address)).cards.map(({ name }) => name);
    expect(await names('')).toEqual(['crane.jpg', 'harbour.jpg']);
    expect(await names('q=HARBOUR')).toEqual(['harbour.jpg']);
    expect(await names('q=boats+at')).toEqual(['harbour.jpg']);
    expect(await names('show=no-alt')).toEqual(['crane.jpg']);
    expect(await names('show=unused')).toEqual(['harbour.jpg']);
    expect(await names('bucket=insight-images')).toEqual([]);
    expect(await names('sort=name')).toEqual(['crane.jpg', 'harbour.jpg']);
    expect(await names('sort=nonsense&show=nonsense&page=x%00')).toHaveLength(2);
    expect((await library('q=jpg')).counts).toEqual({ all: 2, 'no-alt': 1, unused: 1 });
    expect(harbour.id).not.toBe(crane.id);
  });

  it('keeps a description and a focal point, which the public page shows at once, with who changed what', async () => {
    const { id, path } = await add();
    await writePost({ featuredImage: path });
    const values = { alt: '  A boat on a river ', focalX: '25', focalY: '80.5' };
    expect(await describePicture({ staff: editor, requestId, id, values })).toMatchObject({ ok: true });
    expect((await findPublishedBlogPost('a-post'))?.featuredPicture).toEqual({
      alt: 'A boat on a river',
      focalX: 0.25,
      focalY: 0.805,
    });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      actorName: 'An editor',
      action: 'update',
      collection: 'uploads',
      changes: { alt: { before: null, after: 'A boat on a river' }, focalX: { before: 0.5, after: 0.25 } },
    });
    await describePicture({ staff: editor, requestId, id, values: { alt: '', decorative: 'on' } });
    expect((await findPublishedBlogPost('a-post'))?.featuredPicture).toMatchObject({ alt: '', focalX: 0.25 });
    expect((await library('show=no-alt')).total).toBe(0);
    await describePicture({ staff: editor, requestId, id, values: { alt: ' ' } });
    expect((await library('show=no-alt')).total).toBe(1);
  });

  it.each([
    ['a text that is too long', { alt: 'x'.repeat(501) }, 'Alt text can have at most 500 characters.'],
    ['a NUL', { alt: 'a\0b' }, "Alt text must not contain characters that can't be stored."],
    ['a repeated field', { alt: ['a', 'b'] }, 'Alt text was not sent as one text. Please enter it again.'],
    ['a focal point outside', { alt: '', focalX: '101' }, 'The focal point is given by two numbers from 0 to 100.'],
    ['words for a number', { alt: '', focalY: 'top' }, 'The focal point is given by two numbers from 0 to 100.'],
  ])('refuses %s with a sentence', async (_what, values, sentence) => {
    const { id } = await add();
    const outcome = await describePicture({ staff: editor, requestId, id, values });
    expect(outcome).toMatchObject({ ok: false, status: 422, toast: { description: sentence } });
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['create']);
  });

  it('finds a picture by its path, and none by what is no path', async () => {
    const { id, path } = await add();
    expect(await pictureIdOf(path)).toBe(id);
    for (const other of ['', '\0', `${path}\0`, '/uploads/x', `'`]) expect(await pictureIdOf(other)).toBeNull();
  });

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

  it.each([
    ['nobody', null, 401],
    ['somebody without a role', person('none'), 403],
  ] as const)('refuses %s everything, and nothing changes', async (_who, staff, status) => {
    const { id } = await add();
    const before = [await orm().select().from(uploads), await files()];
    const attempts = [
      describePicture({ staff, requestId, id, values: { alt: 'x' } }),
      replacePicture({ staff, requestId, id, file: newFile() }),
      deletePicture({ staff, requestId, id }),
      deleteUnused({ staff, requestId }),
    ];
    for (const outcome of await Promise.all(attempts)) expect(outcome).toMatchObject({ ok: false, status });
    const upload = { bucket: 'blog-images', bytes, originalName: 'x.jpg' } as const;
    await expect(addPicture(staff, upload)).rejects.toMatchObject({ status });
    expect([await orm().select().from(uploads), await files()]).toEqual(before);
  });

  it.each(['editor', 'admin'] as const)('lets an %s do everything', async (role) => {
    const staff = person(role);
    const { id } = await addPicture(staff, { bucket: 'blog-images', bytes, originalName: 'x.jpg' });
    expect(await describePicture({ staff, requestId, id, values: { alt: 'x' } })).toMatchObject({ ok: true });
    expect(await replacePicture({ staff, requestId, id, file: newFile() })).toMatchObject({ ok: true });
    expect(await deletePicture({ staff, requestId, id })).toMatchObject({ ok: true });
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "'; drop table uploads"])(
    'answers 404 for the id %j',
    async (id) => {
      const answers = await Promise.all([
        describePicture({ staff: editor, requestId, id, values: { alt: 'x' } }),
        replacePicture({ staff: editor, requestId, id, file: newFile() }),
        deletePicture({ staff: editor, requestId, id }),
      ]);
      expect(answers.map((answer) => ('status' in answer ? answer.status : 200))).toEqual([404, 404, 404]);
      expect(await findPicture(id)).toBeNull();
    },
  );

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
