import { randomUUID } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { changeInquiries } from '~/admin/inbox/change-inquiries.server';
import { actOnInquiry } from '~/admin/inbox/inquiry-action.server';
import { stepWithUndo } from '~/admin/inbox/take-back.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { chooseTime } from '~/server/demos/visitor-demo.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { eachDriver } from '../support/drivers';
import { act, admin, ask, formOf, inHours, mails, proposal, propose, slots, statusOf, useDemos } from './demo-kit';

const messages = requireInbox('/admin/contact-messages');
const colleague: Staff = { ...admin, id: 'bela', name: 'Bela' };
const tooLate = 'It has changed since, or too long ago, so nothing was taken back.';

async function arrive(from: 'unread' | 'read' | 'replied' = 'unread', name = 'Asha Rao'): Promise<string> {
  const row = { name, email: 'asha@example.com', message: 'We plan 40 vans.', status: from };
  const [stored] = await orm()
    .insert(contactMessages)
    .values({ ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

const step = (id: string, to: string, staff = admin) =>
  stepWithUndo({ inbox: messages, staff, requestId: 'test', id, to, address: '/admin/there' });

const several = (ids: string[], to: string) =>
  changeInquiries({ inbox: messages, staff: admin, requestId: 'test', ids, to, assignee: '', address: '/admin/there' });

async function status(id: string): Promise<string | undefined> {
  const [row] = await orm().select().from(contactMessages).where(eq(contactMessages.id, id));
  return row?.status;
}

eachDriver('A step that was a slip', (kit) => {
  useDemos(kit);
  beforeEach(() => orm().delete(contactMessages));

  it.each([
    ['unread', 'read'],
    ['unread', 'replied'],
    ['read', 'replied'],
  ] as const)('From %s to %s is taken back by what its toast offers, and the log has both', async (from, to) => {
    const id = await arrive(from);
    const { toast } = await step(id, to);
    const fields = { id, to: 'take-back' };
    expect(toast).toMatchObject({ action: { label: 'Undo', path: '/admin/there', fields } });
    const back = await step(id, 'take-back');
    expect(back).toEqual({ ok: true, toast: { title: 'Success', description: 'Message status updated.' } });
    expect(await status(id)).toBe(from);
    const entries = await orm().select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(desc(auditLog.id));
    expect(entries.map(({ changes }) => changes)).toEqual([
      { status: { before: to, after: from } },
      { status: { before: from, after: to } },
    ]);
  });

  it('Is not taken back twice, nor where nothing was done', async () => {
    const id = await arrive();
    expect(await step(id, 'take-back')).toMatchObject({ ok: false, status: 409, toast: { description: tooLate } });
    await step(id, 'read');
    await step(id, 'replied');
    expect(await step(id, 'take-back')).toMatchObject({ ok: true });
    expect(await step(id, 'take-back')).toMatchObject({ ok: false, status: 409 });
    expect(await status(id)).toBe('read');
  });

  it('Is not taken back by somebody else, nor after ten minutes', async () => {
    const id = await arrive();
    await step(id, 'replied');
    expect(await step(id, 'take-back', colleague)).toMatchObject({ ok: false, status: 409 });
    const editor = await step(id, 'take-back', { ...admin, role: 'editor' });
    expect(editor).toMatchObject({ ok: false, status: 403 });
    await orm()
      .insert(auditLog)
      .values({
        actorId: admin.id,
        actorName: admin.name,
        action: 'update',
        collection: 'contact_messages',
        recordId: id,
        changes: { status: { before: 'unread', after: 'replied' } },
        at: sql`now() - interval '11 minutes'`,
      });
    expect(await step(id, 'take-back')).toMatchObject({ ok: false, status: 409 });
    expect(await status(id)).toBe('replied');
  });

  it('Is not taken back once it was answered by mail, nor what was done before the last step', async () => {
    const id = await arrive();
    await step(id, 'read');
    await step(id, 'spam');
    expect(await step(id, 'take-back')).toMatchObject({ ok: false, status: 409 });
    await step(id, 'not-spam');
    expect(await step(id, 'take-back')).toMatchObject({ ok: true });
    expect(await step(id, 'take-back')).toMatchObject({ ok: false, status: 409 });
    expect(await status(id)).toBe('read');
    const letter = { intent: 'reply', subject: 'Re: You', body: 'Hello', answers_seen: '0' };
    const [answered, demo] = [await arrive(), await ask()];
    const request = { inbox: messages, staff: admin, requestId: 'test', id: answered };
    await actOnInquiry(request, formOf({ ...letter, reply_key: randomUUID() }));
    expect(await step(answered, 'take-back')).toMatchObject({ ok: false, status: 409 });
    expect(await status(answered)).toBe('replied');
    await act(demo, { to: 'scheduled' });
    expect(await act(demo, { ...letter, reply_key: randomUUID() })).toMatchObject({ ok: true });
    expect(await act(demo, { to: 'take-back' })).toMatchObject({ ok: false, status: 409 });
    expect(await statusOf(demo)).toBe('scheduled');
  });

  it('Several are put back where each of them stood, and what changed since is named', async () => {
    const ids = [await arrive('unread'), await arrive('read'), await arrive('replied', 'Lars Tamm')];
    const { toast } = await several(ids, 'replied');
    expect(toast.description).toBe('2 messages marked as replied. 1 was already replied.');
    const changed = ids.slice(0, 2);
    expect(toast.action).toMatchObject({ fields: { to: 'take-back', recordId: changed.join() } });
    expect((await several(ids, 'take-back')).toast.description).toBe(
      `2 messages put back. 1 could not be put back: “Lars Tamm”: ${tooLate}`,
    );
    expect(await Promise.all(ids.map(status))).toEqual(['unread', 'read', 'replied']);
  });

  it('What went into the spam comes back, and what was brought back returns with why it looked like spam', async () => {
    const reason = async (id: string) => {
      const [row] = await orm().select().from(contactMessages).where(eq(contactMessages.id, id));
      return row?.spamReason;
    };
    const id = await arrive();
    expect((await step(id, 'spam')).toast).toMatchObject({ action: { fields: { id, to: 'not-spam' } } });
    await orm().update(contactMessages).set({ spamReason: 'links' }).where(eq(contactMessages.id, id));
    const { toast } = await several([id], 'not-spam');
    expect(toast.action).toMatchObject({ fields: { to: 'take-back', recordId: id } });
    expect(await reason(id)).toBeNull();
    expect((await several([id], 'take-back')).toast.description).toBe('1 message put back.');
    expect(await reason(id)).toBe('links');
  });

  it('A demo that is completed by mistake is reminded of after all when that is taken back', async () => {
    const id = await ask();
    const token = await propose(id, inHours(72));
    const [slot] = await slots(token);
    await chooseTime(token, slot?.id ?? '', 'UTC');
    const reminder = async () => (await mails('demo-reminder')).map((mail) => mail.status);
    await act(id, { to: 'completed' });
    expect(await reminder()).toEqual(['cancelled']);
    expect(await act(id, { to: 'take-back' })).toMatchObject({ ok: true });
    expect([await statusOf(id), await reminder()]).toEqual(['scheduled', ['queued']]);
  });

  it('Scheduling is not taken back after times were proposed for it', async () => {
    const id = await ask();
    await act(id, { to: 'scheduled' });
    await act(id, proposal(inHours(72)));
    expect(await act(id, { to: 'take-back' })).toMatchObject({ ok: false, status: 409 });
    expect(await statusOf(id)).toBe('scheduled');
  });
});
