import { requiredLine, requiredText } from '~/lib/fields';
import { unknownPlaceholders } from '~/lib/placeholders';
import { z } from '~/lib/zod';

/** The path of the page under /admin. */
export const replyTemplatesPath = 'reply-templates';

export interface ReplyTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
}

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

export const replyTemplateFields = z.object({
  name: requiredLine('Name', 100),
  subject: requiredLine('Subject', 200).superRefine(isKnown),
  body: requiredText('Text', 10_000).superRefine(isKnown),
});

/** Who answers with the template would be refused, long after whoever wrote it could have mended it. */
function isKnown(text: string, context: z.RefinementCtx): void {
  const known = placeholders.map(({ place }) => place);
  const unknown = unknownPlaceholders(text, known);
  const these = known.join(', ');
  if (unknown.length === 1) context.addIssue(`${unknown[0]} is never filled in. These are: ${these}.`);
  if (unknown.length > 1) context.addIssue(`${unknown.join(', ')} are never filled in. These are: ${these}.`);
}
