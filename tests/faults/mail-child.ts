/**
 * A process of its own that sends the outbox, for the fault test, which bundles it. Says `ready` when it works, and goes
 * on until it is killed or its standard input ends.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openDatabase, setDatabase } from '~/db/client.server';
import { startMailWorker } from '~/server/mail/mail-worker.server';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);

const database = await openDatabase({ databaseUrl, dataDirectory: '/nonexistent' });
setDatabase(database);
const worker = await startMailWorker({ database, transport: openSmtpTransport(smtpUrl) });
writeSync(1, 'ready\n');
process.stdin.resume();
await once(process.stdin, 'end');
await worker.stop();
await database.close();
