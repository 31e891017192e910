import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { countWaiting } from '~/admin/inbox/inbox-list.server';
import { loadInquiry } from '~/admin/inbox/inquiry-view.server';
import { moveMail } from '~/admin/mail/move-mail.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import { toIndiaLocal } from '~/lib/dates';
import { chooseTime, demoOfLink } from '~/server/demos/visitor-demo.server';
import { demoMeetings } from '~/server/inbox/demo_meetings.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver } from '../support/drivers';
import {
  act,
  admin,
  ask,
  demos,
  hourMs,
  inHours,
  mails,
  proposal,
  propose,
  slots,
  statusOf,
  useDemos,
} from './demo-kit';

eachDriver('Times that are proposed for a demo', (kit) => {
  useDemos(kit);

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

  it('A time that overlaps a demo or another of the same form is sent only after that was said', async () => {
    const noon = new Date(`${toIndiaLocal(inHours(72)).slice(0, 10)}T12:00+05:30`);
    const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
    const token = await propose(await ask({ name: 'Ben | Wave & Co' }), noon);
    await chooseTime(token, (await slots(token))[0]?.id ?? '', 'UTC');
    await orm().delete(outboxMails);
    const id = await ask();
    const form = proposal(later(15), later(30), later(60));
    const again = 'Send the times again to propose it all the same.';
    const errors = {
      time_1: [`This overlaps the demo with Ben | Wave & Co at 12:00, 30 minutes. This overlaps Time 2. ${again}`],
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
