import { hourMs, minuteMs } from '~/lib/durations';
import type { outboxMails } from './outbox_mails.table.server';

/** A mail of the outbox as a transport gets it. */
export type OutboxMail = typeof outboxMails.$inferSelect;

/** What became of one attempt. */
export type Delivery =
  | { outcome: 'sent' | 'kept'; reply: string }
  /** This mail was refused for good: sending it again would be refused again. */
  | { outcome: 'failed'; reply: string }
  /** The server was given the whole mail and did not say whether it took it: each further attempt may be a duplicate. */
  | { outcome: 'in-doubt'; reply: string }
  /**
   * Worth another attempt. `scope` says what is in the way: this mail, or the way to the mail server for all of them. `reason`
   * is for the log: no address, and nothing that a server wrote.
   */
  | { outcome: 'put-off'; scope: 'mail' | 'server'; reply: string; reason: string };

/** Where mails go: to a mail server, or into files. */
export interface MailTransport {
  /** Never throws: what goes wrong is a Delivery. Comes to an end soon after `signal` aborts. */
  deliver(mail: OutboxMail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

const secondMs = 1000;

/** The first and the longest wait, by what is in the way. */
const waits = {
  /** It may wait for hours. */
  mail: [15 * secondMs, 2 * hourMs],
  /** It did not get as far as the server: it leaves within ten minutes of the server being back. */
  server: [5 * secondMs, 10 * minuteMs],
  /** It may have arrived: nine copies at most in the three days before it is given up. */
  doubt: [15 * minuteMs, 72 * hourMs],
} as const;

/**
 * How long a mail waits after its `attempts`-th attempt (from 1) of this kind, in milliseconds: doubled each time, with a
 * fifth more or less by chance, so that mails put off together do not come back together.
 */
export function backoffMs(attempts: number, scope: keyof typeof waits, random: () => number = Math.random): number {
  const [first, longest] = waits[scope];
  const plain = Math.min(first * 2 ** Math.min(attempts - 1, 20), longest);
  return Math.round(plain * (0.8 + 0.4 * random()));
}

/** How long a process leaves a mail server alone that could not be reached `failures` times in a row. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  return Math.round(Math.min(secondMs * 2 ** Math.min(failures - 1, 10), 30 * secondMs) * (0.8 + 0.4 * random()));
}

/** What is known of an error on the way to a mail server or in its answer. */
export interface SmtpFailure {
  message: string;
  /** Nodemailer's own, such as EENVELOPE. */
  code?: string | undefined;
  /** Of SMTP, such as 550; missing when the server answered nothing. */
  responseCode?: number | undefined;
  /** The SMTP command that was answered, such as `RCPT TO`. */
  command?: string | undefined;
}

const doubt = 'The mail server had the whole mail and did not say whether it took it: it may have arrived.';

/**
 * Whether another attempt is worth while. Answers that begin with 5 are final when they are about this mail; when they
 * are about us (a wrong password, no encryption, a sender that we may not be) every mail would be lost to a mistake in
 * the settings, so those wait. `handedOver`: the server was given the whole mail.
 */
export function judgeFailure(failure: SmtpFailure, handedOver = false): Delivery {
  const { code, responseCode, command } = failure;
  const reply = failure.message
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 1000)
    .toWellFormed();
  if (responseCode === undefined && handedOver)
    return { outcome: 'in-doubt', reply: `${reply.replace(/\.?$/, '.')} ${doubt}` };
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  // 530 and 535: the server wants a sign-in; 421: it closes; 503: the session, not the mail, was out of order.
  const aboutUs = responseCode === undefined || [421, 503, 530, 535].includes(responseCode) || isSenderRefused(failure);
  if (aboutMail && responseCode === undefined && command === 'API') return { outcome: 'failed', reply };
  const reason = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  if (!aboutMail || aboutUs) return { outcome: 'put-off', scope: 'server', reply, reason };
  return responseCode >= 500 ? { outcome: 'failed', reply } : { outcome: 'put-off', scope: 'mail', reply, reason };
}

/** The sender is MAIL_FROM in every mail. Other answers to it are about what else it says, such as the mail's size. */
function isSenderRefused({ command, responseCode = 0 }: SmtpFailure): boolean {
  return command === 'MAIL FROM' && [550, 551, 553, 554].includes(responseCode);
}
