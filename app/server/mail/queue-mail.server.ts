import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Executor, sendNotification } from '~/db/client.server';
import { BoundedMap } from '~/lib/bounded-map';
import { isMailAddress } from '~/lib/mail-address';
import { log } from '../log.server';
import type { ComposedMail } from './compose-mail.server';
import { senderDomain } from './mail-settings.server';
import { outboxMails } from './outbox_mails.table.server';
import type { MailProps, MailTemplateName } from './templates';

/** On this channel every process that sends hears, at the commit, that there is something to send. */
export const mailChannel = 'mail_queued';

const longestAttachments = 2_000_000;
const encoder = new TextEncoder();

export interface NewMail<Name extends MailTemplateName> {
  /** One plain address. Several people get several mails. */
  to: string;
  template: Name;
  props: MailProps<Name>;
  /** A mail with the same key to the same address is queued once, however often this is called. */
  dedupeKey?: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** Such as `In-Reply-To` or `List-Unsubscribe`. What the mail has by itself (From, Subject, …) is refused. */
  headers?: Record<string, string>;
  /** The content as text or bytes; at most 2 MB all together. */
  attachments?: { filename: string; contentType: string; content: string | Uint8Array }[];
  /** Not sent before this. */
  notBefore?: Date;
  /** Not sent after this, when it would be wrong or of no use; three days after it is due unless told. */
  notAfter?: Date;
  /** The record it speaks of, by which it is found again. */
  about?: { table: string; id: string };
}

/** A mail that can't be sent as it is. Its message is for developers: input of people is checked before. */
export class InvalidMailError extends Error {
  readonly code = 'MAIL_INVALID';
}

/**
 * Puts a mail into the outbox. Call it inside the transaction of what the mail speaks of: it is sent when that commits,
 * and never when it does not. Answers its id and its Message-ID (with angle brackets); null when a mail with the same
 * `dedupeKey` is there for this address already.
 * @throws InvalidMailError for an address, a header or an attachment that no mail can have
 */
export async function queueMail<Name extends MailTemplateName>(
  executor: Executor,
  mail: NewMail<Name>,
): Promise<{ id: string; messageId: string } | null> {
  checkMail(mail);
  const words = composedAhead.get(keyOf(mail.template, mail.props)) ?? (await composeLate(mail));
  const due = mail.notBefore ? sql`greatest(now(), ${mail.notBefore.toISOString()}::timestamptz)` : sql`now()`;
  const [queued] = await executor
    .insert(outboxMails)
    .values({
      ...words,
      template: mail.template,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      headers: { ...words.headers, ...mail.headers },
      attachments: storedAttachments(mail),
      messageId: `<${randomUUID()}@${senderDomain()}>`,
      dedupeKey: mail.dedupeKey ?? null,
      aboutTable: mail.about?.table ?? null,
      aboutId: mail.about?.id ?? null,
      nextAttemptAt: due,
      giveUpAt: mail.notAfter ? sql`${mail.notAfter.toISOString()}::timestamptz` : sql`${due} + interval '3 days'`,
      lapses: mail.notAfter !== undefined,
    })
    .onConflictDoNothing()
    .returning({ id: outboxMails.id, messageId: outboxMails.messageId });
  if (!queued) return null;
  await announceMail(executor);
  return queued;
}

/** The latest mails that were rendered before their transactions, by template and facts. */
const composedAhead = new BoundedMap<ComposedMail>(200);
const keyOf = (template: string, props: unknown) => JSON.stringify([template, props]);

/**
 * Renders a mail before the transaction that queues it, which then holds its locks no longer than its rows take. What
 * turns out otherwise inside, because a row changed in between, is rendered there as it is.
 */
export async function composeAhead<Name extends MailTemplateName>(
  template: Name,
  props: MailProps<Name>,
): Promise<void> {
  const words = await compose(template, props);
  composedAhead.set(keyOf(template, props), words);
}

/** Whoever queues a mail renders it ahead; this is for what changed meanwhile, and says so where many of them would be a mistake. */
async function composeLate<Name extends MailTemplateName>({ template, props }: NewMail<Name>): Promise<ComposedMail> {
  log.debug({ template }, 'a mail is rendered while its transaction waits');
  return compose(template, props);
}

/** The renderer is loaded where it is first needed: it is no reason to start later. */
async function compose<Name extends MailTemplateName>(template: Name, props: MailProps<Name>): Promise<ComposedMail> {
  const { composeMail } = await import('./compose-mail.server');
  return composeMail(template, props);
}

/** Wakes whoever sends, once this transaction commits. */
export async function announceMail(executor: Pick<Executor, 'execute'>): Promise<void> {
  await sendNotification(executor, mailChannel);
}

/** Takes mails back that are still waiting, such as the reminder of a demo that was cancelled. Answers how many. */
export async function withdrawMails(executor: Executor, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const taken = await executor
    .update(outboxMails)
    .set({ status: 'cancelled', lastError: null, finishedAt: sql`now()` })
    .where(and(inArray(outboxMails.id, [...ids]), eq(outboxMails.status, 'queued')))
    .returning({ id: outboxMails.id });
  return taken.length;
}

/** Lets mails that were taken back go out at their time after all, unless that has passed. */
export async function returnMails(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor
    .update(outboxMails)
    .set({ status: 'queued', finishedAt: null })
    .where(
      and(inArray(outboxMails.id, [...ids]), eq(outboxMails.status, 'cancelled'), gt(outboxMails.giveUpAt, sql`now()`)),
    );
  await announceMail(executor);
}

const ownHeaders =
  /^(?:from|sender|to|cc|bcc|subject|date|message-id|reply-to|return-path|mime-version|content-.*|received|dkim-.*)$/i;

function checkMail({ to, replyTo, headers = {}, attachments = [] }: NewMail<MailTemplateName>): void {
  for (const address of [to, replyTo ?? to]) {
    if (!isMailAddress(address)) throw new InvalidMailError(`${JSON.stringify(address)} is no address of a mail.`);
  }
  for (const [name, value] of Object.entries(headers)) {
    const isName = /^[A-Za-z0-9-]{1,60}$/.test(name) && !ownHeaders.test(name);
    if (!isName || /\p{Cc}/u.test(value) || value.length > 2000) {
      throw new InvalidMailError(`${JSON.stringify(name)} is no header that a mail can be given.`);
    }
  }
  for (const { filename, contentType } of attachments) {
    if (/[\p{Cc}"/\\]/u.test(filename) || filename.trim() === '' || /\p{Cc}/u.test(contentType)) {
      throw new InvalidMailError(`${JSON.stringify(filename)} is no name of an attachment.`);
    }
  }
}

function storedAttachments({ attachments = [] }: Pick<NewMail<MailTemplateName>, 'attachments'>) {
  const stored = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(typeof content === 'string' ? encoder.encode(content) : content).toString('base64'),
  }));
  const total = stored.reduce((sum, { content }) => sum + content.length, 0);
  if (total > (longestAttachments * 4) / 3) throw new InvalidMailError('The attachments are larger than 2 MB.');
  return stored;
}
