import { emailAddress } from '~/lib/fields';
import { z } from '~/lib/zod';

/** The path of the page under /admin. */
export const privacyPath = 'privacy';

export const addressFields = z.object({ email: emailAddress('Email', 320).transform((email) => email.toLowerCase()) });

/** The words for what is stored where. */
export const storedIn: Record<string, string> = {
  contact_messages: 'Contact messages',
  demo_requests: 'Demo requests',
  demo_meetings: 'Arranged demos',
  demo_slots: 'Proposed times',
  inquiry_notes: 'Internal notes about them',
  inquiry_replies: 'Answers to them',
  newsletter_subscribers: 'Newsletter',
  outbox_mails: 'Mails to or about them',
  audit_log: 'Entries of the audit log that name the address',
};

/** That a request was answered. */
export interface PrivacyRecord {
  id: string;
  kind: 'export' | 'erase';
  counts: Record<string, number>;
  actor: string;
  at: string;
}

/** What was found about one address. */
export interface FoundData {
  email: string;
  counts: Record<string, number>;
  /** The pages of the latest of them, newest first, for the tables whose rows have one. `at` is when each came in. */
  pages: Record<string, { path: string; at: string }[]>;
  /** Requests that were answered for this address before. */
  answered: PrivacyRecord[];
}
