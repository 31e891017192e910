import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type DatabaseHandle, openDatabase, sendNotification, setDatabase } from '~/db/client.server';
import type { KeptWork } from '~/server/keep-working.server';
import type { MailTransport } from '~/server/mail/delivery';
import { startMailWorker } from '~/server/mail/mail-worker.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';
import { mailTemplates } from '~/server/mail/templates';
import { until } from '../support/built-server';
import type { DatabasePlace } from '../support/clusters';
import type { DriverKit } from '../support/drivers';
import { type MailServer, startMailServer } from '../support/mail-server';

export const notice = {
  template: 'contact-notification',
  props: mailTemplates['contact-notification'].sample,
} as const;

/** A database with an outbox, empty before each test, and for each test a mail server and the workers that it starts. */
export function useOutbox(kit: DriverKit) {
  let database: DatabaseHandle;
  let place: DatabasePlace;
  let server: MailServer;
  const workers: KeptWork[] = [];

  beforeAll(async () => {
    place = await kit.databaseWithTables();
    database = await openDatabase(place);
    setDatabase(database);
  });
  beforeEach(async () => {
    await database.orm.delete(outboxMails);
    server = await startMailServer();
  });
  const stopWorkers = async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  };
  afterEach(async () => {
    await stopWorkers();
    await server.stop();
  });
  afterAll(async () => {
    setDatabase(undefined);
    await database.close();
  });

  const mails = () => database.orm.select().from(outboxMails).orderBy(outboxMails.recipient);
  const only = async () => theOnlyOne(await mails());
  return {
    get database() {
      return database;
    },
    get place() {
      return place;
    },
    get server() {
      return server;
    },
    mails,
    only,
    stopWorkers,
    /** Another mail server in the place of the one that was stopped. */
    startServerAnew: async (options: Parameters<typeof startMailServer>[0] = {}) => {
      server = await startMailServer({ port: server.port, ...options });
    },
    queue: (to = 'a@b.example') => database.orm.transaction((tx) => queueMail(tx, { ...notice, to })),
    start: async (transport: MailTransport = openSmtpTransport(server.url), handle = database, pauseMs = 50) => {
      const worker = await startMailWorker({ database: handle, transport, pauseAfter: () => pauseMs });
      workers.push(worker);
      return worker;
    },
    untilStatus: (status: string, attempts = 1) =>
      until(`A mail being ${status}`, async () => {
        const mail = await only();
        return mail.status === status && mail.attempts >= attempts ? mail : undefined;
      }),
    holdAnswers: () => holdAnswersOf(server),
    /** As if so much time had gone by: everything that the outbox waits for is that much nearer. */
    passTime: (interval: string) => passTime(database, interval),
  };
}

/** The server has the whole mail and says nothing, until it is told to. */
function holdAnswersOf(server: MailServer) {
  let give: (() => void) | undefined;
  server.behaviour.data = () =>
    new Promise<void>((resolve) => {
      give = resolve;
    });
  return { isAwaited: () => until('The whole mail', () => give), give: () => give?.() };
}

async function passTime(database: DatabaseHandle, interval: string): Promise<void> {
  await database.orm.execute(sql`update outbox_mails set
    next_attempt_at = next_attempt_at - ${interval}::interval, give_up_at = give_up_at - ${interval}::interval,
    lease_until = lease_until - ${interval}::interval, created_at = created_at - ${interval}::interval`);
  await sendNotification(database.orm, 'mail_queued');
}

function theOnlyOne<Mail>([mail]: Mail[]): Mail {
  if (!mail) throw new Error('The outbox is empty.');
  return mail;
}
