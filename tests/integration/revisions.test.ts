import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fingerprintOf } from '../../app/admin/editor/conflict.server';
import { type Editing, plainEditing, takeEditing } from '../../app/admin/editor/editing';
import { moveThroughBin } from '../../app/admin/record-bin.server';
import { saveRecord } from '../../app/admin/records.server';
import { saveEdited } from '../../app/admin/save-edited.server';
import { findRow } from '../../app/admin/stored-row.server';
import type { BoundCollection } from '../../app/collections/record-binding.server';
import { boundCollections } from '../../app/collections/registry.server';
import type { Staff } from '../../app/lib/roles';
import { writeAudit } from '../../app/server/audit/audit.server';
import { auditLog } from '../../app/server/audit/audit.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { collectionSamples } from './collection-samples';

const asha: Staff = { id: 'asha', name: 'Asha', email: 'asha@quzones.test', role: 'editor' };
const mart: Staff = { id: 'mart', name: 'Mart', email: 'mart@quzones.test', role: 'admin' };

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

eachDriver('Two people at one record', (kit) => {
  const handle = useMigratedDatabase(kit);

  const names = boundCollections.map((collection) => [collection.declaration.name, collection] as const);

  /** A record as an editor opens it: its form, and what the form knows of where it comes from. */
  async function opened(collection: BoundCollection) {
    const { form } = collectionSamples[collection.declaration.name] ?? { form: {} };
    const created = await saveRecord({ collection, staff: asha, requestId: 'test', id: null, form: formOf(form) });
    if (!created.ok) throw new Error(`not created: ${JSON.stringify(created)}`);
    const values = collection.toForm((await findRow(handle.orm, collection, created.id)) ?? {});
    const editing: Editing = {
      ...plainEditing,
      revision: created.revision,
      opened: fingerprintOf(values, collection.declaration),
    };
    const save = (who: Staff, changes: Record<string, string>, how: Partial<Editing> = {}) =>
      saveRecord({
        collection,
        staff: who,
        requestId: 'test',
        id: created.id,
        form: formOf({ ...values, ...changes }),
        editing: { ...editing, ...how },
      });
    const stored = async () => collection.toForm((await findRow(handle.orm, collection, created.id)) ?? {});
    return { id: created.id, values, save, stored };
  }

  it('What was deleted meanwhile comes out of the bin with what was typed, once that can be saved', async () => {
    const insights = boundCollections.find(({ declaration }) => declaration.name === 'insights');
    if (!insights) throw new Error('no insights');
    const { id, values } = await opened(insights);
    await moveThroughBin('delete', { collection: insights, staff: mart, requestId: 'test', id });
    const restore = (title: string) =>
      saveEdited({
        collection: insights,
        staff: asha,
        requestId: 'test',
        id,
        form: formOf({ ...values, title }),
        editing: { ...plainEditing, restore: true },
      });
    expect(await restore('')).toMatchObject({ ok: false, status: 422 });
    expect(await findRow(handle.orm, insights, id)).toBeNull();
    expect(await restore('Back again')).toMatchObject({ ok: true });
    expect((await findRow(handle.orm, insights, id))?.title).toBe('Back again');
  });

  it.each(names)('%s: a new form that is sent again makes no second record', async (name, collection) => {
    const { form } = collectionSamples[name] ?? { form: {} };
    const send = async (who: Staff, draft: string, title = 'Sent twice') => {
      const editing = { ...plainEditing, draft };
      const values = formOf({ ...form, title });
      const saved = await saveRecord({ collection, staff: who, requestId: 'test', id: null, form: values, editing });
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      return saved;
    };
    const all = () => handle.orm.$count(collection.table);
    const before = await all();
    // Five at the same moment, as after five presses of a key; then once more, with other words.
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(asha, 'one form')));
    const [first] = sent;
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const later = await send(asha, 'one form', 'Sent once more');
    expect([later.id, later.toast.description]).toEqual([first?.id, collection.declaration.messages.created]);
    expect((await findRow(handle.orm, collection, later.id))?.title).toBe('Sent once more');
    expect(await all()).toBe(before + 1);

    const others = [await send(asha, 'another form'), await send(mart, 'one form'), await send(asha, '')];
    expect(new Set([later.id, ...others.map(({ id }) => id)]).size).toBe(4);
    // What somebody else has worked on since is left to them, and so is what lies in the bin.
    const values = { ...form, title: 'Worked on by Mart' };
    await saveRecord({ collection, staff: mart, requestId: 'test', id: later.id, form: formOf(values) });
    const again = await send(asha, 'one form');
    expect(again.id).not.toBe(later.id);
    expect((await findRow(handle.orm, collection, later.id))?.title).toBe('Worked on by Mart');
    const [binned] = others;
    await moveThroughBin('delete', { collection, staff: mart, requestId: 'test', id: binned?.id ?? '' });
    expect((await send(asha, 'another form')).id).not.toBe(binned?.id);
  });

  it.each(names)('%s: what one person opened is not saved as another’s', async (_name, collection) => {
    const { id, values, save, stored } = await opened(collection);
    expect(await save(mart, { title: 'Begun by Asha' }, { by: asha.id })).toMatchObject({
      ok: false,
      status: 409,
      toast: {
        title: 'Error',
        description:
          'This text was begun by somebody else, and you are signed in as mart@quzones.test now. Nothing is saved: sign in as they did in another tab, and save again.',
      },
    });
    expect((await stored()).title).toBe(values.title);
    const updates = await handle.orm.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(updates.map(({ actorName }) => actorName)).toEqual(['Asha']);
    expect(await save(asha, { title: 'Begun by Asha' }, { by: asha.id })).toMatchObject({ ok: true });
  });

  it.each(names)('%s: of ten saves of one revision at once exactly one wins', async (_name, collection) => {
    const { id, save, stored } = await opened(collection);
    const titles = Array.from({ length: 10 }, (_, index) => `Saved by number ${index}`);
    const outcomes = await Promise.all(titles.map((title) => save(asha, { title })));
    const winners = titles.filter((_, index) => outcomes[index]?.ok);
    expect(winners).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.status === 409 && outcome.conflict)).toHaveLength(9);
    expect((await stored()).title).toBe(winners[0]);
    const row = await findRow(handle.orm, collection, id);
    expect(row?.revision).toBe(2);
    const updates = await handle.orm.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(updates.filter(({ action }) => action === 'update')).toHaveLength(1);
  });

  it.each(names)(
    '%s: the second save is told who changed what, and nothing is overwritten',
    async (_name, collection) => {
      const { id, save, stored } = await opened(collection);
      expect(await save(mart, { title: 'As Mart has it' })).toMatchObject({ ok: true, revision: 2 });
      // Which changes nothing of it.
      const share = { action: 'share', collection: collection.declaration.name, recordId: id, changes: {} } as const;
      await writeAudit(handle.orm, { staff: mart, ...share });
      const second = await save(asha, { title: 'As Asha has it' });
      expect(second).toMatchObject({ ok: false, status: 409, toast: { title: 'Error' } });
      if (second.ok) throw new Error('was overwritten');
      expect(second.conflict).toMatchObject({
        revision: 2,
        saves: [{ who: 'Mart', fields: expect.arrayContaining(['Title']) }],
      });
      expect(second.conflict?.fields.find(({ name }) => name === 'title')).toMatchObject({
        label: 'Title',
        changedBy: 'both',
        mine: 'As Asha has it',
        theirs: 'As Mart has it',
        choice: null,
      });
      expect((await stored()).title).toBe('As Mart has it');
    },
  );

  it('What only one of them changed is chosen already; the rest waits for a choice and is then saved on top', async () => {
    const collection = boundCollections.find(({ declaration }) => declaration.name === 'blog_posts');
    if (!collection) throw new Error('no blog');
    const { save, stored } = await opened(collection);
    await save(mart, { title: 'Theirs', author: 'Mart', content: '<p>Two slow waves.</p>' });
    const mine = { title: 'Mine', excerpt: 'By me', content: '<p>Two quick waves.</p>' };
    const first = await save(asha, mine);
    if (first.ok) throw new Error('was overwritten');
    const choices = Object.fromEntries(first.conflict?.fields.map(({ name, choice }) => [name, choice]) ?? []);
    expect(choices).toEqual({ title: null, content: null, author: 'theirs', excerpt: 'mine' });
    const open = await save(asha, mine, { revision: 2, choices: { title: 'mine' } });
    expect(open).toMatchObject({
      ok: false,
      status: 409,
      toast: { description: 'Choose which version to keep of: Content.' },
    });
    const last = await save(asha, mine, { revision: 2, choices: { title: 'mine', content: 'theirs' } });
    expect(last).toMatchObject({ ok: true, revision: 3 });
    expect(await stored()).toMatchObject({
      title: 'Mine',
      content: '<p>Two slow waves.</p>',
      author: 'Mart',
      excerpt: 'By me',
    });
  });

  it('HTML that is only laid out otherwise is no change, neither in the log nor in a comparison', async () => {
    const [insights] = boundCollections;
    if (!insights) throw new Error('no insights');
    const { id, save } = await opened(insights);
    const logged = async () => {
      const entries = await handle.orm.select().from(auditLog).where(eq(auditLog.recordId, id));
      return entries.filter(({ action }) => action === 'update').map(({ changes }) => Object.keys(changes as object));
    };
    expect(await save(mart, { content: '<p>Text of\nthe insight.</p>\n\n', publish_when: 'keep' })).toMatchObject({
      ok: true,
    });
    expect(await logged()).toEqual([[]]);
    const second = await save(asha, { title: 'Another title' });
    if (second.ok) throw new Error('was overwritten');
    expect(second.conflict?.fields.map(({ name }) => name)).not.toContain('content');
    const third = await save(
      asha,
      { content: '<p>Text of the <strong>insight</strong>.</p>', publish_when: 'keep' },
      { takeMine: true, revision: 2 },
    );
    expect(third).toMatchObject({ ok: true });
    expect((await logged()).at(-1)).toEqual(['content']);
  });

  it('A third save during the comparison is compared again, with the choices kept', async () => {
    const [collection] = boundCollections;
    if (!collection) throw new Error('no collection');
    const { save, stored } = await opened(collection);
    await save(mart, { title: 'Second' });
    await save(mart, { title: 'Third' }, { revision: 2 });
    const late = await save(asha, { title: 'Mine' }, { revision: 2, choices: { title: 'theirs' } });
    if (late.ok) throw new Error('was saved on top of what nobody has seen');
    const title = late.conflict?.fields.find(({ name }) => name === 'title');
    expect([late.conflict?.revision, title?.theirs, title?.choice]).toEqual([3, 'Third', 'theirs']);
    expect((await stored()).title).toBe('Third');
    expect(await save(asha, { title: 'Mine' }, { revision: 3, choices: {}, takeMine: true })).toMatchObject({
      ok: true,
    });
    expect((await stored()).title).toBe('Mine');
  });

  it('Two people who make the same change are not asked anything', async () => {
    const collection = boundCollections.find(({ declaration }) => declaration.name === 'careers');
    if (!collection) throw new Error('no careers');
    const { save } = await opened(collection);
    await save(mart, { title: 'The same words' });
    expect(await save(asha, { title: 'The same words' })).toMatchObject({ ok: true, revision: 3 });
  });

  it.each(names)(
    '%s: what somebody deleted meanwhile is not written; who did it is said',
    async (_name, collection) => {
      const { id, save } = await opened(collection);
      await moveThroughBin('delete', { collection, staff: mart, requestId: 'test', id });
      expect(await save(asha, { title: 'Too late' })).toMatchObject({
        ok: false,
        status: 404,
        deletion: { who: 'Mart' },
      });
      expect(await save(asha, { title: 'Too late' }, { choices: {} })).toMatchObject({ ok: false, status: 404 });
    },
  );
});

it.each([
  ['a revision that is no number', [['editing-revision', 'first']]],
  ['a revision of 0', [['editing-revision', '0']]],
  [
    'two revisions',
    [
      ['editing-revision', '1'],
      ['editing-revision', '2'],
    ],
  ],
  ['an unknown choice', [['editing-choice-title', 'ours']]],
  ['an unknown part', [['editing-anything', 'x']]],
  ['a file for a revision', [['editing-revision', new File(['1'], 'x')]]],
] as [string, [string, string | File][]][])('A form with %s is not read', (_what, entries) => {
  const form = formOf({ title: 'x' });
  for (const [name, value] of entries) form.append(name, value);
  expect(takeEditing(form)).toBeNull();
});
