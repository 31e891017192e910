import type { DatabaseHandle } from '~/db/client.server';
import { environment } from '../env.server';
import type { KeptWork } from '../keep-working.server';
import { keptMailsDirectory } from './kept-mails.server';
import { startMailWorker } from './mail-worker.server';

/** Starts sending through SMTP_URL, or into files without it. Transports are loaded here, where they are first needed. */
export async function startMail(database: DatabaseHandle): Promise<KeptWork> {
  const { SMTP_URL } = environment();
  if (SMTP_URL === undefined) {
    const { openFileTransport } = await import('./file-transport.server');
    return startMailWorker({ database, transport: openFileTransport(keptMailsDirectory()) });
  }
  const { openSmtpTransport } = await import('./smtp-transport.server');
  return startMailWorker({ database, transport: openSmtpTransport(SMTP_URL) });
}
