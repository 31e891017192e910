import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { countWaiting, listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { actOnInquiry } from '~/admin/inbox/inquiry-action.server';
import { loadInquiry } from '~/admin/inbox/inquiry-view.server';
import { unconfirmedMove } from '~/admin/inbox/unconfirmed-move.server';
import { moveMail } from '~/admin/mail/move-mail.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { toIndiaLocal } from '~/lib/dates';
import type { Staff } from '~/lib/roles';
import { accounts, profiles } from '~/server/auth/auth.table.server';
import { cancelByVisitor, chooseTime, demoOfLink } from '~/server/demos/visitor-demo.server';
import { demoMeetings } from '~/server/inbox/demo_meetings.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const demos = requireInbox('/admin/demo-requests');
const admin: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' };
const hourMs = 3_600_000;

async function ask(values: Partial<typeof demoRequests.$inferInsert> = {}): Promise<string> {
  const row = { name: 'Asha Rao', email: 'asha@example.com', company: 'Rao Freight', ...values };
  const [stored] = await orm()
    .insert(demoRequests)
    .values({ industry: 'Logistics', interestedIn: 'Consulting', ...row, submissionKey: randomUUID() })
    .returning();
  return stored?.id ?? '';
}

/** So many hours from now, at a full minute. */
function inHours(hours: number): Date {
  return new Date(Math.ceil((Date.now() + hours * hourMs) / 60_000) * 60_000);
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function act(id: string, fields: Record<string, string>) {
  return actOnInquiry({ inbox: demos, staff: admin, requestId: 'test', id }, formOf(fields));
}

/** A form of its own each time. */
function proposal(...times: Date[]): Record<string, string> {
  const fields = Object.fromEntries(times.map((time, index) => [`time_${index + 1}`, toIndiaLocal(time)]));
  return { intent: 'propose', times_key: randomUUID(), minutes: '30', place: 'https://meet.example.com/a', ...fields };
}

async function propose(id: string, ...times: Date[]): Promise<string> {
  expect(await act(id, proposal(...times))).toMatchObject({ ok: true });
  const [mail] = await mails('demo-invitation');
  return /\/demo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Latest first. */
function mails(template: string) {
  return orm()
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.template, template))
    .orderBy(sql`${outboxMails.createdAt} desc`);
}

async function statusOf(id: string) {
  const [row] = await orm().select().from(demoRequests).where(eq(demoRequests.id, id));
  return row?.status;
}

function calendarOf(mail: { attachments: { content: string; contentType: string }[] } | undefined) {
  const [file] = mail?.attachments ?? [];
  const lines = Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n /g, '')
    .split('\r\n');
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
  return { type: file?.contentType, lines, value };
}

const utc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

async function slots(token: string) {
  return (await demoOfLink(token))?.slots ?? [];
}

eachDriver('arranging demos', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();

  beforeAll(async () => {
    await orm().insert(profiles).values({ id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' });
  });

  beforeEach(async () => {
    for (const table of [demoRequests, outboxMails]) await orm().delete(table);
  });

  it('Proposed times are mailed with a link whose secret is stored nowhere but in the mail', async () => {
    const id = await ask();
    const token = await propose(id, inHours(72), inHours(96));
    expect(token).toHaveLength(43);
    expect(await slots(token)).toMatchObject([{ startsAt: inHours(72) }, { startsAt: inHours(96) }]);
    const [meeting] = await orm().select().from(demoMeetings);
    expect(JSON.stringify(meeting)).not.toContain(token);
    const { history } = await loadInquiry(demos, id, {
      staff: admin,
      clock: { now: new Date(), holidays: noHolidays },
    });
    expect(JSON.stringify(history)).not.toContain(token);
    expect(await statusOf(id)).toBe('pending');
  });

  it('Who got times, or a letter, waits no longer, though nothing is scheduled yet', async () => {
    const createdAt = new Date('2025-01-01');
    const [proposed, written] = [await ask({ createdAt }), await ask({ createdAt })];
    const clock = { now: new Date(), holidays: noHolidays };
    const late = async () => (await countWaiting(demos, { staff: admin, clock })).overdue.rows;
    const cardOf = async (id: string) => (await loadInquiry(demos, id, { staff: admin, clock })).card;
    expect(await late()).toBe(2);

    await propose(proposed, inHours(24));
    expect(await late()).toBe(1);
    const letter = { intent: 'reply', subject: 'Your demo', body: 'Soon.', reply_key: randomUUID() };
    expect(await act(written, letter)).toMatchObject({ ok: true });
    expect(await late()).toBe(0);
    for (const id of [proposed, written]) {
      expect(await cardOf(id)).toMatchObject({ status: 'pending', due: null, answeredAt: expect.any(String) });
    }

    const { answeredAt } = await cardOf(written);
    await propose(written, inHours(24));
    expect((await cardOf(written)).answeredAt).toBe(answeredAt);
  });

  it('The chosen time schedules the demo, with an entry for the calendar and a reminder the day before', async () => {
    const id = await ask();
    const start = inHours(72);
    const token = await propose(id, start, inHours(96));
    const [first] = await slots(token);
    expect(await chooseTime(token, first?.id ?? '', 'America/New_York')).toBe('done');
    expect(await statusOf(id)).toBe('scheduled');
    const [mail] = await mails('demo-change');
    expect(mail).toMatchObject({ recipient: 'asha@example.com', replyTo: 'hello@quzones.com' });
    expect(mail?.text).toContain('New York time');
    const { type, lines, value } = calendarOf(mail);
    expect(type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(lines).toEqual(expect.arrayContaining(['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', 'SEQUENCE:0']));
    expect(value('UID')).toBe(`demo-${id}@quzones.com`);
    expect(value('DTSTART')).toBe(utc(start));
    expect(value('DTEND')).toBe(utc(new Date(start.getTime() + 30 * 60_000)));
    expect(value('ORGANIZER')).toContain('mailto:hello@quzones.com');
    expect(value('ATTENDEE')).toMatch(/RSVP=TRUE.*mailto:asha@example\.com/i);
    expect(lines.every((line) => Buffer.byteLength(line) < 1000)).toBe(true);
    const [reminder] = await mails('demo-reminder');
    expect(reminder).toMatchObject({ status: 'queued', nextAttemptAt: new Date(start.getTime() - 24 * hourMs) });
    expect(await mails('demo-answer')).toMatchObject([{ recipient: 'ada@quzones.test' }]);
  });

  it('A time that overlaps a demo or another of the same form is sent only after that was said', async () => {
    const noon = new Date(`${toIndiaLocal(inHours(72)).slice(0, 10)}T12:00+05:30`);
    const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    const token = await propose(await ask({ name: 'Ben' }), noon);
    await chooseTime(token, (await slots(token))[0]?.id ?? '', 'UTC');
    await orm().delete(outboxMails);
    const id = await ask();
    const form = proposal(later(15), later(30), later(60));
    const again = 'Send the times again to propose it all the same.';
    const errors = {
      time_1: [`This overlaps the demo with Ben at 12:00, 30 minutes. This overlaps Time 2. ${again}`],
      time_2: [`This overlaps Time 1. ${again}`],
    };
    const refused = await act(id, form);
    expect(refused).toMatchObject({ ok: false, status: 422, answer: { typed: form } });
    expect(refused.ok ? {} : refused.answer.errors).toEqual(errors);
    expect(await orm().$count(outboxMails)).toBe(0);
    const times_agreed = refused.ok ? '' : (refused.answer.typed.times_agreed ?? '');
    const moved = { ...form, times_agreed, time_1: toIndiaLocal(later(20)) };
    expect(await act(id, moved)).toMatchObject({ ok: false, status: 422 });
    expect(await act(id, { ...form, times_agreed })).toMatchObject({ ok: true });
    expect(await mails('demo-invitation')).toHaveLength(1);
  });

  it('The calendar file is one that strict programs read, and the address in it is the one of the call', async () => {
    const id = await ask({ name: 'Zoë "Z" Rao, Ltd; \\ Söhne und eine sehr, sehr lange Firma in der Straße der Fünf' });
    const place = 'https://meet.example.com/a?b=1,2;c';
    await act(id, { ...proposal(inHours(72)), place });
    const [invitation] = await mails('demo-invitation');
    const token = /\/demo\/([\w-]{43})/.exec(invitation?.text ?? '')?.[1] ?? '';
    await chooseTime(token, (await slots(token))[0]?.id ?? '', 'Asia/Kathmandu');
    const [mail] = await mails('demo-change');
    const file = Buffer.from(mail?.attachments[0]?.content ?? '', 'base64').toString();
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
    expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(calendarOf(mail).value('URL')).toBe('VALUE=URI:https://meet.example.com/a?b=1%2C2%3Bc');
    expect(calendarOf(mail).value('LOCATION')).toBe('https://meet.example.com/a?b=1\\,2\\;c');
  });

  it('What was chosen is told to the other administrators once whoever proposed it may not read it any more', async () => {
    await orm()
      .insert(profiles)
      .values([
        { id: 'bea', name: 'Bea', email: 'bea@quzones.test', role: 'admin' },
        { id: 'invited', name: 'Invited', email: 'invited@quzones.test', role: 'admin' },
      ]);
    await orm()
      .insert(accounts)
      .values({ id: 'of bea', accountId: 'bea', providerId: 'credential', userId: 'bea', password: 'a hash' });
    const ofAda = eq(profiles.id, 'ada');
    for (const change of [{ role: 'editor' as const }, { disabledAt: new Date() }]) {
      const token = await propose(await ask(), inHours(72));
      await orm().update(profiles).set(change).where(ofAda);
      const [slot] = await slots(token);
      expect(await chooseTime(token, slot?.id ?? '', 'UTC')).toBe('done');
      expect(await mails('demo-answer')).toMatchObject([{ recipient: 'bea@quzones.test' }]);
      await orm().delete(outboxMails);
      expect(await cancelByVisitor(token)).toBe('done');
      expect(await mails('demo-answer')).toMatchObject([{ recipient: 'bea@quzones.test' }]);
      await orm().delete(outboxMails);
      await orm().update(profiles).set({ role: 'admin', disabledAt: null }).where(ofAda);
    }
    await orm().delete(profiles).where(ne(profiles.id, 'ada'));
  });

  it('The list says when a demo takes place, once that is chosen', async () => {
    const id = await ask();
    const viewer = { staff: admin, clock: { now: new Date(), holidays: noHolidays } };
    const listed = async () => (await listInbox(demos, readInboxState(new URLSearchParams(), demos), viewer)).cards;
    const start = inHours(72);
    const token = await propose(id, start);
    expect(await listed()).toMatchObject([{ id, appointment: null }]);
    await chooseTime(token, (await slots(token))[0]?.id ?? '', 'UTC');
    expect(await listed()).toMatchObject([{ id, appointment: { at: start.toISOString(), minutes: 30 } }]);
  });

  it('Moving it sends the same entry with the next number, and the reminder moves too', async () => {
    const token = await propose(await ask(), inHours(72), inHours(96));
    const [first, second] = await slots(token);
    await chooseTime(token, first?.id ?? '', 'UTC');
    const before = calendarOf((await mails('demo-change'))[0]);
    expect(await chooseTime(token, second?.id ?? '', 'UTC')).toBe('done');
    const after = calendarOf((await mails('demo-change'))[0]);
    expect(after.value('UID')).toBe(before.value('UID'));
    expect([before.value('SEQUENCE'), after.value('SEQUENCE')]).toEqual(['0', '1']);
    const reminders = await orm()
      .select({ status: outboxMails.status, at: outboxMails.nextAttemptAt })
      .from(outboxMails)
      .where(eq(outboxMails.template, 'demo-reminder'))
      .orderBy(asc(outboxMails.nextAttemptAt));
    expect(reminders.map(({ status }) => status)).toEqual(['cancelled', 'queued']);
  });

  it('The link works until the chosen demo is over, whichever time was chosen last', async () => {
    const token = await propose(await ask(), inHours(72), inHours(96));
    const [early, late] = await slots(token);
    const lastMinute = async () => (await orm().select().from(demoMeetings))[0]?.expiresAt;
    const endOf = (start: Date) => new Date(start.getTime() + 30 * 60_000);
    expect(await lastMinute()).toEqual(endOf(inHours(96)));
    await chooseTime(token, early?.id ?? '', 'UTC');
    expect(await lastMinute()).toEqual(endOf(inHours(72)));
    await chooseTime(token, late?.id ?? '', 'UTC');
    expect(await lastMinute()).toEqual(endOf(inHours(96)));
  });

  it('Moving it to and fro is refused after twenty mails, and the last time stays', async () => {
    const token = await propose(await ask(), inHours(72), inHours(96));
    const [first, second] = await slots(token);
    for (let move = 0; move < 20; move += 1) {
      expect(await chooseTime(token, (move % 2 === 0 ? first : second)?.id ?? '', 'UTC')).toBe('done');
    }
    expect(await chooseTime(token, first?.id ?? '', 'UTC')).toBe('too-often');
    expect(await mails('demo-change')).toHaveLength(20);
    expect((await demoOfLink(token))?.meeting.startsAt).toEqual(second?.startsAt);
  });

  it('A time chosen twice, or by ten clicks at once, is arranged once', async () => {
    const token = await propose(await ask(), inHours(72));
    const [slot] = await slots(token);
    const answers = await Promise.all(Array.from({ length: 10 }, () => chooseTime(token, slot?.id ?? '', 'UTC')));
    expect(answers).toEqual(Array(10).fill('done'));
    expect(await mails('demo-change')).toHaveLength(1);
    expect(await mails('demo-reminder')).toHaveLength(1);
  });

  it('Cancelling by the link takes the entry out of the calendar and the reminder back', async () => {
    const id = await ask();
    const token = await propose(id, inHours(72));
    const [slot] = await slots(token);
    await chooseTime(token, slot?.id ?? '', 'UTC');
    expect(await cancelByVisitor(token)).toBe('done');
    expect(await statusOf(id)).toBe('cancelled');
    const { lines, type } = calendarOf((await mails('demo-cancellation'))[0]);
    expect(type).toContain('method=CANCEL');
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']));
    expect(await mails('demo-reminder')).toMatchObject([{ status: 'cancelled' }]);
    expect(await chooseTime(token, slot?.id ?? '', 'UTC')).toBe('closed');
    expect(await cancelByVisitor(token)).toBe('closed');
    expect(await mails('demo-cancellation')).toHaveLength(1);
  });

  it('When staff cancel, the visitor hears of it in the same way', async () => {
    const id = await ask();
    const token = await propose(id, inHours(72));
    const [slot] = await slots(token);
    await chooseTime(token, slot?.id ?? '', 'UTC');
    expect(await act(id, { to: 'cancelled', confirmed: 'yes' })).toMatchObject({ ok: true });
    expect(await mails('demo-cancellation')).toHaveLength(1);
    expect(await mails('demo-reminder')).toMatchObject([{ status: 'cancelled' }]);
  });

  it('A demo that is arranged is not cancelled before somebody agreed, alone or among others', async () => {
    const [id, other] = [await ask(), await ask({ name: 'Ben' })];
    const start = inHours(72);
    const token = await propose(id, start);
    const [slot] = await slots(token);
    expect(await unconfirmedMove(demos, formOf({ to: 'cancelled' }), [id, other])).toBeNull();
    await chooseTime(token, slot?.id ?? '', 'UTC');
    const calledOff = [{ name: 'Asha Rao', at: start.toISOString() }];
    const acted = await act(id, { to: 'cancelled' });
    expect(acted).toMatchObject({
      ok: false,
      status: 409,
      answer: { confirm: { to: 'cancelled', ids: [id], calledOff } },
    });
    const several = await unconfirmedMove(demos, formOf({ to: 'cancelled' }), [id, other, 'nonsense']);
    expect(several).toMatchObject({ calledOff });
    expect(await statusOf(id)).toBe('scheduled');
    expect(await mails('demo-cancellation')).toEqual([]);
    const others: Record<string, string>[] = [{ to: 'completed' }, { to: 'cancelled', confirmed: 'yes' }];
    for (const form of others) {
      expect(await unconfirmedMove(demos, formOf(form), [id])).toBeNull();
    }
  });

  it('A demo that has taken place is cancelled without a word, and the number of its entry only grows', async () => {
    const past = await ask();
    const token = await propose(past, inHours(72));
    const [slot] = await slots(token);
    await chooseTime(token, slot?.id ?? '', 'UTC');
    await orm()
      .update(demoMeetings)
      .set({ startsAt: inHours(-1) })
      .where(eq(demoMeetings.demoId, past));
    expect(await act(past, { to: 'cancelled' })).toMatchObject({ ok: true });
    expect(await mails('demo-cancellation')).toEqual([]);
    const [meeting] = await orm().select().from(demoMeetings).where(eq(demoMeetings.demoId, past));
    expect(meeting?.sequence).toBe(2);
  });

  it('A demo that was scheduled by hand is cancelled without a word to calendars', async () => {
    const id = await ask();
    await act(id, { to: 'scheduled' });
    expect(await act(id, { to: 'cancelled' })).toMatchObject({ ok: true });
    expect(await orm().$count(outboxMails)).toBe(0);
  });

  it('Other times are proposed for a demo that has one: its reminder leads to the new link', async () => {
    const id = await ask();
    const start = inHours(72);
    const former = await propose(id, start);
    const [slot] = await slots(former);
    await chooseTime(former, slot?.id ?? '', 'UTC');
    const token = await propose(id, inHours(96));
    const [reminder, withdrawn, ...more] = await mails('demo-reminder');
    expect(more).toEqual([]);
    expect([reminder?.status, withdrawn?.status]).toEqual(['queued', 'cancelled']);
    expect(reminder).toMatchObject({ nextAttemptAt: new Date(start.getTime() - 24 * hourMs) });
    expect(reminder?.text).toContain(`/demo/${token}`);
    await act(id, { to: 'cancelled', confirmed: 'yes' });
    expect((await mails('demo-reminder')).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('A mail that says what is past is not sent again by hand; one that still holds is', async () => {
    const again = async (mail: { id: string } | undefined) => {
      const outcome = await moveMail({ staff: admin, requestId: 'test', id: mail?.id ?? '', move: 'again' });
      return outcome.ok ? 'sent' : outcome.toast.description;
    };
    const cancelAll = () => orm().update(outboxMails).set({ status: 'cancelled', finishedAt: new Date() });
    const past = 'What this mail says is past: its time, or the demo as it was arranged then. Nothing is sent.';
    const deadLink = 'The link in this mail opens nothing any more. Propose times anew instead.';
    const id = await ask();
    const former = await propose(id, inHours(72));
    const [slot] = await slots(former);
    await chooseTime(former, slot?.id ?? '', 'UTC');
    await cancelAll();
    const [reminder] = await mails('demo-reminder');
    const [invitation] = await mails('demo-invitation');
    expect([await again(reminder), await again(invitation)]).toEqual(['sent', 'sent']);
    const [queued] = await mails('demo-reminder');
    expect(queued?.giveUpAt).toEqual(reminder?.giveUpAt);

    const token = await propose(id, inHours(96));
    await cancelAll();
    expect([await again(reminder), await again(invitation)]).toEqual([past, deadLink]);
    const [later] = await slots(token);
    await chooseTime(token, later?.id ?? '', 'UTC');
    await act(id, { to: 'cancelled', confirmed: 'yes' });
    const [newest] = await mails('demo-reminder');
    expect(newest?.status).toBe('cancelled');
    expect(await again(newest)).toBe(past);
  });

  it('Times that are sent twice, or by five clicks at once, are proposed once, and the link that was mailed works', async () => {
    const id = await ask();
    const form = proposal(inHours(72), inHours(96));
    const acted = await Promise.all(Array.from({ length: 5 }, () => act(id, form)));
    expect(await act(id, form)).toMatchObject({ ok: true });
    for (const one of acted) expect(one).toMatchObject({ ok: true, outcome: { toast: { title: 'Success' } } });
    const [mail, ...more] = await mails('demo-invitation');
    expect(more).toEqual([]);
    expect(await slots(/\/demo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '')).toHaveLength(2);
    const { history, meeting } = await loadInquiry(demos, id, {
      staff: admin,
      clock: { now: new Date(), holidays: noHolidays },
    });
    expect(history).toHaveLength(1);
    expect(meeting?.formKey).toBe(form.times_key);
  });

  it('A link that was replaced, taken back or has run out opens nothing', async () => {
    const id = await ask();
    const first = await propose(id, inHours(72));
    const second = await propose(id, inHours(96));
    expect(await demoOfLink(first)).toBeNull();
    expect(await demoOfLink(second)).not.toBeNull();
    const [slot] = await slots(second);
    await orm()
      .update(demoMeetings)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await chooseTime(second, slot?.id ?? '', 'UTC')).toBe('gone');
    const third = await propose(id, inHours(96));
    expect(await act(id, { intent: 'revoke' })).toMatchObject({ ok: true });
    expect(await demoOfLink(third)).toBeNull();
    for (const nonsense of ['', 'x', '../../etc', 'ä'.repeat(43), `${third}x`]) {
      expect(await demoOfLink(nonsense)).toBeNull();
    }
  });

  it('A time of another demo, or one that has begun, is not given', async () => {
    const mine = await propose(await ask(), inHours(72));
    const theirs = await propose(await ask({ email: 'ben@example.com' }), inHours(72));
    const [slot] = await slots(theirs);
    expect(await chooseTime(mine, slot?.id ?? '', 'UTC')).toBe('taken-back');
    expect(await chooseTime(mine, 'nonsense', 'UTC')).toBe('taken-back');
    expect(await orm().$count(outboxMails, and(eq(outboxMails.template, 'demo-change')))).toBe(0);
  });

  it.each([
    ['a form without its key', { times_key: '' }, 'times_key', 'This form could not be read.'],
    ['no time', {}, 'time_1', 'Propose at least one time.'],
    ['a time that has passed', { time_1: '2020-01-01T10:00' }, 'time_1', 'This time has passed.'],
    ['no time at all', { time_1: 'soon' }, 'time_1', 'Enter a day and a time.'],
    ['a time years ahead', { time_1: '2099-01-01T10:00' }, 'time_1', 'Propose a time within 180 days.'],
    ['an hour', { minutes: '60' }, 'minutes', 'Choose 30 or 45 minutes.'],
    [
      'a call over http',
      { place: 'http://meet.example.com' },
      'place',
      'Video call must be an address that starts with https://.',
    ],
  ])('%s is refused at its field', async (_what, wrong, field, sentence) => {
    const time = Object.keys(wrong).length === 0 ? '' : toIndiaLocal(inHours(72));
    const acted = await act(await ask(), { ...proposal(), place: '', time_1: time, ...wrong });
    expect(acted).toMatchObject({ ok: false, status: 422, answer: { errors: { [field]: [sentence] } } });
    expect(await orm().$count(outboxMails)).toBe(0);
  });
});
