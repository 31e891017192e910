import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listBin, readBinState } from '../../app/admin/bin-list.server';
import { type BinMove, emptyBins, moveThroughBin } from '../../app/admin/record-bin.server';
import { changeRecords, type RecordChange } from '../../app/admin/record-changes.server';
import { listRecords, readListState } from '../../app/admin/record-list.server';
import { saveRecord } from '../../app/admin/records.server';
import { findRow } from '../../app/admin/stored-row.server';
import type { BoundCollection } from '../../app/collections/record-binding.server';
import { boundCollections } from '../../app/collections/registry.server';
import type { Staff } from '../../app/lib/roles';
import { auditLog } from '../../app/server/audit/audit.table.server';
import { contentVersion } from '../../app/server/content-version.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

const missing = '00000000-0000-4000-8000-000000000000';
const nonsense = [missing, 'x', '', "' or 1=1 --", '../..', '\u0000', 'x'.repeat(5000)];

/** The contract of every collection's list and bin: what is added to the registry arrives tested. */
eachDriver('The list of every collection', (kit) => {
  const handle = useMigratedDatabase(kit);

  async function created(collection: BoundCollection, values: Record<string, string> = {}): Promise<string> {
    const form = formOf({ ...sampleOf(collection).form, ...values });
    const outcome = await saveRecord({ collection, staff: staff('editor'), requestId: 'test', id: null, form });
    if (!outcome.ok) throw new Error(`not created: ${JSON.stringify(outcome)}`);
    return outcome.id;
  }

  const move = (which: BinMove, collection: BoundCollection, id: string, who: Staff | null = staff('editor')) =>
    moveThroughBin(which, { collection, staff: who, requestId: 'test', id });
  const change = (
    collection: BoundCollection,
    ids: string[],
    what: RecordChange,
    who: Staff | null = staff('editor'),
  ) => changeRecords({ collection, staff: who, requestId: 'test', ids, change: what });
  const list = (collection: BoundCollection, search = '') =>
    listRecords(collection, readListState(new URLSearchParams(search), collection));
  const bin = (collection: BoundCollection, search = '') =>
    listBin(collection, readBinState(new URLSearchParams(search)));
  const actionsOn = async (id: string) => {
    const entries = await handle.orm.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    return entries.map(({ action, actorName }) => `${action} by ${actorName}`);
  };
  const stored = async ({ table }: BoundCollection, id: string) => {
    const [row] = await handle.orm.select().from(table).where(eq(table.id, id));
    return row ?? null;
  };
  const firstMove = ({ declaration }: BoundCollection) => {
    const [first] = declaration.moves;
    if (!first) throw new Error(`${declaration.name} has no change of status`);
    return first;
  };

  const names = boundCollections.map((collection) => [collection.declaration.name, collection] as const);
  const addressed = names.filter(([, { table }]) => table.slug !== undefined);

  it.each(names)('%s: what is deleted is in the bin, and comes back as it was', async (_name, collection) => {
    const id = await created(collection);
    const before = await stored(collection, id);
    const version = contentVersion();
    expect(await move('delete', collection, id)).toMatchObject({ ok: true });
    expect(contentVersion()).toBeGreaterThan(version);
    expect((await list(collection)).cards.map((card) => card.id)).not.toContain(id);
    const { records } = await bin(collection);
    expect(records[0]).toMatchObject({ id, title: before?.title, deletedBy: 'The editor' });
    expect(await move('restore', collection, id)).toEqual({
      ok: true,
      toast: { title: 'Success', description: collection.declaration.messages.restored },
    });
    expect(await stored(collection, id)).toEqual(before);
    expect(await actionsOn(id)).toEqual(['create by The editor', 'delete by The editor', 'restore by The editor']);
  });

  it.each(names)('%s: only what is in the bin can be deleted for good, once', async (_name, collection) => {
    const id = await created(collection);
    expect(await move('purge', collection, id)).toMatchObject({ ok: false, status: 404 });
    expect(await move('restore', collection, id)).toMatchObject({ ok: false, status: 404 });
    await move('delete', collection, id);
    expect(await move('purge', collection, id)).toEqual({
      ok: true,
      toast: { title: 'Success', description: collection.declaration.messages.deletedForGood },
    });
    expect(await stored(collection, id)).toBeNull();
    for (const again of ['delete', 'restore', 'purge'] as const) {
      expect(await move(again, collection, id)).toMatchObject({ ok: false, status: 404 });
    }
    expect((await actionsOn(id)).slice(1)).toEqual(['delete by The editor', 'purge by The editor']);
  });

  it.each(names)('%s: a record in the bin can be neither opened nor saved nor published', async (_name, collection) => {
    const id = await created(collection);
    await move('delete', collection, id);
    const before = await stored(collection, id);
    expect(await findRow(handle.orm, collection, id)).toBeNull();
    const form = formOf({ ...sampleOf(collection).form, title: 'Changed in the bin' });
    const request = { collection, staff: staff('admin'), requestId: 'test' };
    expect(await saveRecord({ ...request, id, form })).toMatchObject({ ok: false, status: 404 });
    for (const to of collection.declaration.moves) {
      expect(await change(collection, [id], to)).toMatchObject({ ok: false, status: 404 });
    }
    expect(await stored(collection, id)).toEqual(before);
  });

  it.each(names)('%s: nobody else may delete, restore, delete for good or publish', async (_name, collection) => {
    const [standing, binned] = [await created(collection), await created(collection)];
    await move('delete', collection, binned);
    const before = [await stored(collection, standing), await stored(collection, binned)];
    for (const [who, status] of [
      [null, 401],
      [staff('none'), 403],
    ] as const) {
      for (const each of ['delete', 'restore', 'purge', ...collection.declaration.moves] as const) {
        expect(await change(collection, [standing, binned], each, who)).toMatchObject({ ok: false, status });
      }
      for (const each of ['delete', 'restore', 'purge'] as const) {
        expect(await move(each, collection, binned, who)).toMatchObject({ ok: false, status });
      }
    }
    expect([await stored(collection, standing), await stored(collection, binned)]).toEqual(before);
    for (const role of ['editor', 'admin'] as const) {
      for (const each of ['delete', 'restore'] as const) {
        expect(await change(collection, [standing], each, staff(role))).toMatchObject({ ok: true });
      }
    }
  });

  it.each(addressed)('%s: an address in the bin stays reserved for its record', async (_name, collection) => {
    const title = 'Kept for whoever comes back';
    const first = await created(collection, { title });
    await move('delete', collection, first);
    const second = await created(collection, { title });
    expect((await stored(collection, second))?.slug).toBe('kept-for-whoever-comes-back-2');
    expect(await move('restore', collection, first)).toMatchObject({ ok: true });
    expect((await stored(collection, first))?.slug).toBe('kept-for-whoever-comes-back');
  });

  it.each(names)(
    '%s: after 30 days the bin empties itself, once among several processes',
    async (_name, collection) => {
      const [old, young, standing] = [await created(collection), await created(collection), await created(collection)];
      for (const [id, age] of [
        [old, '30 days 1 minute'],
        [young, '29 days 23 hours'],
      ] as const) {
        await move('delete', collection, id);
        const deletedAt = sql`now() - ${age}::interval`;
        await handle.orm.update(collection.table).set({ deletedAt }).where(eq(collection.table.id, id));
      }
      const emptied = await Promise.all([emptyBins(), emptyBins(), emptyBins()]);
      expect(emptied.reduce((sum, each) => sum + each, 0)).toBe(1);
      expect(await stored(collection, old)).toBeNull();
      for (const id of [young, standing]) expect(await stored(collection, id)).not.toBeNull();
      expect((await actionsOn(old)).at(-1)).toBe('purge by The bin, after 30 days');
    },
  );

  it.each(names)(
    '%s: a status is set for many, each with its audit row and told in one toast',
    async (_name, collection) => {
      const to = firstMove(collection);
      const other = collection.declaration.moves.find((each) => each !== to) ?? to;
      const ids = [await created(collection), await created(collection), await created(collection)];
      await change(collection, ids.slice(0, 2), other);
      const before = await stored(collection, ids[0] ?? '');
      const outcome = await change(collection, [...ids, missing], to);
      const [, several] = collection.declaration.nouns;
      expect(outcome).toMatchObject({ ok: true, changed: ids.slice(0, 2), toast: { title: 'Partly done' } });
      expect(outcome.toast.description).toBe(
        `2 ${several} ${to.done}. 1 was already ${to.already}. 1 could not be ${to.done}: This ${collection.declaration.singular} no longer exists. Somebody may have deleted it.`,
      );
      const after = await stored(collection, ids[0] ?? '');
      expect(after?.status).toBe(to.to);
      const moving = new Set(['status', 'publishDate', 'updatedAt', 'revision', 'createdBy']);
      for (const [field, value] of Object.entries(before ?? {})) {
        if (!moving.has(field)) expect(after?.[field], field).toEqual(value);
      }
      expect((await actionsOn(ids[0] ?? '')).at(-1)).toBe('update by The editor');
    },
  );

  it.each(names)(
    '%s: what its form would refuse is not published, and the reason is told',
    async (_name, collection) => {
      const to = firstMove(collection);
      const from = collection.declaration.moves.at(-1)?.to ?? '';
      const [bad, good] = [await created(collection), await created(collection)];
      await handle.orm
        .update(collection.table)
        .set({ title: 'x'.repeat(201), status: from })
        .where(eq(collection.table.id, bad));
      await change(collection, [good], { ...to, to: from });
      const before = await stored(collection, bad);
      const outcome = await change(collection, [bad, good], to);
      expect(outcome).toMatchObject({ ok: true, changed: [good], toast: { title: 'Partly done' } });
      expect(outcome.toast.description).toContain('Title ');
      expect(await change(collection, [bad], to)).toMatchObject({ ok: false, status: 422, toast: { title: 'Error' } });
      expect(await stored(collection, bad)).toEqual(before);
    },
  );

  it.each(names)('%s: unknown and malformed ids change nothing', async (_name, collection) => {
    for (const id of nonsense) {
      for (const each of ['delete', 'restore', 'purge', firstMove(collection)] as const) {
        expect(await change(collection, [id], each)).toMatchObject({ ok: false, status: 404 });
      }
    }
    expect(await change(collection, nonsense, 'delete')).toMatchObject({ ok: false, toast: { title: 'Error' } });
  });

  it.each(names)('%s: every record is in one filter, and each is counted', async (_name, collection) => {
    for (const { to } of collection.declaration.moves) await created(collection, { status: to });
    if ('publishDate' in collection.table) {
      const scheduled = eq(collection.table.id, await created(collection, { status: 'published' }));
      await handle.orm
        .update(collection.table)
        .set({ publishDate: new Date('2100-01-01') })
        .where(scheduled);
    }
    const whole = await list(collection);
    const counts = whole.filters.map(({ count }) => count?.rows ?? -1);
    expect(whole.filters.map(({ label }) => label)[0]).toBe('All');
    // Of the database, because the list adds its filters up itself.
    expect(whole.total).toBe(await handle.orm.$count(collection.table, isNull(collection.table.deletedAt)));
    expect(counts[0]).toBe(whole.total);
    expect(counts.slice(1).reduce((sum, count) => sum + count, 0)).toBe(whole.total);
    for (const { key, count } of whole.filters.slice(1)) {
      const filtered = await list(collection, `status=${key}`);
      expect(filtered.total, key).toBe(count?.rows);
      expect(filtered.cards.length, key).toBe(Math.min(20, filtered.total));
      for (const sort of collection.declaration.sorts) {
        expect((await list(collection, `status=${key}&sort=${sort.key}`)).cards.length).toBe(filtered.cards.length);
      }
    }
    expect((await list(collection, 'status=nonsense')).total).toBe(whole.total);
    expect((await list(collection, 'page=999999')).page).toBe(whole.pageCount);
  });

  it.each(names)('%s: the bin is searched and paged, the last deleted first', async (_name, collection) => {
    for (let index = 0; index < 22; index += 1) {
      await move('delete', collection, await created(collection, { title: `Pterodactyl ${index}` }));
    }
    const first = await bin(collection, 'q=PTERODACTYL');
    expect(first).toMatchObject({ total: 22, pageCount: 2, page: 1 });
    expect(first.records[0]?.title).toBe('Pterodactyl 21');
    expect((await bin(collection, 'q=pterodactyl&page=2')).records).toHaveLength(2);
    expect(await bin(collection, 'q=pterodactyl&page=99')).toMatchObject({ page: 2 });
    expect(await bin(collection, 'q=%00%25')).toMatchObject({ total: 0 });
    expect((await list(collection, 'q=pterodactyl')).total).toBe(0);
    const { table } = collection;
    const binned = await handle.orm.$count(table, and(sql`${table.deletedAt} is not null`));
    expect((await list(collection)).binned).toEqual({ rows: binned, more: false });
  });

  it('Publishing what is dated in days to come says that it is only scheduled, the second time too', async () => {
    const [, blog] = names.find(([name]) => name === 'blog_posts') ?? [];
    if (!blog) throw new Error('no blog');
    const id = await created(blog, { status: 'draft', publish_date: '2190-01-02' });
    const publish = async () => (await change(blog, [id], firstMove(blog))).toast?.description;
    expect(await publish()).toBe('1 blog post published. It is scheduled for January 2, 2190 at 05:30 (India).');
    expect(await publish()).toBe(
      '1 blog post was already published. It is scheduled for January 2, 2190 at 05:30 (India).',
    );
  });

  it('Activating a position whose deadline has passed says that visitors do not see it', async () => {
    const [, careers] = names.find(([name]) => name === 'careers') ?? [];
    if (!careers) throw new Error('no careers');
    const id = await created(careers, { status: 'paused', application_deadline: '2026-01-02' });
    const activate = async () => (await change(careers, [id], firstMove(careers))).toast?.description;
    expect(await activate()).toBe('1 career activated. Visitors do not see it: deadline passed.');
    expect(await activate()).toBe('1 career was already active. Visitors do not see it: deadline passed.');
  });
});
