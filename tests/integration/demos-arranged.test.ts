import { asc, eq, ne } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { unconfirmedMove } from '~/admin/inbox/unconfirmed-move.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { accounts, profiles } from '~/server/auth/auth.table.server';
import { cancelByVisitor, chooseTime, demoForVisitor, demoOfLink } from '~/server/demos/visitor-demo.server';
import { demoMeetings } from '~/server/inbox/demo_meetings.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver } from '../support/drivers';
import {
  act,
  admin,
  ask,
  calendarOf,
  demos,
  formOf,
  hourMs,
  inHours,
  mails,
  proposal,
  propose,
  slots,
  statusOf,
  useDemos,
  utc,
} from './demo-kit';

eachDriver('A demo whose time is chosen', (kit) => {
  useDemos(kit);

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
    const [told, ...others] = await mails('demo-answer');
    expect(told).toMatchObject({ recipient: 'ada@quzones.test' });
    expect(told?.subject).toMatch(/^Asha Rao chose \w+day, .* in India$/);
    expect(others).toEqual([]);
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
    const [moved, chosen] = await mails('demo-answer');
    const [, was = ''] = /chose (.+)$/.exec(chosen?.subject ?? '') ?? [];
    expect(moved?.subject).toMatch(/^Asha Rao moved the demo to \w+day, .* in India$/);
    expect(moved?.subject).not.toContain(was);
    expect(moved?.text).toContain(was);
  });

  it('Whoever chooses without having seen that another time was chosen is told, and nothing is changed', async () => {
    const token = await propose(await ask(), inHours(72), inHours(96));
    const [first, second] = await slots(token);
    expect(await chooseTime(token, first?.id ?? '', 'UTC', '')).toBe('done');
    expect(await chooseTime(token, second?.id ?? '', 'UTC', '')).toBe('moved');
    expect(await chooseTime(token, first?.id ?? '', 'UTC', '')).toBe('done');
    expect((await demoOfLink(token))?.meeting.startsAt).toEqual(first?.startsAt);
    expect(await mails('demo-change')).toHaveLength(1);
    expect(await chooseTime(token, second?.id ?? '', 'UTC', first?.startsAt.toISOString())).toBe('done');
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
    const [calledOff, chosen] = await mails('demo-answer');
    const [, was = ''] = /chose (.+)$/.exec(chosen?.subject ?? '') ?? [];
    expect([calledOff?.subject, was]).toEqual(['Asha Rao called the demo off', expect.stringContaining('in India')]);
    expect(calledOff?.text).toContain(was);
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
    const question = { question: 'Cancel the demo with Asha Rao?', yes: 'Cancel the demo' };
    const acted = await act(id, { to: 'cancelled' });
    expect(acted).toMatchObject({
      ok: false,
      status: 409,
      answer: { confirm: { to: 'cancelled', ids: [id], ask: question } },
    });
    const several = await unconfirmedMove(demos, formOf({ to: 'cancelled' }), [id, other, 'nonsense']);
    expect(several?.ask).toMatchObject({ question: 'Cancel these 3 requests?', yes: 'Cancel them' });
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

  it('A time of another demo, or one that has begun, is not given', async () => {
    const mine = await propose(await ask(), inHours(72));
    const theirs = await propose(await ask({ email: 'ben@example.com' }), inHours(72));
    const [slot] = await slots(theirs);
    expect(await chooseTime(mine, slot?.id ?? '', 'UTC')).toBe('taken-back');
    expect(await chooseTime(mine, 'nonsense', 'UTC')).toBe('taken-back');
    expect(await orm().$count(outboxMails, eq(outboxMails.template, 'demo-change'))).toBe(0);
  });

  it('A time that somebody else has taken meanwhile is offered no longer, and given to one of two who choose at once', async () => {
    const offers = [inHours(72), inHours(96)] as const;
    const mine = await propose(await ask(), ...offers);
    const theirs = await propose(
      await ask({ email: 'ben@example.com' }),
      new Date(offers[0].getTime() + 10 * 60_000),
      offers[1],
    );
    const [early, late] = await slots(theirs);
    const [first] = await slots(mine);
    const both = await Promise.all([
      chooseTime(mine, first?.id ?? '', 'UTC'),
      chooseTime(theirs, early?.id ?? '', 'UTC'),
    ]);
    expect(both.toSorted()).toEqual(['done', 'taken-back']);
    const [loser, rest] = both[0] === 'done' ? [theirs, late] : [mine, (await slots(mine))[1]];
    expect((await demoForVisitor(loser))?.slots).toEqual([rest]);
    expect(await chooseTime(loser, rest?.id ?? '', 'UTC')).toBe('done');
  });

  it('A time that was proposed although a demo was arranged at it stays, and that of a demo called off is free again', async () => {
    const first = await propose(await ask(), inHours(72), inHours(96));
    const [early, late] = await slots(first);
    expect(await chooseTime(first, early?.id ?? '', 'UTC')).toBe('done');
    const second = await ask({ email: 'ben@example.com' });
    const form = proposal(inHours(72), inHours(96));
    const doubted = await act(second, form);
    const times_agreed = doubted.ok ? '' : (doubted.answer.typed['times_agreed'] ?? '');
    expect(await act(second, { ...form, times_agreed })).toMatchObject({ ok: true });
    const [mail] = await mails('demo-invitation');
    const token = /\/demo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const offered = async () => (await demoForVisitor(token))?.slots.map(({ startsAt }) => startsAt);
    expect(await offered()).toEqual([inHours(72), inHours(96)]);
    // The first moves to the other time, which nobody knew of when it was proposed.
    expect(await chooseTime(first, late?.id ?? '', 'UTC')).toBe('done');
    expect(await offered()).toEqual([inHours(72)]);
    expect(await cancelByVisitor(first)).toBe('done');
    expect(await offered()).toEqual([inHours(72), inHours(96)]);
  });
});
