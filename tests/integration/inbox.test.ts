import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { rateLimits } from '~/server/auth/auth.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { storeContactMessage, storeDemoRequest } from '~/server/inbox/inbox.server';
import type { Arrival } from '~/server/inbox/suspicion';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { sampleMessage as message, sampleRequest as request } from '../support/sample-inquiries';

const minuteMs = 60_000;

/** As a person sends a form: a minute after it was opened. */
function byPerson(changes: Partial<Arrival> = {}): Arrival {
  const openedAt = Date.now() - minuteMs;
  return { formKey: randomUUID(), openedAt, honeypot: '', clientAddress: '203.0.113.7', ...changes };
}

eachDriver('the inbox', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const table of [contactMessages, demoRequests, rateLimits]) await orm().delete(table);
  });

  it('A message arrives unread, with what was left out as null', async () => {
    expect(await storeContactMessage(message, byPerson())).toBe(true);
    const [stored] = await orm().select().from(contactMessages);
    expect(stored).toMatchObject({ ...message, status: 'unread', spamReason: null });
    expect(Math.abs(Date.now() - (stored?.createdAt.getTime() ?? 0))).toBeLessThan(minuteMs);
  });

  it('A request for a demo arrives pending, with the words of its two lists', async () => {
    expect(await storeDemoRequest(request, byPerson())).toBe(true);
    const [stored] = await orm().select().from(demoRequests);
    expect(stored).toMatchObject({
      industry: 'Logistics',
      interestedIn: 'Quzones (Quantum Computing)',
      message: null,
      status: 'pending',
      spamReason: null,
    });
  });

  it('The same form sent ten times at once is stored once, and every sender is thanked', async () => {
    const arrival = byPerson();
    const answers = await Promise.all(Array.from({ length: 10 }, () => storeContactMessage(message, arrival)));
    expect(answers).toEqual(Array(10).fill(true));
    expect(await orm().$count(contactMessages)).toBe(1);
  });

  it('The same form with other words is another message', async () => {
    const arrival = byPerson();
    await storeContactMessage(message, arrival);
    await storeContactMessage({ ...message, message: 'Fifty vans, I meant.' }, arrival);
    expect(await orm().$count(contactMessages)).toBe(2);
  });

  it('The same words in a new form are another message', async () => {
    await storeDemoRequest(request, byPerson());
    await storeDemoRequest(request, byPerson());
    expect(await orm().$count(demoRequests)).toBe(2);
  });

  it('What looks like spam is kept with its reason', async () => {
    const links = 'http://a.example https://b.example www.c.example';
    await storeContactMessage({ ...message, name: 'hidden field' }, byPerson({ honeypot: 'http://x.example' }));
    await storeContactMessage({ ...message, name: 'at once' }, byPerson({ openedAt: Date.now() + minuteMs }));
    const unopened = byPerson({ openedAt: Number.NaN });
    await storeContactMessage({ ...message, name: 'no time, one link', message: links.slice(0, 17) }, unopened);
    await storeContactMessage({ ...message, name: 'three links', message: links }, byPerson());
    await storeContactMessage({ ...message, name: 'two links', message: links.slice(0, 35) }, byPerson());
    const stored = await orm().select().from(contactMessages);
    expect(Object.fromEntries(stored.map(({ name, spamReason }) => [name, spamReason]))).toEqual({
      'hidden field': 'honeypot',
      'at once': 'too_fast',
      'no time, one link': 'too_fast',
      'three links': 'links',
      'two links': null,
    });
  });

  it('More than thirty in an hour from one network are refused, from another they are not', async () => {
    for (let count = 0; count < 30; count += 1) expect(await storeContactMessage(message, byPerson())).toBe(true);
    expect(await storeContactMessage(message, byPerson())).toBe(false);
    expect(await storeDemoRequest(request, byPerson())).toBe(false);
    expect(await storeContactMessage(message, byPerson({ clientAddress: '203.0.113.8' }))).toBe(true);
    expect(await orm().$count(contactMessages)).toBe(31);
  });

  it.each([
    ['a blank name', { name: '  ' }, 'contact_messages_name_check'],
    ['a name of two lines', { name: 'a\nb' }, 'contact_messages_name_check'],
    ['a name of 201 characters', { name: 'a'.repeat(201) }, 'contact_messages_name_check'],
    ['an empty company', { company: '' }, 'contact_messages_company_check'],
    ['no address', { email: 'nobody' }, 'contact_messages_email_check'],
    ['a blank message', { message: ' \n' }, 'contact_messages_message_check'],
    ['a message of 10,001 characters', { message: 'a'.repeat(10_001) }, 'contact_messages_message_check'],
    ['a subject that is no key', { subject: 'A quote' }, 'contact_messages_subject_check'],
    ['a status of its own', { status: 'lost' }, 'contact_messages_status_check'],
    ['an unknown reason', { spamReason: 'dislike' }, 'contact_messages_spam_reason_check'],
  ])('The table refuses %s, whoever writes it', async (_what, wrong, constraint) => {
    const row = { ...message, submissionKey: randomUUID(), ...wrong } as typeof contactMessages.$inferInsert;
    await expect(orm().insert(contactMessages).values(row)).rejects.toMatchObject({ cause: { constraint } });
  });

  it.each([
    ['no company', { company: ' ' }, 'demo_requests_company_check'],
    ['another industry', { industry: 'Fishing' }, 'demo_requests_industry_check'],
    ['another interest', { interestedIn: 'Lunch' }, 'demo_requests_interested_in_check'],
    ['a status of its own', { status: 'lost' }, 'demo_requests_status_check'],
  ])('The table of demos refuses %s', async (_what, wrong, constraint) => {
    const { interested_in: interestedIn, ...rest } = request;
    const row = { ...rest, interestedIn, submissionKey: randomUUID(), ...wrong } as typeof demoRequests.$inferInsert;
    await expect(orm().insert(demoRequests).values(row)).rejects.toMatchObject({ cause: { constraint } });
  });

  it('The longest texts that the form takes fit, counted as people count characters', async () => {
    const long = { ...message, name: '𝒜'.repeat(100), message: 'é'.repeat(10_000) };
    expect(await storeContactMessage(long, byPerson())).toBe(true);
    const { rows } = await orm().execute(sql`select char_length(message) as length from contact_messages`);
    expect(rows).toEqual([{ length: 10_000 }]);
  });
});
