import type { SendMailOptions } from 'nodemailer';
import type { OutboxMail } from './delivery';
import { mailSender } from './mail-settings.server';

/** A mail of the outbox in the words of nodemailer, which encodes whatever is in a header. */
export function mailMessage(mail: OutboxMail): SendMailOptions {
  return {
    from: mailSender(),
    to: { name: '', address: mail.recipient },
    replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: mail.headers,
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content, 'base64'),
    })),
    // A mail says what is attached; nothing in it makes this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
