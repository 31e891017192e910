import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { dueAt, type Holidays } from '~/lib/business-time';
import { promises } from '~/lib/company';
import { exactTime } from '~/lib/dates';
import { isMailAddress } from '~/lib/mail-address';
import { outboxMails } from '../mail/outbox_mails.table.server';
import { composeAhead, queueMail } from '../mail/queue-mail.server';
import type { MailProps, MailTemplateName } from '../mail/templates';
import { siteOrigin } from '../site-origin.server';
import type { contactMessages } from './contact_messages.table.server';
import type { demoRequests } from './demo_requests.table.server';
import { promiseOf, subjectWords } from './inquiry-promises';
import { inquiryRecipients } from './inquiry-recipients.server';

/** So many mails an hour tell one address that we have its message: enough for a person, too few for a nuisance. */
const acknowledgementsAnHour = 10;

type Message = Pick<
  typeof contactMessages.$inferSelect,
  'id' | 'name' | 'email' | 'company' | 'subject' | 'message' | 'createdAt'
>;
type DemoRequest = Pick<
  typeof demoRequests.$inferSelect,
  'id' | 'name' | 'email' | 'company' | 'industry' | 'interestedIn' | 'message' | 'createdAt'
>;

type Words = {
  [Name in MailTemplateName]: { template: Name; props: MailProps<Name> };
};

/** What one that came in brings about: a mail to the company, and one to whoever wrote. */
export interface Announcement {
  about: { table: string; id: string };
  email: string;
  notification: Words['contact-notification'] | Words['demo-notification'];
  acknowledgement: Words['contact-acknowledgement'] | Words['demo-acknowledgement'];
}

export function messageAnnouncement(message: Message, holidays: Holidays): Announcement {
  const { id, name, email, company, message: words, subject, createdAt } = message;
  const promise = promiseOf(subject);
  const due = exactTime(dueAt(createdAt, promise, holidays));
  const url = `${siteOrigin()}/admin/contact-messages/${id}`;
  const props = { name, email, company, subject: subjectWords(subject), message: words, due, url };
  return {
    about: { table: 'contact_messages', id },
    email,
    notification: { template: 'contact-notification', props },
    acknowledgement: { template: 'contact-acknowledgement', props: { name, promise: promise.words } },
  };
}

export function demoAnnouncement(request: DemoRequest, holidays: Holidays): Announcement {
  const { id, name, email, company, industry, interestedIn, message, createdAt } = request;
  const { contactReply, demoLength } = promises;
  const due = exactTime(dueAt(createdAt, contactReply, holidays));
  const url = `${siteOrigin()}/admin/demo-requests/${id}`;
  const props = { name, email, company, industry, interestedIn, message, due, url };
  const thanks = { name, interestedIn, promise: contactReply.words, length: demoLength.words };
  return {
    about: { table: 'demo_requests', id },
    email,
    notification: { template: 'demo-notification', props },
    acknowledgement: { template: 'demo-acknowledgement', props: thanks },
  };
}

/** Renders both mails, so that the transaction that queues them does not wait for it. */
export async function composeAnnouncement({ notification, acknowledgement }: Announcement): Promise<void> {
  await composeAhead(notification.template, notification.props);
  await composeAhead(acknowledgement.template, acknowledgement.props);
}

/** Queues both mails. Call it in the transaction that stores what they speak of. */
export async function announce(tx: Executor, announcement: Announcement): Promise<void> {
  const { about, email, notification, acknowledgement } = announcement;
  for (const to of await inquiryRecipients(tx)) {
    await queueMail(tx, { to, ...notification, ...answeredBy(email), about, dedupeKey: `notification ${about.id}` });
  }
  if (await mayBeAcknowledged(tx, email)) {
    await queueMail(tx, { to: email, ...acknowledgement, about, dedupeKey: `acknowledgement ${about.id}` });
  }
}

/** Answering the notification answers the person. */
function answeredBy(email: string): { replyTo?: string } {
  return isMailAddress(email) ? { replyTo: email } : {};
}

async function mayBeAcknowledged(tx: Executor, email: string): Promise<boolean> {
  if (!isMailAddress(email)) return false;
  const lately = and(
    eq(sql`lower(${outboxMails.recipient})`, email.toLowerCase()),
    sql`${outboxMails.template} in ('contact-acknowledgement', 'demo-acknowledgement')`,
    // What is dated later is from before the clock went back.
    sql`${outboxMails.createdAt} between now() - interval '1 hour' and now()`,
  );
  return (await tx.$count(outboxMails, lately)) < acknowledgementsAnHour;
}
