import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from './built-server.ts';

/** A mail as the server got it. */
export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  email: Email;
  /** Whether it came through TLS. */
  secure: boolean;
  /** Who signed in; empty for nobody. */
  user: string;
}

/** What the server answers instead of taking a mail. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** Called at each step of a conversation; what it throws is the answer. It may take its time. */
export interface MailServerBehaviour {
  sender?: (address: string) => void | Promise<void>;
  recipient?: (address: string) => void | Promise<void>;
  /** Once the whole mail is there, before it is accepted. */
  data?: (mail: ReceivedMail) => void | Promise<void>;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  /** What was accepted, in order. */
  mails: ReceivedMail[];
  /** How many connections were made. */
  connections(): number;
  /** Waits until this many mails were accepted, and answers them. */
  untilMails(count: number, withinMs?: number): Promise<ReceivedMail[]>;
  behaviour: MailServerBehaviour;
  stop(): Promise<void>;
}

/** A real mail server on 127.0.0.1 that keeps what it is sent. Without options: no sign-in, no encryption. */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}): Promise<MailServer> {
  const { port = 0, ...rest } = options;
  const mails: ReceivedMail[] = [];
  const behaviour: MailServerBehaviour = {};
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onMailFrom({ address }, _session, done) {
      answer(async () => behaviour.sender?.(address), done);
    },
    onRcptTo({ address }, _session, done) {
      answer(async () => behaviour.recipient?.(address), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        answer(async () => {
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom, rcptTo } = session.envelope;
          const mail: ReceivedMail = {
            raw,
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            email: await PostalMime.parse(raw),
            secure: session.secure,
            user: typeof session.user === 'string' ? session.user : '',
          };
          await behaviour.data?.(mail);
          mails.push(mail);
        }, done);
      });
    },
    ...rest,
  });
  // A client that is killed resets its connection.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const { port: bound } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    behaviour,
    connections: () => connections,
    untilMails: (count, withinMs) =>
      until(`The arrival of ${count} mails`, () => (mails.length >= count ? mails : undefined), withinMs),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(step: () => Promise<void>, done: (error?: Error | null) => void): void {
  step().then(
    () => done(),
    (error: Error) => done(error),
  );
}
