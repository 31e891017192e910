import { z } from 'zod';
import { requiredLine, requiredText } from '~/lib/fields';

/** The path of the page under /admin. */
export const replyTemplatesPath = 'reply-templates';

export interface ReplyTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
}

export const replyTemplateFields = z.object({
  name: requiredLine('Name', 100),
  subject: requiredLine('Subject', 200),
  body: requiredText('Text', 10_000),
});

/** What a template can have filled in, and with what. */
export const placeholders = [
  { place: '{{name}}', meaning: 'their name' },
  { place: '{{first_name}}', meaning: 'its first word' },
  { place: '{{their_company}}', meaning: 'their company' },
  { place: '{{subject}}', meaning: 'what they wrote about' },
  { place: '{{due}}', meaning: 'by when the answer is due' },
  { place: '{{staff_name}}', meaning: 'your name' },
  { place: '{{company}}', meaning: 'the company’s name' },
] as const;
