import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { moveInquiry } from '~/admin/inbox/move-inquiry.server';
import { changeRecords, type RecordChange } from '~/admin/record-changes.server';
import { saveRecord } from '~/admin/records.server';
import { publicCollections } from '~/collections/public-records.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { collectionSamples } from './collection-samples';

/** Whatever people try in whatever order, a record stands where the rules of the specification say, and the log has each step. */
const staff: Staff = { id: 'somebody', name: 'Administrator', email: 'a@example.com', role: 'admin' };
const runs = { numRuns: 12 };

/** Every step there is: `from to`. */
const steps = {
  messages: ['unread read', 'unread replied', 'read replied'],
  demos: ['pending scheduled', 'scheduled completed', 'pending cancelled', 'scheduled cancelled', 'cancelled pending'],
};

function insertOf(name: keyof typeof steps, person: { name: string; email: string; submissionKey: string }): SQL {
  const { name: called, email, submissionKey } = person;
  return name === 'messages'
    ? sql`insert into contact_messages (name, email, message, submission_key)
        values (${called}, ${email}, 'We plan 40 vans.', ${submissionKey}) returning id`
    : sql`insert into demo_requests (name, email, company, industry, interested_in, submission_key)
        values (${called}, ${email}, 'Rao Freight', 'Logistics', 'Consulting', ${submissionKey}) returning id`;
}

async function entriesAbout(recordId: string): Promise<number> {
  return orm().$count(auditLog, eq(auditLog.recordId, recordId));
}

eachDriver('steps in any order', (kit) => {
  useMigratedDatabase(kit);

  describe.each([
    { name: 'messages', first: 'unread', path: '/admin/contact-messages', table: contactMessages },
    { name: 'demos', first: 'pending', path: '/admin/demo-requests', table: demoRequests },
  ] as const)('$name', ({ name, first, path, table }) => {
    const inbox = requireInbox(path);
    const statuses = [...new Set(steps[name].flatMap((step) => step.split(' '))), 'published', ''];

    async function arrive(): Promise<string> {
      const person = { name: 'Asha Rao', email: 'asha@example.com', submissionKey: randomUUID() };
      const { rows } = await orm().execute<{ id: string }>(insertOf(name, person));
      return rows[0]?.id ?? '';
    }

    it('go only the ways there are, one after the other and two at once', async () => {
      const wanted = fc.array(fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 2 }), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(wanted, async (rounds) => {
          const id = await arrive();
          let stands: string = first;
          let taken = 0;
          for (const targets of rounds) {
            const move = (to: string) => moveInquiry({ inbox, staff, requestId: 'test', id, to });
            const outcomes = await Promise.all(targets.map(move));
            const [row] = await orm().select({ status: table.status }).from(table).where(eq(table.id, id));
            const reached = row?.status ?? '';
            taken += outcomes.filter(({ ok }) => ok).length;
            expect(waysTo(stands, targets)).toContainEqual([reached, outcomes.filter(({ ok }) => ok).length]);
            stands = reached;
          }
          expect(await entriesAbout(id)).toBe(taken);
        }),
        runs,
      );
    });

    /** Where a record can stand after these were tried at once, in either order, and how many of them were taken. */
    function waysTo(from: string, targets: string[]): [status: string, taken: number][] {
      return [targets, targets.toReversed()].map((order) => {
        let status = from;
        let taken = 0;
        for (const to of order) {
          if (!steps[name].includes(`${status} ${to}`)) continue;
          status = to;
          taken += 1;
        }
        return [status, taken];
      });
    }
  });

  it.each(publicCollections.map((each) => [each.kind, each] as const))(
    '%s: visitors see a record exactly while it is published and not in the bin',
    async (_kind, { table, isPublic }) => {
      const collection = boundCollections.find((bound) => bound.table === (table as unknown));
      if (!collection) throw new Error('No tab has this table.');
      const { declaration } = collection;
      const form = collectionSamples[declaration.name]?.form ?? {};
      const shown = String(form['status']);
      const changes: RecordChange[] = [...declaration.moves, 'delete', 'restore'];
      await fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...changes), { maxLength: 8 }), async (tried) => {
          const data = new FormData();
          for (const [field, value] of Object.entries(form)) data.set(field, value);
          const created = await saveRecord({ collection, staff, requestId: 'test', id: null, form: data });
          if (!created.ok) throw new Error(`not created: ${JSON.stringify(created)}`);
          const { id } = created;
          let [status, isInBin, changed] = [shown, false, 0];
          for (const change of tried) {
            await changeRecords({ collection, staff, requestId: 'test', ids: [id], change });
            const before = `${status} ${isInBin}`;
            if (typeof change === 'string') isInBin = change === 'delete';
            else if (!isInBin) status = change.to;
            if (before !== `${status} ${isInBin}`) changed += 1;
            const [row] = await orm()
              .select({ status: sql`status`, isInBin: sql`deleted_at is not null`, isSeen: isPublic })
              .from(table)
              .where(eq(table.id, id));
            expect(row).toEqual({ status, isInBin, isSeen: status === shown && !isInBin });
          }
          expect(await entriesAbout(id)).toBe(1 + changed);
        }),
        runs,
      );
    },
  );
});
