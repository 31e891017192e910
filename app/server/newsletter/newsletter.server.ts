import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { hashOfToken, type LinkToken, newLinkToken } from '../link-token.server';
import { composeAhead, queueMail } from '../mail/queue-mail.server';
import { checkProof, spendProof } from '../proof/proof-of-work.server';
import { siteOrigin } from '../site-origin.server';
import { consentVersion } from './consent';
import { newsletterSubscribers } from './newsletter.table.server';
import { withdrawIssues } from './newsletter-issues.server';
import { unsubscribeHeaders, unsubscribeUrl } from './unsubscribe-link.server';

const requestsAnHour = 20;
/** One address gets an answer to the form this often at most, whoever enters it. */
const betweenMails = sql`interval '10 minutes'`;

type Subscriber = typeof newsletterSubscribers.$inferSelect;

const byEmail = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, email.toLowerCase());

/**
 * Notes an address and queues the mail that asks to confirm, in one transaction; without the proof of work, where that is
 * asked for, the address is noted as doubtful and no mail is sent. What it answers does not tell whether the address was
 * known. False when too many requests came from `clientAddress` within an hour.
 */
export async function requestNewsletter(email: string, clientAddress: string, sentProof = ''): Promise<boolean> {
  if (!(await isWithinHourlyLimit('newsletter', clientAddress, requestsAnHour))) return false;
  const proof = await checkProof('newsletter', sentProof);
  const link = newLinkToken();
  const [known] = await orm().select().from(newsletterSubscribers).where(byEmail(email));
  // Both for everybody: how long the answer takes must not tell whether the address was known.
  await composeAhead('newsletter-confirmation', { url: confirmUrl(link) });
  await composeAhead('newsletter-welcome', welcomeWords(known?.unsubscribeToken ?? link.token));
  await orm().transaction(async (tx) => {
    const isProven = await spendProof(tx, proof);
    const status = isProven ? 'pending' : 'doubtful';
    await tx
      .insert(newsletterSubscribers)
      .values({ email: email.toLowerCase(), consentVersion, status })
      .onConflictDoNothing();
    // A mail of the future tells that the clock went back, and is no reason to wait for it.
    const isRested = sql<boolean>`coalesce(
      ${newsletterSubscribers.mailedAt} not between now() - ${betweenMails} and now(), true)`;
    const [found] = await tx
      .select({ subscriber: newsletterSubscribers, isRested })
      .from(newsletterSubscribers)
      .where(byEmail(email))
      .for('update');
    // Who reported a mail of ours as spam gets none, whoever enters the address.
    if (!found?.isRested || found.subscriber.status === 'complained') return;
    if (!isProven) await doubt(tx, found.subscriber);
    else if (found.subscriber.status === 'confirmed') await welcome(tx, found.subscriber);
    else await askToConfirm(tx, found.subscriber, link, { consentAt: sql`now()`, consentVersion });
  });
  return true;
}

const confirmUrl = ({ token }: LinkToken) => `${siteOrigin()}/newsletter/confirm?token=${token}`;

/** Kept for staff, who may say that it is honest. Whoever is confirmed stays so, and a link that was mailed works on. */
async function doubt(tx: Executor, { id, status }: Subscriber): Promise<void> {
  if (status === 'confirmed') return;
  await tx
    .update(newsletterSubscribers)
    .set({ status: 'doubtful', consentAt: sql`now()`, consentVersion })
    .where(eq(newsletterSubscribers.id, id));
}

/** What `believe` needs, before its transaction. */
export async function prepareToBelieve(): Promise<LinkToken> {
  const link = newLinkToken();
  await composeAhead('newsletter-confirmation', { url: confirmUrl(link) });
  return link;
}

/** Staff say that a doubtful address is honest: it gets the mail that it would have got, for the consent it gave then. */
export async function believe(tx: Executor, subscriber: Subscriber, link: LinkToken): Promise<void> {
  const { consentAt, consentVersion: version } = subscriber;
  await askToConfirm(tx, subscriber, link, { consentAt, consentVersion: version });
}

interface Consent {
  consentAt: Date | SQL;
  consentVersion: string;
}

async function askToConfirm(tx: Executor, { id, email }: Subscriber, link: LinkToken, consent: Consent): Promise<void> {
  await tx
    .update(newsletterSubscribers)
    .set({
      ...consent,
      status: 'pending',
      confirmTokenHash: link.tokenHash,
      confirmUntil: sql`now() + interval '7 days'`,
      mailedAt: sql`now()`,
    })
    .where(eq(newsletterSubscribers.id, id));
  await queueMail(tx, {
    to: email,
    template: 'newsletter-confirmation',
    props: { url: confirmUrl(link) },
    about: { table: 'newsletter_subscribers', id },
  });
}

async function welcome(tx: Executor, { id, email, unsubscribeToken }: Subscriber): Promise<void> {
  await tx.update(newsletterSubscribers).set({ mailedAt: sql`now()` }).where(eq(newsletterSubscribers.id, id));
  await queueMail(tx, {
    to: email,
    template: 'newsletter-welcome',
    props: welcomeWords(unsubscribeToken),
    headers: unsubscribeHeaders(unsubscribeToken),
    about: { table: 'newsletter_subscribers', id },
  });
}

const welcomeWords = (unsubscribeToken: string) => ({
  insightsUrl: `${siteOrigin()}/insights`,
  unsubscribeUrl: unsubscribeUrl(unsubscribeToken),
});

/** Whose link this is: `open` waits for the click, `done` had it. Null for a link that does not work, or no longer. */
export async function findConfirmation(token: string): Promise<{ email: string; state: 'open' | 'done' } | null> {
  const found = await findByConfirmToken(orm(), token);
  return found && { email: found.email, state: found.status === 'confirmed' ? 'done' : 'open' };
}

/** Confirms; clicking twice is clicking once. Null for a link that does not work, or no longer. */
export async function confirmSubscription(token: string): Promise<{ email: string } | null> {
  const before = await findByConfirmToken(orm(), token);
  if (!before) return null;
  if (before.status !== 'confirmed') {
    await composeAhead('newsletter-welcome', welcomeWords(before.unsubscribeToken));
  }
  return orm().transaction(async (tx) => {
    const found = await findByConfirmToken(tx, token, true);
    if (!found) return null;
    if (found.status !== 'confirmed') {
      await tx
        .update(newsletterSubscribers)
        .set({ status: 'confirmed', confirmedAt: sql`now()`, unsubscribedAt: null })
        .where(eq(newsletterSubscribers.id, found.id));
      await welcome(tx, found);
    }
    return { email: found.email };
  });
}

async function findByConfirmToken(executor: Executor, token: string, lock = false): Promise<Subscriber | null> {
  const query = executor
    .select()
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.confirmTokenHash, hashOfToken(token)),
        gt(newsletterSubscribers.confirmUntil, sql`now()`),
        sql`${newsletterSubscribers.status} <> 'complained'`,
      ),
    );
  const [found] = lock ? await query.for('update') : await query;
  return found ?? null;
}

/** Whose link this is, and whether they have left. Null for an unknown one. */
export async function findUnsubscription(token: string): Promise<{ email: string; hasLeft: boolean } | null> {
  const found = await findByUnsubscribeToken(orm(), token);
  return found && { email: found.email, hasLeft: found.status === 'unsubscribed' };
}

/** Takes an address off; as often as one likes. The link that confirmed it works no more. False for an unknown link. */
export async function unsubscribe(token: string): Promise<boolean> {
  return orm().transaction(async (tx) => {
    const found = await findByUnsubscribeToken(tx, token);
    if (!found) return false;
    const left = { status: 'unsubscribed' as const, unsubscribedAt: sql`now()` };
    await tx
      .update(newsletterSubscribers)
      .set({ confirmTokenHash: null, confirmUntil: null, ...left })
      .where(
        and(
          eq(newsletterSubscribers.id, found.id),
          sql`${newsletterSubscribers.status} not in ('unsubscribed', 'complained')`,
        ),
      );
    await withdrawIssues(tx, found.id);
    return true;
  });
}

async function findByUnsubscribeToken(executor: Executor, token: string): Promise<Subscriber | null> {
  if (!isUuid(token)) return null;
  const [found] = await executor
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.unsubscribeToken, token));
  return found ?? null;
}
