import { requiredLine, requiredText } from '~/lib/fields';
import { textOf } from '~/lib/form-values';
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

/** The form of a template that is not there yet. */
export const newTemplate: ReplyTemplate = { id: 'new', name: '', subject: 'Re: {{subject}}', body: '' };

const templateFields = ['name', 'subject', 'body'] as const;

/** What a field of a template is called on the page that has all of them. */
export const templateField = (field: string, id: string) => `${field}_${id}`;

/** What was sent of a template. */
export function sentTemplate(form: FormData | null, id: string): Record<string, string> {
  return Object.fromEntries(templateFields.map((field) => [field, textOf(form, templateField(field, id))]));
}

/** What was typed in the forms of these templates, by the names of their fields; null where nothing was. */
export function typedTemplates(
  typed: Readonly<Record<string, string>>,
  templates: readonly ReplyTemplate[],
): Record<string, string> | null {
  const fields = templates.flatMap((template) =>
    templateFields.map((field) => ({ name: templateField(field, template.id), stands: template[field] })),
  );
  const sent = fields.filter(({ name }) => name in typed);
  // Forms send returns, which no template has.
  const isTyped = sent.some(({ name, stands }) => typed[name]?.replaceAll('\r', '') !== stands);
  return isTyped ? Object.fromEntries(sent.map(({ name }) => [name, typed[name] ?? ''])) : null;
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
