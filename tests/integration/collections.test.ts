import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newForm } from '../../app/admin/new-form.server';
import { moveThroughBin } from '../../app/admin/record-bin.server';
import { listRecords, readListState } from '../../app/admin/record-list.server';
import { saveRecord } from '../../app/admin/records.server';
import { findRow } from '../../app/admin/stored-row.server';
import { unsavedRow } from '../../app/admin/unsaved-row.server';
import { originVersion } from '../../app/admin/versions/version';
import { findVersion, formOfVersion, listVersions } from '../../app/admin/versions/versions.server';
import { columnOf } from '../../app/collections/field-names';
import type { BoundCollection } from '../../app/collections/record-binding.server';
import { boundCollections } from '../../app/collections/registry.server';
import type { Staff } from '../../app/lib/roles';
import { auditLog } from '../../app/server/audit/audit.table.server';
import { contentVersion } from '../../app/server/content-version.server';
import { previewOf } from '../../app/site/preview/preview.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

/** What a page shows of the record itself, without what only saving gives it. */
function ownWords(preview: Awaited<ReturnType<typeof previewOf>>) {
  if (!preview) return null;
  const { page } = preview;
  if ('published' in page) return page;
  const [record, text] = 'article' in page ? [page.article, page.rendered] : [page.position, null];
  return { ...record, text, id: '', slug: '', createdAt: '', updatedAt: '', publishDate: '' };
}

const missing = '00000000-0000-4000-8000-000000000000';

/** The contract of every collection: what is added to the registry arrives tested. */
eachDriver('Every collection', (kit) => {
  const handle = useMigratedDatabase(kit);

  const save = (
    collection: BoundCollection,
    values: Record<string, string>,
    who: Staff | null,
    id: string | null = null,
  ) => saveRecord({ collection, staff: who, requestId: 'test', id, form: formOf(values) });

  async function storedWith(collection: BoundCollection, values: Record<string, string>) {
    const outcome = await save(collection, { ...sampleOf(collection).form, ...values }, staff('editor'));
    if (!outcome.ok) throw new Error('not stored');
    return findRow(handle.orm, collection, outcome.id);
  }

  async function created(collection: BoundCollection): Promise<string> {
    const outcome = await save(collection, sampleOf(collection).form, staff('editor'));
    if (!outcome.ok) throw new Error(`not created: ${JSON.stringify(outcome)}`);
    return outcome.id;
  }

  const names = boundCollections.map((collection) => [collection.declaration.name, collection] as const);

  const addressed = names.filter(([, { table }]) => table.slug !== undefined);

  it.each(names)('%s: an editor creates a record and is told so', async (_name, collection) => {
    const before = contentVersion();
    const outcome = await save(collection, sampleOf(collection).form, staff('editor'));
    expect(outcome).toMatchObject({
      ok: true,
      toast: { title: 'Success', description: collection.declaration.messages.created },
    });
    expect(contentVersion()).toBeGreaterThan(before);
  });

  it.each(names)('%s: a copy has the words of the other, and is not public as it stands', async (_name, collection) => {
    const id = await created(collection);
    const { status, title, ...form } = await newForm(collection, id);
    expect(title).toMatch(/ \(copy\)$/);
    const saved = await save(collection, { ...form, title: title ?? '', status: status ?? '' }, staff('editor'));
    if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved)}`);
    const row = await findRow(handle.orm, collection, saved.id);
    expect(row).toMatchObject({ status: expect.not.stringMatching(/^(published|active)$/) as string });
  });

  it.each(names)('%s: nobody else can write, and the database does not change', async (_name, collection) => {
    const id = await created(collection);
    const row = await findRow(handle.orm, collection, id);
    const { form } = sampleOf(collection);
    for (const [who, status] of [
      [null, 401],
      [staff('none'), 403],
    ] as const) {
      expect(await save(collection, { ...form, title: 'Changed' }, who, id)).toMatchObject({ ok: false, status });
      expect(await save(collection, form, who)).toMatchObject({ ok: false, status });
      expect(await moveThroughBin('delete', { collection, staff: who, requestId: 'test', id })).toMatchObject({
        ok: false,
        status,
      });
    }
    expect(await findRow(handle.orm, collection, id)).toEqual(row);
  });

  it.each(names)(
    '%s: somebody whose session ended reads the sentence of this collection',
    async (_name, collection) => {
      const outcome = await save(collection, sampleOf(collection).form, null);
      expect(outcome).toMatchObject({
        ok: false,
        toast: { title: 'Error', description: collection.declaration.messages.signedOut },
      });
    },
  );

  it.each(names)('%s: an invalid field is named, and nothing is stored', async (_name, collection) => {
    const { form, invalid } = sampleOf(collection);
    const rows = await handle.orm.$count(collection.table);
    const outcome = await save(collection, { ...form, [invalid.field]: invalid.value }, staff('admin'));
    expect(outcome).toMatchObject({ ok: false, status: 422 });
    if (outcome.ok) throw new Error('was stored');
    expect(Object.keys(outcome.submission?.error ?? {})).toEqual([invalid.field]);
    expect(await handle.orm.$count(collection.table)).toBe(rows);
  });

  it.each(names)('%s: a page looks before it is saved as it does afterwards', async (name, collection) => {
    const { form } = sampleOf(collection);
    const rows = await handle.orm.$count(collection.table);
    const typed = await unsavedRow({ collection, staff: staff('editor'), id: null, form: formOf(form) });
    if (!typed.ok) throw new Error(`not typed well: ${typed.problems.join(' ')}`);
    const before = await previewOf(name, typed.row);
    expect(await handle.orm.$count(collection.table)).toBe(rows);
    const known =
      'app/site/preview/preview.server.ts shows a page for this row, and `hasPreview` of the declaration says so';
    expect(before !== null, known).toBe(collection.declaration.hasPreview === true);
    const stored = await findRow(handle.orm, collection, await created(collection));
    const after = await previewOf(name, stored ?? {});
    expect(ownWords(before)).toEqual(ownWords(after));
  });

  it.each(names)('%s: every save can be brought back, published as the record is today', async (_name, collection) => {
    const { form } = sampleOf(collection);
    const { moves, publicStatus } = collection.declaration;
    const hidden = moves.find(({ to }) => to !== publicStatus)?.to ?? '';
    const id = await created(collection);
    await save(collection, { ...form, title: 'The second one' }, staff('editor'), id);
    await save(collection, { ...form, title: 'The third one', status: hidden }, staff('editor'), id);
    const { versions } = await listVersions(collection, id, { before: null, shown: null });
    expect(versions.map(({ isCurrent, changed }) => [isCurrent, changed?.includes('Title')])).toEqual([
      [true, true],
      [false, true],
      [false, undefined],
    ]);
    const current = (await findRow(handle.orm, collection, id)) ?? {};
    const now = collection.toForm(current);
    const dated = 'publish_when' in now ? { publish_when: 'keep' } : {};
    for (const [version, title] of [
      [versions[2], form.title],
      [versions[1], 'The second one'],
    ] as const) {
      const former = await findVersion(collection, current, version?.id ?? -1);
      expect(formOfVersion(collection, former?.row ?? {}, now)).toEqual({ ...now, ...dated, title });
    }
  });

  it.each(names)('%s: what was there before its first save can be brought back', async (_name, collection) => {
    const { form } = sampleOf(collection);
    const made = await created(collection);
    const stored = (await findRow(handle.orm, collection, made)) ?? {};
    await save(collection, { ...form, title: 'The second one' }, staff('editor'), made);
    const all = { before: null, shown: null };
    expect(await listVersions(collection, made, all)).toMatchObject({ hasOrigin: false });
    expect(await findVersion(collection, stored, originVersion)).toBeNull();

    // Like sample content: nobody created it.
    const slug = stored['slug'] === undefined ? {} : { slug: 'of-unknown-origin' };
    const id = randomUUID();
    await handle.orm.insert(collection.table).values({ ...stored, ...slug, id });
    await save(collection, { ...form, title: 'The second one' }, staff('editor'), id);
    expect(await listVersions(collection, id, all)).toMatchObject({ hasOrigin: true });
    const current = (await findRow(handle.orm, collection, id)) ?? {};
    const origin = await findVersion(collection, current, originVersion);
    expect(origin).toMatchObject({ saved: null, row: { title: form.title } });
  });

  it.each(names)('%s: a field that the form does not have is refused', async (_name, collection) => {
    const own = Object.keys(collection.declaration.fields.shape);
    const foreign = ['id', 'createdBy', 'slug', 'searchText', 'somethingElse'].filter((field) => !own.includes(field));
    for (const field of foreign) {
      const outcome = await save(collection, { ...sampleOf(collection).form, [field]: 'x' }, staff('admin'));
      expect(outcome, field).toMatchObject({ ok: false, status: 422 });
    }
  });

  it.each(names)(
    '%s: NUL bytes, repeated fields, over-long and unknown values are refused, not stored',
    async (_name, collection) => {
      const { form } = sampleOf(collection);
      for (const values of [
        { ...form, title: 'a\u0000b' },
        { ...form, title: 'x'.repeat(201) },
        { ...form, status: 'hidden' },
      ]) {
        expect(await save(collection, values, staff('admin'))).toMatchObject({ ok: false, status: 422 });
      }
      const repeated = formOf(form);
      repeated.append('title', 'Another title');
      const outcome = await saveRecord({
        collection,
        staff: staff('admin'),
        requestId: 'test',
        id: null,
        form: repeated,
      });
      expect(outcome).toMatchObject({ ok: false, status: 422 });
    },
  );

  it.each(names)('%s: an edit changes what was sent, and the audit log says what', async (_name, collection) => {
    const id = await created(collection);
    const outcome = await save(
      collection,
      { ...sampleOf(collection).form, title: 'Another title' },
      staff('admin'),
      id,
    );
    expect(outcome).toMatchObject({
      ok: true,
      id,
      toast: { title: 'Success', description: collection.declaration.messages.updated },
    });
    expect(await findRow(handle.orm, collection, id)).toMatchObject({ title: 'Another title' });
    const entries = await handle.orm.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    expect(entries.map((entry) => entry.action)).toEqual(['create', 'update']);
    expect(entries[1]).toMatchObject({ actorName: 'The admin', collection: collection.declaration.name });
    expect(entries[1]?.changes).toMatchObject({ title: { after: 'Another title' } });
  });

  it.each(names)('%s: scripts in the text are gone before it is stored', async (_name, collection) => {
    for (const field of collection.declaration.htmlFields) {
      const row = await storedWith(collection, { [field]: '<p onclick="x()">Safe</p><script>bad()</script>' });
      expect(row).toMatchObject({ [columnOf(field)]: '<p>Safe</p>' });
    }
  });

  it.each(names)('%s: the database knows where each text with HTML links to', async (_name, collection) => {
    for (const field of collection.declaration.htmlFields) {
      const row = await storedWith(collection, { [field]: '<p><a href="/linked/from-here">There</a></p>' });
      expect(row?.linkedPaths, field).toContain('/linked/from-here');
    }
  });

  it.each(addressed)('%s: a title in other letters has an address in Latin ones', async (_name, collection) => {
    const slugOf = async (title: string) => {
      const { form } = sampleOf(collection);
      // Where the form has a field for it, it is empty.
      const outcome = await save(collection, { ...form, title, ...('slug' in form && { slug: '' }) }, staff('editor'));
      return outcome.ok ? String((await findRow(handle.orm, collection, outcome.id))?.slug) : outcome;
    };
    expect(await slugOf('क्वांटम कंप्यूटिंग')).toBe('kvamtm-kmpyutimg');
    expect(await slugOf('Квантовые вычисления')).toBe('kvantovye-vychisleniya');
    expect(await slugOf('!?')).toMatch(/^untitled-[0-9a-f]{6}$/);
  });

  it.each(addressed)(
    '%s: eight records with one title, saved at once, get eight addresses; a published one keeps its own',
    async (_name, collection) => {
      const { form } = sampleOf(collection);
      const title = 'One and the same title';
      const ids: string[] = [];
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, () => save(collection, { ...form, title }, staff('editor'))),
      );
      for (const outcome of outcomes) if (outcome.ok) ids.push(outcome.id);
      const slugs = await Promise.all(ids.map(async (id) => String((await findRow(handle.orm, collection, id))?.slug)));
      const numbers = [2, 3, 4, 5, 6, 7, 8];
      expect(slugs.sort()).toEqual([
        'one-and-the-same-title',
        ...numbers.map((number) => `one-and-the-same-title-${number}`),
      ]);
      const [first = ''] = ids;
      const before = await findRow(handle.orm, collection, first);
      await save(collection, { ...form, title: 'Renamed later' }, staff('editor'), first);
      expect((await findRow(handle.orm, collection, first))?.slug).toBe(before?.slug);
    },
  );

  it.each(names)(
    '%s: a record is deleted once, and its last state stays in the audit log',
    async (_name, collection) => {
      const id = await created(collection);
      const remove = () => moveThroughBin('delete', { collection, staff: staff('editor'), requestId: 'test', id });
      expect(await remove()).toMatchObject({
        ok: true,
        toast: { description: collection.declaration.messages.deleted },
      });
      expect(await findRow(handle.orm, collection, id)).toBeNull();
      expect(await remove()).toMatchObject({ ok: false, status: 404 });
      const [entry] = await handle.orm
        .select()
        .from(auditLog)
        .where(sql`${auditLog.recordId} = ${id} and ${auditLog.action} = 'delete'`);
      expect(entry?.changes).toMatchObject({
        title: { before: sampleOf(collection).form.title },
      });
    },
  );

  it.each(names)('%s: unknown and malformed ids find nothing', async (_name, collection) => {
    const { form } = sampleOf(collection);
    for (const id of [missing, 'x', '', "' or 1=1 --", '../..', '\u0000']) {
      expect(await save(collection, form, staff('admin'), id)).toMatchObject({ ok: false, status: 404 });
      expect(
        await moveThroughBin('delete', { collection, staff: staff('admin'), requestId: 'test', id }),
      ).toMatchObject({
        status: 404,
      });
    }
  });

  it.each(names)('%s: the list searches as written, sorts and pages on the server', async (_name, collection) => {
    const { form } = sampleOf(collection);
    const word = 'Zyzzyva 100%_ \\ "quoted"';
    for (let index = 0; index < 23; index += 1)
      await save(collection, { ...form, title: `${word} ${index}` }, staff('editor'));
    const read = (search: string) => listRecords(collection, readListState(new URLSearchParams(search), collection));
    const found = await read(new URLSearchParams({ q: word.toUpperCase() }).toString());
    expect(found).toMatchObject({ total: 23, pageCount: 2 });
    expect(found.cards).toHaveLength(20);
    expect((await read(`page=2&q=${encodeURIComponent(word)}`)).cards).toHaveLength(3);
    expect((await read('q=100x_')).total).toBe(0);
    expect((await read(`q=${encodeURIComponent('zyzz%')}`)).total).toBe(0);
    for (const nonsense of ['page=-1', 'page=abc', 'page=1e9', 'sort=drop', 'q=%00', `q=${'x'.repeat(5000)}`]) {
      await expect(read(nonsense)).resolves.toHaveProperty('cards');
    }
    const sorts = collection.declaration.sorts.map(({ key }) => key);
    for (const sort of sorts) expect((await read(`sort=${sort}`)).cards.length).toBe(20);
  });

  it.each(names)('%s: the database itself refuses what the form would', async (_name, collection) => {
    const id = await created(collection);
    const set = (values: Record<string, unknown>) =>
      handle.orm.update(collection.table).set(values).where(eq(collection.table.id, id));
    await expect(set({ status: 'hidden' })).rejects.toThrow();
    if (collection.table.slug) await expect(set({ slug: 'Not a slug' })).rejects.toThrow();
    for (const values of sampleOf(collection).refusedByDatabase ?? [{ title: null }]) {
      await expect(set(values), JSON.stringify(values)).rejects.toThrow();
    }
  });
});
