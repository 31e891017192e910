import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from '~/admin/editor/conflict.server';
import { type Editing, plainEditing } from '~/admin/editor/editing';
import type { Way } from '~/admin/list-answer';

import { moveThroughBin } from '~/admin/record-bin.server';
import { listRecords, readListState } from '~/admin/record-list.server';
import { mostMoved, moveRecord, withPlaces } from '~/admin/record-place.server';
import { saveRecord } from '~/admin/records.server';
import { holdRecords, rewriteRecords, rewriteTexts } from '~/admin/rewrite-records.server';
import { findRow } from '~/admin/stored-row.server';
import { placingOf } from '~/collections/collection';
import { listPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { documentationRecords } from '~/collections/documentation/documentation.record.server';
import { fieldOfColumn } from '~/collections/field-names';
import { boundCollections } from '~/collections/registry.server';
import { publishedSections } from '~/collections/website_content/website_content.queries.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { contentVersion } from '~/server/content-version.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

const requestId = 'test';
const asha = staff('editor');

const placed = boundCollections.flatMap((collection) => {
  const placing = placingOf(collection.declaration);
  return placing ? [{ name: collection.declaration.name, collection, placing }] : [];
});

/** What visitors see of the samples' groups. */
const shown: Record<string, () => Promise<(string | null)[]>> = {
  documentation: async () => (await listPublishedDocumentation({})).pages.map(({ title }) => title),
  website_content: async () => (await publishedSections('about')).map(({ title }) => title),
};

const groups: Record<string, string> = { documentation: 'Tutorials', website_content: 'about' };

eachDriver('Records that staff put in order', (kit) => {
  const handle = useMigratedDatabase(kit);

  it('Are the documentation and the sections of pages', () => {
    expect(placed.map(({ name }) => name)).toEqual(['documentation', 'website_content']);
  });

  describe.each(placed)('$name', ({ name, collection, placing }) => {
    const { table, declaration } = collection;
    const field = fieldOfColumn(placing.places);
    const number = table[placing.places as 'id'];

    beforeEach(async () => {
      await handle.orm.delete(table);
    });

    /** One record with each of these numbers, called A, B, C and so on; answers their ids by title. */
    async function add(...numbers: number[]): Promise<Record<string, string>> {
      const ids: Record<string, string> = {};
      for (const [index, value] of numbers.entries()) {
        const title = String.fromCodePoint(65 + index);
        const form = formOf({ ...sampleOf(collection).form, title, [field]: String(value) });
        const saved = await saveRecord({ collection, staff: asha, requestId, id: null, form });
        if (!saved.ok) throw new Error(JSON.stringify(saved));
        ids[title] = saved.id;
      }
      return ids;
    }

    const move = (id: string | undefined, way: Way, who: typeof asha | null = asha) =>
      moveRecord({ collection, placing, staff: who, requestId, id: id ?? '', way });

    /** A page of the tab as it is shown to whoever may move records. */
    async function list(search = '') {
      const state = readListState(new URLSearchParams(search), collection);
      const { cards } = await listRecords(collection, state);
      return withPlaces(collection, state, cards);
    }
    const titles = async () => (await list()).map(({ title }) => title).join('');
    const numbers = async () => {
      const rows = await handle.orm
        .select({ number: sql<number>`${number}` })
        .from(table)
        .orderBy(asc(number));
      return rows.map((row) => row.number);
    };
    const updates = () => handle.orm.$count(auditLog, eq(auditLog.action, 'update'));

    it('Of equal numbers the older record comes first, in the tab as for visitors, and each move is one place', async () => {
      const ids = await add(0, 0, 0, 0, 0);
      expect([await titles(), await shown[name]?.()]).toEqual(['ABCDE', ['A', 'B', 'C', 'D', 'E']]);
      const before = contentVersion();
      expect(await move(ids.D, 'up')).toMatchObject({
        ok: true,
        page: 1,
        toast: { title: 'Success', description: `“D” is now 3 of 5 in ${groups[name]}.` },
      });
      expect([await titles(), await shown[name]?.()]).toEqual(['ABDCE', ['A', 'B', 'D', 'C', 'E']]);
      expect([await numbers(), contentVersion()]).toEqual([[0, 1, 2, 3, 4], before + 1]);
      await move(ids.A, 'down');
      await move(ids.D, 'up');
      expect(await titles()).toBe('BDACE');
      await move(ids.B, 'up');
      const atTheEnd = await move(ids.B, 'up');
      expect(atTheEnd).toMatchObject({
        ok: true,
        toast: { description: `“B” is already the first of 5 in ${groups[name]}.` },
      });
      expect(await move(ids.E, 'down')).toMatchObject({
        toast: { description: `“E” is already the last of 5 in ${groups[name]}.` },
      });
      expect([await titles(), contentVersion()]).toEqual(['BDACE', before + 3]);
    });

    it('Two records are saved by a move, each with who did it, and what they say is as old as it was', async () => {
      const ids = await add(10, 20, 30, 40);
      const row = () => findRow(handle.orm, collection, ids.C ?? '');
      const [before, count] = [await row(), await updates()];
      await move(ids.C, 'up');
      expect([await titles(), await numbers(), await updates()]).toEqual(['ACBD', [10, 20, 30, 40], count + 2]);
      const after = await row();
      expect([after?.revision, after?.updatedAt]).toEqual([2, before?.updatedAt]);
      const entries = await handle.orm
        .select()
        .from(auditLog)
        .where(eq(auditLog.recordId, ids.C ?? ''))
        .orderBy(asc(auditLog.id));
      expect(entries.at(-1)).toMatchObject({
        action: 'update',
        actorName: asha.name,
        changes: { [placing.places]: { before: 30, after: 20 } },
      });
    });

    it('Whoever moves at the same moment comes one after the other', async () => {
      const ids = await add(0, 0, 0, 0, 0, 0);
      const moves = await Promise.all([1, 2].flatMap(() => [move(ids.F, 'up'), move(ids.A, 'down')]));
      expect(moves.map(({ ok }) => ok)).toEqual([true, true, true, true]);
      expect([await titles(), await numbers()]).toEqual(['BCAFDE', [0, 1, 2, 3, 4, 5]]);
    });

    it('Are moved while a picture is replaced in all of them, and neither waits for the other for ever', async () => {
      const ids = Object.values(await add(1, 2, 3, 4, 5, 6, 7, 8));
      const rewrite = (text: string) => text.replace(/^([A-H])\1*$/, '$&$1');
      const everywhere = { staff: asha, where: sql`true`, rewrite: (value: unknown) => rewriteTexts(value, rewrite) };
      const changes = Array.from({ length: 20 }, (_, index) => [
        move(ids[index % 8], index % 3 === 0 ? 'down' : 'up'),
        handle.orm.transaction(async (tx) => {
          await holdRecords(tx);
          return rewriteRecords(tx, collection, everywhere);
        }),
      ]);
      for (const outcome of await Promise.all(changes.flat())) {
        expect(outcome).toEqual(typeof outcome === 'number' ? 8 : expect.objectContaining({ ok: true }));
      }
    });

    it('What was deleted meanwhile is said and passed over; nobody without the right moves anything', async () => {
      const ids = await add(0, 0, 0);
      await moveThroughBin('delete', { collection, staff: asha, requestId, id: ids.B ?? '' });
      const gone = { description: `This ${declaration.singular} no longer exists. Somebody may have deleted it.` };
      expect(await move(ids.B, 'up')).toMatchObject({ ok: false, status: 404, toast: gone });
      expect(await move('no id', 'up')).toMatchObject({ ok: false, status: 404, toast: gone });
      expect(await move(ids.C, 'up', staff('none'))).toMatchObject({ ok: false, status: 403 });
      expect(await move(ids.C, 'up', null)).toMatchObject({
        ok: false,
        status: 401,
        toast: { description: declaration.messages.signedOut },
      });
      expect(await titles()).toBe('AC');
      expect(await move(ids.C, 'up')).toMatchObject({
        toast: { description: `“C” is now 1 of 2 in ${groups[name]}.` },
      });
    });

    it('A form that was opened before is saved without a question, and keeps the place', async () => {
      const ids = await add(5, 6, 7);
      const values = collection.toForm((await findRow(handle.orm, collection, ids.C ?? '')) ?? {});
      const opened = fingerprintOf(values, declaration);
      const save = (changes: Record<string, string>) => {
        const form = formOf({ ...values, ...changes });
        const editing: Editing = { ...plainEditing, revision: 1, opened };
        return saveRecord({ collection, staff: asha, requestId, id: ids.C ?? '', form, editing });
      };
      await move(ids.C, 'up');
      await move(ids.C, 'up');
      // A number that was typed meanwhile is a second wish for the same.
      expect(await save({ title: 'X', [field]: '77' })).toMatchObject({ ok: false, status: 409 });
      expect(await titles()).toBe('CAB');
      expect(await save({ title: 'X' })).toMatchObject({ ok: true, revision: 4, taken: [field] });
      expect(await titles()).toBe('XAB');
    });

    it('One place further may be on the page before; only the whole list in its order offers it', async () => {
      const ids = await add(...Array.from({ length: 21 }, (_, index) => index));
      const [last] = await list('page=2');
      expect(last).toMatchObject({ title: 'U', place: { isFirst: false, isLast: true } });
      const ends = (await list()).map(({ place }) => place);
      expect(ends.map((place) => [place?.isFirst, place?.isLast])).toEqual([
        [true, false],
        ...Array.from({ length: 19 }, () => [false, false]),
      ]);
      for (const other of ['q=A', 'status=published', 'sort=newest']) {
        const cards = await list(other);
        expect([cards.length > 0, cards.every(({ place }) => place === undefined)], other).toEqual([true, true]);
      }
      expect(await move(ids.U, 'up')).toMatchObject({ ok: true, page: 1 });
      expect(await move(ids.U, 'down')).toMatchObject({ ok: true, page: 2 });
    });
  });

  it('Where more records than can be written in a moment would get another number, forms do it; a tidy group may be larger', async () => {
    const [{ placing }] = placed as [(typeof placed)[number]];
    const { table } = documentationRecords;
    await handle.orm.delete(table);
    await handle.orm.execute(sql`
      insert into documentation (slug, title, excerpt, content, author)
      select 'page-' || n, 'Page ' || n, '', '', '' from generate_series(0, ${mostMoved + 1}::int) as n`);
    const [record] = await handle.orm
      .select({ id: sql<string>`${table.id}` })
      .from(table)
      .limit(1);
    const move = () =>
      moveRecord({
        collection: documentationRecords,
        placing,
        staff: asha,
        requestId,
        id: record?.id ?? '',
        way: 'down',
      });
    expect(await move()).toMatchObject({
      ok: false,
      status: 422,
      toast: {
        description:
          'More than 200 documentation pages would get another number. Type one in the form of this one instead.',
      },
    });
    await handle.orm.execute(sql`update documentation set order_index = substr(slug, 6)::int`);
    const before = await handle.orm.$count(auditLog);
    expect(await move()).toMatchObject({ ok: true });
    expect((await handle.orm.$count(auditLog)) - before).toBe(2);
  });
});
