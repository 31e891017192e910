import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { entriesPerPage, findAuditEntry, listAudit, readAuditState } from '../../app/admin/audit-log/audit-log.server';
import type { Staff } from '../../app/lib/roles';
import { allowErasing, writeAudit } from '../../app/server/audit/audit.server';
import { auditLog } from '../../app/server/audit/audit.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const ada: Staff = { id: 'id-of-ada', name: 'Ada Müller', email: 'ada@quzones.test', role: 'admin' };

eachDriver('The audit log', (kit) => {
  const handle = useMigratedDatabase(kit);

  it('What is written stays: the database refuses to change, delete or empty it', async () => {
    await writeAudit(handle.orm, {
      staff: ada,
      action: 'update',
      collection: 'insights',
      recordId: 'kept',
      changes: { title: { before: 'Old', after: 'New' } },
    });
    const mine = eq(auditLog.recordId, 'kept');
    const refused = { cause: { message: expect.stringContaining('audit_log is only added to') } };
    await expect(handle.orm.update(auditLog).set({ actorName: 'Nobody' }).where(mine)).rejects.toMatchObject(refused);
    await expect(handle.orm.delete(auditLog).where(mine)).rejects.toMatchObject(refused);
    await expect(handle.orm.execute(sql`truncate audit_log`)).rejects.toMatchObject(refused);
    expect(await handle.orm.select().from(auditLog).where(mine)).toMatchObject([{ actorName: 'Ada Müller' }]);
  });

  it('A privacy request may erase from it, and only its own transaction may', async () => {
    const record = { staff: ada, action: 'create', collection: 'contact_messages', recordId: 'erased' } as const;
    await writeAudit(handle.orm, { ...record, changes: { email: { after: 'visitor@example.com' } } });
    const mine = eq(auditLog.recordId, 'erased');
    await handle.orm.transaction(async (tx) => {
      await allowErasing(tx);
      await tx.update(auditLog).set({ changes: {} }).where(mine);
    });
    expect(await handle.orm.select().from(auditLog).where(mine)).toMatchObject([{ changes: {} }]);
    await expect(handle.orm.delete(auditLog).where(mine)).rejects.toThrow();
  });

  const list = (search: string) => listAudit(readAuditState(new URLSearchParams(search)));
  const ids = async (search: string) => (await list(search)).entries.map(({ subject }) => subject.record);

  it('An entry is found by any word of its values, by its beginning, without accents, and as written in lists', async () => {
    const entry = { staff: ada, action: 'update', collection: 'insights' } as const;
    await writeAudit(handle.orm, {
      ...entry,
      recordId: 'words',
      changes: {
        content: { before: '<p class="x">Tunnelling</p>\n<p>élan</p>', after: '<p>Zwitterion "quoted" it\'s</p>' },
        tags: { before: [], after: ['Kagome lattice'] },
      },
    });
    for (const q of [
      'zwitterion',
      'ZWITT',
      'elan',
      'Élan tunnel',
      'kagome',
      'quoted',
      "it's",
      'it’s',
      'muller',
      'status',
    ]) {
      const found = await ids(`q=${encodeURIComponent(q)}&record=words`);
      expect(found, q).toEqual(q === 'status' ? [] : ['words']);
    }
    for (const q of [
      "'",
      '’',
      '‘a’ ＼ ＇＆',
      '\\',
      '&|!()',
      ':*',
      '""',
      '%_',
      '\u0345',
      'a \u0345',
      "o'",
      '\u0000',
      'x'.repeat(5000),
    ]) {
      await expect(ids(`q=${encodeURIComponent(q)}`), q).resolves.toBeInstanceOf(Array);
    }
  });

  it('It is narrowed by person, kind, action, record and days; nonsense in the address asks nothing', async () => {
    const bob: Staff = { id: 'id-of-bob', name: 'Bob', email: 'bob@quzones.test', role: 'editor' };
    await writeAudit(handle.orm, {
      staff: bob,
      action: 'sign-in',
      collection: 'sessions',
      recordId: 's1',
      changes: {},
    });
    expect(await ids('person=id-of-bob')).toEqual(['s1']);
    expect(await ids('collection=sessions')).toEqual(['s1']);
    expect(await ids('action=sign-in')).toEqual(['s1']);
    expect(await ids('collection=insights&record=kept')).toEqual(['kept']);
    expect(await ids('to=2020-01-01')).toEqual([]);
    expect((await ids('from=2020-01-01&to=2999-01-01')).length).toBeGreaterThan(3);
    const all = await ids('');
    const days = ['from=yesterday', 'to=2026-13-45', 'to=2024-02-30', 'from=0000-01-01'];
    for (const nonsense of [...days, 'action=drop', 'before=-1', 'after=x', 'before=1e99']) {
      expect(await ids(nonsense), nonsense).toEqual(all);
    }
    const { people, collections } = await list('');
    expect(people).toEqual([
      { id: 'id-of-ada', name: 'Ada Müller' },
      { id: 'id-of-bob', name: 'Bob' },
    ]);
    expect(collections.map(({ label }) => label)).toEqual(['Insights', 'Messages', 'Sign-ins']);
  });

  it('Pages go back to the first entry and forward again without a gap', async () => {
    const total = entriesPerPage * 2 + 5;
    for (let number = 1; number <= total; number += 1) {
      const recordId = `p${number}`;
      await writeAudit(handle.orm, { staff: ada, action: 'create', collection: 'paged', recordId, changes: {} });
    }
    const walk = async (from: string, way: 'older' | 'newer') => {
      const pages: string[][] = [];
      for (let at: string | null = from; at; ) {
        const page: Awaited<ReturnType<typeof list>> = await list(at.split('?')[1] ?? '');
        pages.push(page.entries.map(({ subject }) => subject.record));
        const next: string | null = page[way];
        if (!next) return { pages, at };
        at = next;
      }
      throw new Error('no page');
    };
    const newest = Array.from({ length: total }, (_, index) => `p${total - index}`);
    const back = await walk('?collection=paged', 'older');
    expect(back.pages.flat()).toEqual(newest);
    const forward = await walk(back.at, 'newer');
    expect(forward.pages.reverse().flat().slice(0, total)).toEqual(newest);
  });

  it('An entry says what its record is called now, and that it is gone when it is; an export is one of the list', async () => {
    const recordId = '00000000-0000-4000-8000-000000000001';
    const changes = { title: { before: 'A lost title', after: undefined } };
    await writeAudit(handle.orm, { staff: ada, action: 'purge', collection: 'insights', recordId, changes });
    const [entry] = (await list(`collection=insights&record=${recordId}`)).entries;
    expect(entry).toMatchObject({
      subject: { kind: 'insight', title: 'A lost title', href: null, standing: 'deleted' },
    });
    expect(await findAuditEntry(String(entry?.id))).toMatchObject({
      differences: [{ label: 'Title', before: 'A lost title', after: '', stretches: null }],
    });
    await writeAudit(handle.orm, {
      staff: ada,
      action: 'export',
      collection: 'contact_messages',
      recordId: 'csv',
      changes: {},
    });
    const [exported] = (await list('action=export')).entries;
    expect(exported).toMatchObject({ subject: { kind: 'messages', title: null, href: null, standing: 'here' } });
    for (const id of ['0', 'x', '-1', '99999999999999999999', "' or 1=1"]) expect(await findAuditEntry(id)).toBeNull();
  });
});
