import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { changeInquiries } from '~/admin/inbox/change-inquiries.server';
import { countWaiting, type InboxViewer, listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { moveInquiry } from '~/admin/inbox/move-inquiry.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import type { Role, Staff } from '~/lib/roles';
import { allowErasing } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { profiles } from '~/server/auth/auth.table.server';
import { insertStaff } from '~/server/auth/staff.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { ask, demos } from './demo-kit';

type NewMessage = Partial<typeof contactMessages.$inferInsert>;

const messages = requireInbox('/admin/contact-messages');
const overtaken =
  'This message has changed since the list was loaded, so nothing was done. Refresh to see how it stands now.';

function staff(role: Role): Staff {
  return { id: 'somebody', name: 'Administrator', email: 'a@example.com', role };
}

async function arrive(values: NewMessage = {}): Promise<string> {
  const row = { name: 'Asha Rao', email: 'asha@example.com', message: 'We plan 40 vans.', ...values };
  const [stored] = await orm()
    .insert(contactMessages)
    .values({ ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

function move(inbox: typeof messages, id: string, to: string, who: Staff | null = staff('admin')) {
  return moveInquiry({ inbox, staff: who, requestId: 'test', id, to });
}

async function statusOf(table: typeof contactMessages | typeof demoRequests, id: string): Promise<string | undefined> {
  const [row] = await orm().select({ status: table.status }).from(table).where(eq(table.id, id));
  return row?.status;
}

/** Looked at by the administrator, without holidays. */
function seenAt(now: Date): InboxViewer {
  return { staff: staff('admin'), clock: { now, holidays: noHolidays } };
}

async function namesIn(inbox: typeof messages, query: string, now = new Date()): Promise<string[]> {
  const view = await listInbox(inbox, readInboxState(new URLSearchParams(query), inbox), seenAt(now));
  return view.cards.map(({ name }) => name);
}

eachDriver('the inboxes of the admin', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const table of [contactMessages, demoRequests]) await orm().delete(table);
    await orm().transaction(async (tx) => {
      await allowErasing(tx);
      await tx.delete(auditLog);
    });
  });

  describe('Steps', () => {
    it.each([
      ['unread', 'read', true],
      ['unread', 'replied', true],
      ['read', 'replied', true],
      ['read', 'read', false],
      ['replied', 'read', false],
      ['replied', 'replied', false],
    ] as const)('A message that is %s can become %s: %s', async (from, to, allowed) => {
      const id = await arrive({ status: from });
      const outcome = await move(messages, id, to);
      if (allowed) {
        expect(outcome).toEqual({ ok: true, toast: { title: 'Success', description: 'Message status updated.' } });
      } else {
        expect(outcome).toMatchObject({ ok: false, status: 409, toast: { title: 'Error', description: overtaken } });
      }
      expect(await statusOf(contactMessages, id)).toBe(allowed ? to : from);
      expect(await orm().$count(auditLog)).toBe(allowed ? 1 : 0);
    });

    const demoStatuses = ['pending', 'scheduled', 'completed', 'cancelled'] as const;
    const steps = ['pending scheduled', 'scheduled completed', 'pending cancelled', 'scheduled cancelled'];
    it.each(demoStatuses)('A demo that is %s takes only the steps there are', async (from) => {
      for (const to of demoStatuses) {
        const id = await ask({ status: from });
        const allowed = [...steps, 'cancelled pending'].includes(`${from} ${to}`);
        const { ok, toast } = await move(demos, id, to);
        expect([to, ok]).toEqual([to, allowed]);
        if (ok) expect(toast.description).toBe('Demo request status updated.');
        expect(await statusOf(demoRequests, id)).toBe(allowed ? to : from);
      }
    });

    it('Of ten people who schedule the same demo at once, one does', async () => {
      const id = await ask();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => move(demos, id, 'scheduled')));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter((outcome) => !outcome.ok && outcome.status === 409)).toHaveLength(9);
      expect(await orm().$count(auditLog)).toBe(1);
    });

    it('The audit log says who changed what', async () => {
      const id = await arrive();
      await move(messages, id, 'read');
      const [entry] = await orm().select().from(auditLog);
      expect(entry).toMatchObject({
        actorName: 'Administrator',
        action: 'update',
        collection: 'contact_messages',
        recordId: id,
        changes: { status: { before: 'unread', after: 'read' } },
      });
    });

    it('A message of no such name and a step of no such name are refused', async () => {
      const id = await arrive();
      expect(await move(messages, randomUUID(), 'read')).toMatchObject({ status: 404 });
      expect(await move(messages, 'nonsense', 'read')).toMatchObject({ status: 404 });
      for (const to of ['unread', 'scheduled', '']) expect(await move(messages, id, to)).toMatchObject({ status: 400 });
      expect(await statusOf(contactMessages, id)).toBe('unread');
    });

    it('Nobody but an administrator may', async () => {
      const id = await arrive();
      expect(await move(messages, id, 'read', staff('editor'))).toMatchObject({ status: 403 });
      expect(await move(messages, id, 'read', staff('none'))).toMatchObject({ status: 403 });
      expect(await move(messages, id, 'read', null)).toMatchObject({
        status: 401,
        toast: { description: 'You must be logged in to manage contact messages' },
      });
      expect(await statusOf(contactMessages, id)).toBe('unread');
    });
  });

  describe('Spam', () => {
    it('is in no other view, goes nowhere, and comes back', async () => {
      const id = await arrive({ name: 'Doubtful', spamReason: 'links', createdAt: new Date('2025-01-01') });
      await arrive({ name: 'Honest' });
      for (const show of ['all', 'unread', 'overdue']) {
        expect(await namesIn(messages, `show=${show}`)).not.toContain('Doubtful');
      }
      expect(await namesIn(messages, 'show=spam')).toEqual(['Doubtful']);
      expect(await move(messages, id, 'read')).toMatchObject({ status: 409 });
      expect(await move(messages, id, 'not-spam')).toMatchObject({ ok: true });
      expect(await move(messages, id, 'not-spam')).toMatchObject({ status: 409 });
      expect(await namesIn(messages, 'show=overdue')).toEqual(['Doubtful']);
      expect(await namesIn(messages, 'show=spam')).toEqual([]);
      const [entry] = await orm().select().from(auditLog);
      expect(entry?.changes).toEqual({ spamReason: { before: 'links', after: null } });
    });
  });

  describe('The list', () => {
    it('shows newest first, twenty a page, with the counts of all filters', async () => {
      for (let day = 1; day <= 25; day += 1) {
        const createdAt = new Date(Date.UTC(2025, 0, day));
        await arrive({ name: `Day ${day}`, createdAt, status: day <= 5 ? 'read' : 'unread' });
      }
      await arrive({ name: 'Doubtful', spamReason: 'honeypot' });
      expect((await namesIn(messages, '')).slice(0, 2)).toEqual(['Day 25', 'Day 24']);
      expect(await namesIn(messages, 'page=2')).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
      expect(await namesIn(messages, 'show=nonsense&page=-1')).toHaveLength(20);
      // Behind the end is the last page: all of what was there may just have been answered.
      expect(await namesIn(messages, 'show=read&page=2')).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1']);
      const view = await listInbox(messages, { query: '', show: 'all', page: 1 }, seenAt(new Date()));
      const counted = Object.entries(view.counts ?? {}).map(([key, { rows, more }]) => [key, more ? 'more' : rows]);
      expect(Object.fromEntries(counted)).toEqual({
        all: 25,
        unread: 20,
        read: 5,
        replied: 0,
        overdue: 25,
        mine: 0,
        spam: 1,
      });
      expect(view.pageCount).toBe(2);
    });

    it('finds name, address, company and message, every character meaning itself', async () => {
      await arrive({ name: 'Asha Rao', email: 'asha@freight.example', company: 'Rao Freight', message: 'Forty\nvans' });
      await arrive({ name: 'Ben', email: 'ben@example.com', message: '100% sure' });
      for (const query of ['ASHA rao', 'freight.example', 'rao freight', 'forty vans']) {
        expect(await namesIn(messages, `q=${encodeURIComponent(query)}`), query).toEqual(['Asha Rao']);
      }
      expect(await namesIn(messages, 'q=0%25+s')).toEqual(['Ben']);
      expect(await namesIn(messages, 'q=%25%25')).toEqual([]);
      await arrive({ name: 'Cleo', email: 'cleo@example.com', subject: 'privacy' });
      expect(await namesIn(messages, 'q=Privacy')).toEqual(['Cleo']);
    });

    it('finds a request by what it is about and for whom, as its card says it', async () => {
      await ask({ name: 'Dora', industry: 'Energy', interestedIn: 'DIM12 (Cancer Detection)' });
      await ask({ name: 'Emil' });
      for (const query of ['dim12 (cancer', 'Energy']) {
        expect(await namesIn(demos, `q=${encodeURIComponent(query)}`), query).toEqual(['Dora']);
      }
    });

    it('Overdue is what has waited for more than 24 hours of business days, privacy for 30 days', async () => {
      const now = new Date('2025-11-24T09:00+05:30');
      const friday = (minute: number) => new Date(`2025-11-21T09:0${minute}+05:30`);
      await arrive({ name: 'Friday, in time', createdAt: friday(0) });
      await arrive({ name: 'Thursday', createdAt: new Date('2025-11-20T09:00+05:30') });
      await arrive({ name: 'Thursday, answered', createdAt: new Date('2025-11-20'), status: 'replied' });
      await arrive({ name: 'Privacy', createdAt: new Date('2025-10-26'), subject: 'privacy' });
      await arrive({ name: 'Privacy, late', createdAt: new Date('2025-10-24'), subject: 'privacy' });
      // Whoever has waited longest comes first.
      expect(await namesIn(messages, 'show=overdue', now)).toEqual(['Privacy, late', 'Thursday']);
      const { cards } = await listInbox(messages, { query: '', show: 'all', page: 1 }, seenAt(now));
      expect(cards.filter(({ due }) => due?.overdue).map(({ name }) => name)).toEqual(['Thursday', 'Privacy, late']);
      expect(await countWaiting(messages, seenAt(now))).toEqual({
        fresh: { rows: 4, more: false },
        freshLabel: 'unread',
        overdue: { rows: 2, more: false },
      });
    });

    it('A demo waits until it is scheduled', async () => {
      await ask({ createdAt: new Date('2025-01-01') });
      await ask({ createdAt: new Date('2025-01-01'), status: 'scheduled' });
      expect(await countWaiting(demos, seenAt(new Date()))).toMatchObject({
        fresh: { rows: 1 },
        freshLabel: 'pending',
        overdue: { rows: 1 },
      });
    });
  });

  describe('Several at once', () => {
    const many = (inbox: typeof messages, ids: string[], to: string, assignee = '', who = staff('admin')) =>
      changeInquiries({ inbox, staff: who, requestId: 'test', ids, to, assignee, address: '/admin/there' });

    it('Takes only the specified steps, and says what became of all of them', async () => {
      const ids = await Promise.all([
        arrive(),
        arrive(),
        arrive({ status: 'read' }),
        arrive({ name: 'Lars Tamm', status: 'replied' }),
        arrive({ name: 'Spam Bot', spamReason: 'honeypot' }),
      ]);
      const outcome = await many(messages, ids, 'read');
      expect(outcome.toast.title).toBe('Partly done');
      expect(outcome.toast.description).toBe(
        '2 messages marked as read. 1 was already read. ' +
          '2 could not be marked as read: “Lars Tamm”: it is replied. “Spam Bot”: it looks like spam.',
      );
      expect(await Promise.all(ids.map((id) => statusOf(contactMessages, id)))).toEqual([
        'read',
        'read',
        'read',
        'replied',
        'unread',
      ]);
      expect(await orm().$count(auditLog)).toBe(2);
    });

    it('Demos are completed only when they were scheduled', async () => {
      const ids = [await ask({ status: 'scheduled' }), await ask({ name: 'Mina Sahu' })];
      const outcome = await many(demos, ids, 'completed');
      expect(outcome.toast.description).toBe(
        '1 request marked as completed. 1 could not be marked as completed: “Mina Sahu”: it is pending.',
      );
      expect(await statusOf(demoRequests, ids[1] ?? '')).toBe('pending');
    });

    it('They go into the spam and come back, and are assigned to somebody who may answer', async () => {
      const ids = [await arrive(), await arrive()];
      expect((await many(messages, ids, 'spam')).toast.description).toBe('2 messages marked as spam.');
      expect(await namesIn(messages, '')).toEqual([]);
      expect((await many(messages, ids, 'not-spam')).toast.description).toBe('2 messages brought back.');
      const nobody = await many(messages, ids, 'assign');
      expect(nobody.toast.description).toBe('2 messages were already assigned to nobody.');
      expect(await many(messages, ids, 'assign', 'a-stranger')).toMatchObject({
        ok: false,
        status: 422,
        toast: {
          description:
            '2 messages could not be assigned to this person: This person can’t answer here any more. Choose somebody else.',
        },
      });
    });

    it('What Undo sends gives each back to whom it was assigned before', async () => {
      await orm().delete(profiles);
      const hire = (name: string) =>
        insertStaff(orm(), { name, email: `${name}@quzones.test`, role: 'admin', password: 'hashed' }, 'hashed');
      const [ada, bela] = [await hire('Ada'), await hire('Bela')];
      const ids = [await arrive({ assignedTo: ada }), await arrive(), await arrive({ assignedTo: bela })];
      const assignees = async () => {
        const rows = await orm().select().from(contactMessages);
        return ids.map((id) => rows.find((row) => row.id === id)?.assignedTo ?? null);
      };
      const taken = await many(messages, ids, 'assign', bela);
      expect(await assignees()).toEqual([bela, bela, bela]);
      const changed = ids.slice(0, 2).join();
      const fields = { to: 'assign', assignee: `${ada},`, recordId: changed };
      expect(taken.toast.action).toEqual({ label: 'Undo', path: '/admin/there', fields });
      const back = await many(messages, changed.split(','), 'assign', fields.assignee);
      expect(back.toast.description).toBe('2 messages assigned as before.');
      expect(await assignees()).toEqual([ada, null, bela]);
      expect(await many(messages, ids, 'assign', fields.assignee)).toMatchObject({ ok: false, status: 400 });
      const spam = await many(messages, ids.slice(1), 'spam');
      expect(spam.toast.action).toMatchObject({ fields: { to: 'not-spam', recordId: ids.slice(1).join() } });
    });

    it('An editor and an unknown step change nothing', async () => {
      const id = await arrive();
      expect(await many(messages, [id], 'read', '', staff('editor'))).toMatchObject({ ok: false, status: 403 });
      expect(await many(messages, [id], 'deleted')).toMatchObject({ ok: false, status: 400 });
      expect(await statusOf(contactMessages, id)).toBe('unread');
    });
  });
});
