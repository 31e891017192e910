import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { deletePicture, deleteUnused } from '~/admin/media/delete-pictures.server';
import { addPicture, describePicture } from '~/admin/media/describe-picture.server';
import { findPicture } from '~/admin/media/library.server';
import { pictureIdOf } from '~/admin/media/picture-writes.server';
import { replacePicture } from '~/admin/media/replace-picture.server';
import { saveRecord } from '~/admin/records.server';
import { findPublishedBlogPost } from '~/collections/blog_posts/blog_posts.queries.server';
import { boundCollections } from '~/collections/registry.server';
import { websiteContentTable } from '~/collections/website_content/website_content.table.server';
import { orm } from '~/db/client.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver } from '../support/drivers.ts';
import { formOf, sampleOf } from './contract-kit';
import { bytes, editor, person, requestId, useMedia } from './media-kit';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

eachDriver('The media library', (kit) => {
  const { add, files, usesOf, library, newFile, writePost, auditOf } = useMedia(kit, place);

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

  it('gives a picture another name, which the search knows, and its address stays', async () => {
    const { id, path } = await add('IMG_0042.jpg', 'A boat');
    const values = { name: ' Boat  at rest ', alt: 'A boat' };
    expect(await describePicture({ staff: editor, requestId, id, values })).toMatchObject({ ok: true });
    const { cards } = await library('q=boat+at+rest');
    expect(cards).toMatchObject([{ id, path, name: 'Boat at rest', alt: 'A boat' }]);
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'update',
      changes: { originalName: { before: 'IMG_0042.jpg', after: 'Boat at rest' } },
    });
    await describePicture({ staff: editor, requestId, id, values: { alt: 'Described without a name' } });
    expect((await findPicture(id))?.picture).toMatchObject({ name: 'Boat at rest', alt: 'Described without a name' });
  });

  it.each([
    ['a text that is too long', { alt: 'x'.repeat(501) }, 'Alt text can have at most 500 characters.'],
    ['no name', { name: ' ', alt: '' }, 'Name is required.'],
    ['a name that is too long', { name: 'x'.repeat(201), alt: '' }, 'Name can have at most 200 characters.'],
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
});
