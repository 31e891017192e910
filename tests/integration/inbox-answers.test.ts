import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { actOnInquiry } from '~/admin/inbox/inquiry-action.server';
import { loadInquiry } from '~/admin/inbox/inquiry-view.server';
import { listTemplates, saveTemplate } from '~/admin/reply-templates/change-templates.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import type { Staff } from '~/lib/roles';
import { accounts, profiles } from '~/server/auth/auth.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { inquiryNotes } from '~/server/inbox/inquiry_notes.table.server';
import { inquiryReplies } from '~/server/inbox/inquiry_replies.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const messages = requireInbox('/admin/contact-messages');
const admin: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' };
const viewer = () => ({ staff: admin, clock: { now: new Date(), holidays: noHolidays } });

async function arrive(values: Partial<typeof contactMessages.$inferInsert> = {}): Promise<string> {
  const row = { name: 'Asha Rao', email: 'asha@example.com', message: 'We plan 40 vans.', ...values };
  const [stored] = await orm()
    .insert(contactMessages)
    .values({ ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

function act(id: string, fields: Record<string, string>, staff: Staff | null = admin) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return actOnInquiry({ inbox: messages, staff, requestId: 'test', id }, form);
}

/** Written on a page that showed so many answers. */
const reply = (answersSeen = 0) => ({
  intent: 'reply',
  reply_key: randomUUID(),
  answers_seen: String(answersSeen),
  subject: 'Re: Vans',
  body: 'Hello Asha,\n\nyes.',
});

eachDriver('answers to messages', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();

  beforeAll(async () => {
    await orm()
      .insert(profiles)
      .values([
        { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' },
        { id: 'eve', name: 'Eve', email: 'eve@quzones.test', role: 'editor' },
        { id: 'ivy', name: 'Ivy, who was invited', email: 'ivy@quzones.test', role: 'admin' },
      ]);
    const account = { id: 'ada', accountId: 'ada', providerId: 'credential', userId: 'ada', password: 'x' };
    await orm()
      .insert(accounts)
      .values({ ...account, updatedAt: new Date() });
  });

  beforeEach(async () => {
    for (const table of [contactMessages, outboxMails]) await orm().delete(table);
  });

  it('An answer is a mail in the outbox, part of the thread, and marks the message as replied', async () => {
    const id = await arrive();
    expect(await act(id, reply())).toMatchObject({ ok: true, outcome: { toast: { title: 'Success' } } });
    const [mail] = await orm().select().from(outboxMails);
    expect(mail).toMatchObject({
      recipient: 'asha@example.com',
      replyTo: 'hello@quzones.com',
      subject: 'Re: Vans',
      status: 'queued',
      aboutTable: 'contact_messages',
      aboutId: id,
    });
    expect(mail?.text).toContain('Hello Asha,');
    expect(mail?.text).toContain('We plan 40 vans.');
    const { card, conversation, history } = await loadInquiry(messages, id, viewer());
    expect(card).toMatchObject({ status: 'replied', due: null });
    expect(conversation).toMatchObject([
      { kind: 'reply', author: 'Ada Lovelace', text: 'Hello Asha,\n\nyes.', mail: { delivery: { label: 'Queued' } } },
    ]);
    expect(history[0]).toMatchObject({
      actor: 'Ada Lovelace',
      sentences: expect.arrayContaining(['Unread → Replied']),
    });
  });

  it('The second answer stands below the first one in the reader’s mail program', async () => {
    const id = await arrive();
    await act(id, reply());
    await act(id, reply(1));
    const mails = await orm().select().from(outboxMails).orderBy(asc(outboxMails.createdAt));
    expect(mails[0]?.headers).toEqual({});
    expect(mails[1]?.headers).toEqual({ 'In-Reply-To': mails[0]?.messageId, References: mails[0]?.messageId });
  });

  it('The same form sent five times at once is one answer', async () => {
    const id = await arrive();
    const form = reply();
    const acted = await Promise.all(Array.from({ length: 5 }, () => act(id, form)));
    expect(acted.every(({ ok }) => ok)).toBe(true);
    expect(await orm().$count(outboxMails)).toBe(1);
    expect(await orm().$count(inquiryReplies)).toBe(1);
  });

  it('Who did not see that somebody answered is told who and when, and may send all the same', async () => {
    const id = await arrive();
    const grace: Staff = { ...admin, id: 'grace', name: 'Grace Hopper' };
    await orm()
      .insert(profiles)
      .values({ id: 'grace', name: 'Grace Hopper', email: 'grace@quzones.test', role: 'admin' });
    const [first, second] = [reply(), { ...reply(), body: 'Hello Asha, no.' }];
    expect(await act(id, first, grace)).toMatchObject({ ok: true });
    const refused = await act(id, second);
    const sentence =
      /^Grace Hopper answered on .+ \(India\), after this page was loaded\. Nothing was sent: read that answer above, and send yours again if it is still needed\.$/;
    const errors = { reply: [expect.stringMatching(sentence)] };
    expect(refused).toMatchObject({ ok: false, status: 409, answer: { typed: second, errors } });
    expect(await act(id, { ...second, answers_seen: 'nonsense' })).toMatchObject({ ok: false, status: 409 });
    expect(await orm().$count(outboxMails)).toBe(1);
    expect(await act(id, first, grace)).toMatchObject({ ok: true });
    expect(await act(id, { ...second, answers_seen: '1' })).toMatchObject({ ok: true });
    expect(await orm().$count(outboxMails)).toBe(2);
    const other = await act(id, reply(1));
    expect(other).toMatchObject({
      ok: false,
      answer: { errors: { reply: [expect.stringMatching(/^You answered on /)] } },
    });
  });

  it('Of five people who answer the same message at once, one does', async () => {
    const id = await arrive();
    const acted = await Promise.all(Array.from({ length: 5 }, () => act(id, reply())));
    expect(acted.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await orm().$count(outboxMails)).toBe(1);
  });

  it('A failed mail takes the whole answer back', async () => {
    const id = await arrive({ email: 'not<an>address@example.com' });
    expect(await act(id, reply())).toMatchObject({ ok: false, status: 500 });
    expect(await orm().$count(inquiryReplies)).toBe(0);
    expect((await loadInquiry(messages, id, viewer())).card.status).toBe('unread');
  });

  it('What nobody filled in does not leave', async () => {
    const id = await arrive();
    const acted = await act(id, { ...reply(), body: 'Until {{due}}, {{ name }}.' });
    expect(acted).toMatchObject({
      ok: false,
      status: 422,
      answer: {
        typed: { body: 'Until {{due}}, {{ name }}.' },
        errors: { body: ['{{due}}, {{ name }} are not filled in yet. Write what belongs there.'] },
      },
    });
    expect(await orm().$count(outboxMails)).toBe(0);
  });

  it.each([
    ['a blank answer', { body: '  ' }, 'body'],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }, 'subject'],
    ['an answer of 10,001 characters', { body: 'x'.repeat(10_001) }, 'body'],
    ['a character that can’t be stored', { body: 'a\u0000b' }, 'body'],
    ['a form without its key', { reply_key: 'nonsense' }, 'reply_key'],
  ])('%s is answered at its field', async (_what, wrong, field) => {
    const acted = await act(await arrive(), { ...reply(), ...wrong });
    expect(acted).toMatchObject({ ok: false, status: 422 });
    expect(Object.keys(acted.ok ? {} : acted.answer.errors)).toEqual([field]);
  });

  it('A subject can’t add a header', async () => {
    await act(await arrive(), { ...reply(), subject: 'Re: Vans\r\nBcc: everybody@example.com' });
    const [mail] = await orm().select().from(outboxMails);
    expect(mail?.subject).toBe('Re: Vans Bcc: everybody@example.com');
  });

  it('Spam is not answered before somebody says that it is none', async () => {
    const id = await arrive({ spamReason: 'links' });
    expect(await act(id, reply())).toMatchObject({ ok: false, status: 409 });
    await act(id, { to: 'not-spam' });
    expect(await act(id, reply())).toMatchObject({ ok: true });
  });

  describe('Among the staff', () => {
    it('A note is kept once with its author, and no mail speaks of it', async () => {
      const id = await arrive();
      const form = { intent: 'note', note_key: randomUUID(), note: 'canary-4711: call her' };
      await Promise.all([act(id, form), act(id, form)]);
      const { conversation, history } = await loadInquiry(messages, id, viewer());
      expect(conversation).toMatchObject([{ kind: 'note', author: 'Ada Lovelace', text: 'canary-4711: call her' }]);
      expect(JSON.stringify(history)).not.toContain('canary-4711');
      await act(id, reply());
      expect(JSON.stringify(await orm().select().from(outboxMails))).not.toContain('canary-4711');
    });

    it('What is assigned to me is mine, and only who may answer can be chosen', async () => {
      const id = await arrive();
      await arrive({ name: 'Somebody else' });
      for (const assignee of ['eve', 'ivy']) {
        expect(await act(id, { intent: 'assign', assignee })).toMatchObject({ ok: false, status: 422 });
      }
      expect(await act(id, { intent: 'assign', assignee: 'ada' })).toMatchObject({ ok: true });
      const mine = readInboxState(new URLSearchParams('show=mine'), messages);
      const { cards, counts } = await listInbox(messages, mine, viewer());
      expect(cards).toMatchObject([{ id, assignee: { name: 'Ada Lovelace' } }]);
      expect(counts?.mine).toEqual({ rows: 1, more: false });
      await act(id, { intent: 'assign', assignee: '' });
      expect((await listInbox(messages, mine, viewer())).cards).toEqual([]);
    });

    it('Spam is marked by hand with a reason, and brought back', async () => {
      const id = await arrive();
      expect(await act(id, { to: 'spam' })).toMatchObject({ ok: true });
      expect((await loadInquiry(messages, id, viewer())).card.spam).toBe('Somebody of the staff marked it as spam.');
      expect(await act(id, { to: 'spam' })).toMatchObject({ ok: false, status: 409 });
      expect(await act(id, { to: 'not-spam' })).toMatchObject({ ok: true });
    });

    it('What else came from the address is there, however it was typed', async () => {
      const id = await arrive();
      await arrive({ email: 'ASHA@Example.com', message: 'One more thing.' });
      await arrive({ email: 'somebody@example.com' });
      const { others } = await loadInquiry(messages, id, viewer());
      expect(others).toMatchObject([{ excerpt: 'One more thing.', inboxLabel: 'message' }]);
    });

    it('Nobody but an administrator may do any of it', async () => {
      const id = await arrive();
      const editor: Staff = { ...admin, role: 'editor' };
      const note = { intent: 'note', note_key: randomUUID(), note: 'x' };
      const forms: Record<string, string>[] = [reply(), note, { intent: 'assign', assignee: 'ada' }, { to: 'spam' }];
      for (const fields of forms) {
        expect(await act(id, fields, editor)).toMatchObject({ ok: false, status: 403 });
        expect(await act(id, fields, null)).toMatchObject({ ok: false, status: 401 });
      }
      expect(await orm().$count(inquiryNotes)).toBe(0);
      expect(await orm().$count(outboxMails)).toBe(0);
    });
  });

  it.each(['A visit', 'ΑΠΑΝΤΗΣΕΙΣ', 'İade'])('Of five who add the template “%s” at once, one does', async (name) => {
    const words = { name, subject: 'Re', body: 'Hello' };
    const add = () => saveTemplate({ staff: admin, requestId: 'test' }, null, words);
    const outcomes = await Promise.all(Array.from({ length: 5 }, add));
    const taken = `There is a template named “${name}” already. Choose another name.`;
    const refused = { ok: false, status: 409, toast: { description: taken } };
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of [...outcomes.filter(({ ok }) => !ok), await add()]) expect(outcome).toMatchObject(refused);
    const other = (await listTemplates()).find((template) => template.name !== name);
    expect(await saveTemplate({ staff: admin, requestId: 'test' }, other?.id ?? '', words)).toMatchObject(refused);
  });
});
