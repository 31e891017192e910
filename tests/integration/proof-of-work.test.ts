import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSubscriber } from '~/admin/subscribers/change-subscriber.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { accounts, profiles, rateLimits } from '~/server/auth/auth.table.server';
import { deleteExpired } from '~/server/auth/expired.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { storeContactMessage, storeDemoRequest } from '~/server/inbox/inbox.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { confirmSubscription, requestNewsletter } from '~/server/newsletter/newsletter.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { makeChallenge } from '~/server/proof/proof-of-work.server';
import type { ProvenForm } from '~/server/proof/proven-forms';
import { spentProofs } from '~/server/proof/spent_proofs.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { sampleMessage as message, sampleRequest as request } from '../support/sample-inquiries';

const minuteMs = 60_000;
const admin: Staff = { id: 'one', name: 'One', email: 'one@quzones.test', role: 'admin' };

// Settings are read once, when the log is made.
vi.hoisted(() => vi.stubEnv('PROOF_OF_WORK', 'on'));

/** What a visitor's browser works out for a form. */
async function proofFor(form: ProvenForm): Promise<string> {
  const challenge = await makeChallenge(form);
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

async function expiredProofFor(form: ProvenForm): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 16 * minuteMs });
  const challenge = await makeChallenge(form);
  vi.useRealTimers();
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

const wrongProofFor = async (form: ProvenForm) => (await proofFor(form)).replace(/"counter":\d+/, '"counter":1');

eachDriver('The proof of work', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    const tables = [contactMessages, demoRequests, newsletterSubscribers, rateLimits, outboxMails, spentProofs];
    for (const table of tables) await orm().delete(table);
    await orm()
      .insert(profiles)
      .values({ ...admin })
      .onConflictDoNothing();
    const account = { id: 'of one', accountId: 'one', providerId: 'credential', userId: 'one', password: 'a hash' };
    await orm().insert(accounts).values(account).onConflictDoNothing();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const arrival = (proof?: string) => ({
    formKey: randomUUID(),
    openedAt: Date.now() - minuteMs,
    honeypot: '',
    clientAddress: '203.0.113.7',
    proof,
  });
  const write = (name: string, proof?: string) => storeContactMessage({ ...message, name }, arrival(proof));
  const reasons = async () => {
    const stored = await orm().select().from(contactMessages);
    return Object.fromEntries(stored.map(({ name, spamReason }) => [name, spamReason]));
  };
  const mails = async () => (await orm().select().from(outboxMails)).map(({ template }) => template);
  const subscriber = async () => {
    const [found] = await orm().select().from(newsletterSubscribers);
    if (!found) throw new Error('Nobody asked.');
    return found;
  };
  const subscribe = (proof?: string) => requestNewsletter('mari@example.com', '203.0.113.7', proof);

  it('A message with its proof is as welcome as ever, and staff hear of it', async () => {
    expect(await write('Right', await proofFor('contact'))).toBe(true);
    expect(await reasons()).toEqual({ Right: null });
    expect(await mails()).toContain('contact-notification');
    expect(await storeDemoRequest(request, arrival(await proofFor('request-demo')))).toBe(true);
    expect((await orm().select().from(demoRequests)).map(({ spamReason }) => spamReason)).toEqual([null]);
  });

  it('Without a right one every message is kept and marked, and nobody is written to', async () => {
    const used = await proofFor('contact');
    await write('First', used);
    const before = await mails();
    expect(await write('Missing')).toBe(true);
    expect(await write('Wrong', await wrongProofFor('contact'))).toBe(true);
    expect(await write('Expired', await expiredProofFor('contact'))).toBe(true);
    expect(await write('Of another form', await proofFor('newsletter'))).toBe(true);
    expect(await write('Replayed', used)).toBe(true);
    expect(await storeDemoRequest(request, arrival(used))).toBe(true);
    expect(await reasons()).toEqual({
      First: null,
      Missing: 'unproven',
      Wrong: 'unproven',
      Expired: 'unproven',
      'Of another form': 'unproven',
      Replayed: 'unproven',
    });
    expect((await orm().select().from(demoRequests)).map(({ spamReason }) => spamReason)).toEqual(['unproven']);
    expect(await mails()).toEqual(before);
  });

  it('Of ten messages that come with one proof at once, one counts', async () => {
    const proof = await proofFor('contact');
    await Promise.all(Array.from({ length: 10 }, (_, index) => write(`Number ${index}`, proof)));
    const found = Object.values(await reasons());
    expect(found.filter((reason) => reason === null)).toHaveLength(1);
    expect(found.filter((reason) => reason === 'unproven')).toHaveLength(9);
  });

  it('The same form sent twice is one honest message, as without proofs', async () => {
    const same = arrival(await proofFor('contact'));
    await Promise.all([storeContactMessage(message, same), storeContactMessage(message, same)]);
    const stored = await orm().select().from(contactMessages);
    expect(stored.map(({ spamReason }) => spamReason)).toEqual([null]);
  });

  it('What could not be stored did not use up its proof', async () => {
    const proof = await proofFor('contact');
    const broken = { ...message, message: ' ' };
    await expect(storeContactMessage(broken, arrival(proof))).rejects.toThrow();
    await write('Again', proof);
    expect(await reasons()).toEqual({ Again: null });
  });

  it('What looks like spam otherwise says that first', async () => {
    await storeContactMessage(message, { ...arrival(), honeypot: 'http://x.example' });
    expect(await reasons()).toEqual({ 'Asha Rao': 'honeypot' });
  });

  it('Used challenges are remembered until they have run out, and an hour more', async () => {
    await write('Right', await proofFor('contact'));
    await deleteExpired();
    expect(await orm().$count(spentProofs)).toBe(1);
    await orm().execute(sql`update spent_proofs set expires_at = now() - interval '61 minutes'`);
    await deleteExpired();
    expect(await orm().$count(spentProofs)).toBe(0);
  });

  it('An address for the newsletter with its proof is asked to confirm', async () => {
    expect(await subscribe(await proofFor('newsletter'))).toBe(true);
    expect((await subscriber()).status).toBe('pending');
    expect(await mails()).toEqual(['newsletter-confirmation']);
  });

  it('Without one it is kept as doubtful, and is asked when an administrator says that it is honest', async () => {
    for (const proof of [undefined, await wrongProofFor('newsletter'), await proofFor('contact')]) {
      expect(await subscribe(proof)).toBe(true);
    }
    const { id, consentAt } = await subscriber();
    expect((await subscriber()).status).toBe('doubtful');
    expect(await mails()).toEqual([]);

    const believe = (staff: Staff | null) => changeSubscriber({ staff, requestId: 'test', id, to: 'pending' });
    expect(await believe({ ...admin, role: 'editor' })).toMatchObject({ ok: false, status: 403 });
    expect(await believe(admin)).toMatchObject({
      ok: true,
      toast: { description: 'Marked as not spam. The mail that asks to confirm is on its way.' },
    });
    expect(await believe(admin)).toMatchObject({ ok: false, status: 409 });
    expect(await subscriber()).toMatchObject({ status: 'pending', consentAt });
    const [mail] = await orm().select().from(outboxMails);
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(await confirmSubscription(token)).toEqual({ email: 'mari@example.com' });
    expect((await subscriber()).status).toBe('confirmed');
    const noted = await orm().select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(noted.map(({ changes }) => changes)).toEqual([{ status: { before: 'doubtful', after: 'pending' } }]);
  });

  it('Who is subscribed stays so, and a link that was mailed works on, whatever a machine enters', async () => {
    await subscribe(await proofFor('newsletter'));
    const [mail] = await orm().select().from(outboxMails);
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const rest = () => orm().execute(sql`update newsletter_subscribers set mailed_at = now() - interval '1 hour'`);
    await rest();
    await subscribe();
    expect((await subscriber()).status).toBe('doubtful');
    await confirmSubscription(token);
    await rest();
    const before = await mails();
    await subscribe();
    expect((await subscriber()).status).toBe('confirmed');
    expect(await mails()).toEqual(before);
  });
});
