import { company } from '~/lib/company';
import { parseMailSender } from '~/lib/mail-address';
import { environment } from '../env.server';

/** Who our mails come from: MAIL_FROM, else the company's own address. */
export function mailSender(): { name: string; address: string } {
  const set = parseMailSender(environment().MAIL_FROM ?? '');
  return { name: set?.name || company.name, address: set?.address ?? company.emails.hello };
}

/** The right half of Message-IDs. */
export function senderDomain(): string {
  const domain = mailSender().address.split('@')[1] ?? '';
  return /^[A-Za-z0-9.-]+$/.test(domain) ? domain.toLowerCase() : company.domain;
}

/** Whether mails leave the house: a mail server is set. Without one they are read in the admin. */
export function sendsMail(): boolean {
  return environment().SMTP_URL !== undefined;
}
