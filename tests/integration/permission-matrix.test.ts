import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeWithTool } from '~/admin/change-with-tool.server';
import { boundInboxes } from '~/admin/inbox/bound-inboxes.server';
import { changeRecords, type RecordChange } from '~/admin/record-changes.server';
import { moveRecord } from '~/admin/record-place.server';
import { saveRecord } from '~/admin/records.server';
import { adminTools } from '~/admin/tools';
import { placingOf } from '~/collections/collection';
import type { BoundCollection } from '~/collections/record-binding.server';
import { boundCollections } from '~/collections/registry.server';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { eachDriver } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

/** Whoever may ask, and what the product promises them; typed again, so that a slip in a declaration is seen. */
const contentTeam: readonly Role[] = ['editor', 'admin'];
const everybody: readonly (Staff | null)[] = [null, staff('none'), staff('editor'), staff('admin')];
/** Pages beside the tabs about visitors and about what staff did: for administrators, whatever their declarations say. */
const forAdministrators = ['mail', 'subscribers', 'reply-templates', 'holidays', 'privacy', 'operations', 'audit'];

const requestId = 'test';

eachDriver('Who may do what, asked directly', (kit) => {
  let handle: DatabaseHandle;

  beforeAll(async () => {
    handle = await openDatabase(await kit.databaseWithTables());
    setDatabase(handle);
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle.close();
  });

  /** Everything that is stored in a table, and the audit log, as one text. */
  async function stored(collection: BoundCollection): Promise<string> {
    const rows = await orm().select().from(collection.table).orderBy(collection.table.id);
    const { rows: audited } = await orm().execute<{ count: number }>(sql`select count(*)::int as count from audit_log`);
    return JSON.stringify([rows, audited]);
  }

  async function record(collection: BoundCollection): Promise<string> {
    const form = formOf(sampleOf(collection).form);
    const saved = await saveRecord({ collection, staff: staff('admin'), requestId, id: null, form });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.id;
  }

  async function binned(collection: BoundCollection): Promise<string> {
    const id = await record(collection);
    await changeRecords({ collection, staff: staff('admin'), requestId, ids: [id], change: 'delete' });
    return id;
  }

  type Attempt = (who: Staff | null) => Promise<{ ok: boolean; status?: number }>;

  /** Every action of a collection, each on a record of its own. */
  function actionsOf(collection: BoundCollection): Record<string, () => Promise<Attempt>> {
    const { form } = sampleOf(collection);
    const change = (made: () => Promise<string>, what: RecordChange) => async (): Promise<Attempt> => {
      const ids = [await made()];
      return (who) => changeRecords({ collection, staff: who, requestId, ids, change: what });
    };
    const save = (values: Record<string, string>, id: string | null): Attempt => {
      return (who) => saveRecord({ collection, staff: who, requestId, id, form: formOf(values) });
    };
    const placing = placingOf(collection.declaration);
    return {
      ...(placing && {
        'move up': async () => {
          const id = await record(collection);
          return (who: Staff | null) => moveRecord({ collection, placing, staff: who, requestId, id, way: 'up' });
        },
      }),
      create: async () => save(form, null),
      update: async () => save({ ...form, title: 'Another title' }, await record(collection)),
      delete: change(() => record(collection), 'delete'),
      restore: change(() => binned(collection), 'restore'),
      purge: change(() => binned(collection), 'purge'),
      ...Object.fromEntries(
        collection.declaration.moves.map((move) => [`move to ${move.to}`, change(() => record(collection), move)]),
      ),
    };
  }

  const names = boundCollections.map((collection) => [collection.declaration.name, collection] as const);

  it.each(names)('%s: every action, by every role', async (_name, collection) => {
    for (const [action, prepare] of Object.entries(actionsOf(collection))) {
      const attempt = await prepare();
      const before = await stored(collection);
      for (const who of everybody.filter((each) => !each || !contentTeam.includes(each.role))) {
        const refused = { ok: false, status: who ? 403 : 401 };
        expect(await attempt(who), `${action} by ${who?.role ?? 'nobody'}`).toMatchObject(refused);
      }
      expect(await stored(collection), `${action} left something behind`).toBe(before);
      for (const role of contentTeam) {
        const own = await prepare();
        expect(await own(staff(role)), `${action} by ${role}`).toMatchObject({ ok: true });
      }
    }
  });

  it.each(adminTools.map((tool) => [tool.path, tool] as const))('the page %s, by every role', async (path, tool) => {
    const may: readonly Role[] = forAdministrators.includes(path) ? ['admin'] : tool.permissions.read;
    expect(may).not.toContain('none');
    for (const who of everybody) {
      let ran = false;
      const outcome = await changeWithTool({ staff: who, requestId, path }, 'It failed.', async () => {
        ran = true;
        return successToast('Done.');
      });
      const isAllowed = who !== null && may.includes(who.role);
      expect([outcome.ok, ran], `${path} by ${who?.role ?? 'nobody'}`).toEqual([isAllowed, isAllowed]);
      if (!outcome.ok) expect(outcome.status).toBe(who ? 403 : 401);
    }
  });

  it('Inboxes are for administrators alone', () => {
    for (const { declaration } of boundInboxes) {
      expect(new Set(Object.values(declaration.permissions).flat())).toEqual(new Set(['admin']));
    }
  });
});
