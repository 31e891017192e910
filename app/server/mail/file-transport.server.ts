import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport } from './delivery';
import { keptMailName } from './kept-mails.server';
import { mailMessage } from './mail-message.server';

/**
 * Stands in while no mail server is set: each mail becomes a file that every mail program opens, readable by nobody
 * else on the computer.
 */
export function openFileTransport(directory: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      try {
        const { message } = await composer.sendMail(mailMessage(mail));
        await mkdir(directory, { recursive: true, mode: 0o750 });
        const name = keptMailName(mail);
        // Moved into place when whole: who watches the folder never reads half a mail.
        const draft = join(directory, `.${name}`);
        await writeFile(draft, message, { mode: 0o600 });
        await rename(draft, join(directory, name));
        return { outcome: 'kept', reply: `Written to ${name}` };
      } catch (error) {
        // It speaks of a file whose name has no address in it.
        const reason = error instanceof Error ? error.message : String(error);
        return { outcome: 'put-off', scope: 'server', reply: reason, reason };
      }
    },
    close: () => undefined,
  };
}
