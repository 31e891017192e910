import { emailAddress, optionalLine, optionalText, requiredLine, requiredText } from '~/lib/fields';
import { z } from '~/lib/zod';
import { contactSubjects, demoIndustries, demoInterests } from './inquiry-options';

/** What a visitor may write to us, checked by the same rules in the browser and on the server. */

/** Line breaks count as one character, whichever way a browser sends them. */
const withPlainLineBreaks = (value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value);

const subjectKeys = Object.keys(contactSubjects) as [string, ...string[]];

export const contactMessageFields = z.object({
  name: requiredLine('Name', 200),
  email: emailAddress('Email', 320),
  company: optionalLine('Company', 200),
  subject: z
    .enum(subjectKeys, 'Choose a subject from the list.')
    .optional()
    .transform((key) => key ?? null),
  message: z.preprocess(withPlainLineBreaks, requiredText('Message', 10_000)),
});

export const demoRequestFields = z.object({
  name: requiredLine('Name', 200),
  company: requiredLine('Company', 200),
  email: emailAddress('Email', 320),
  industry: z.enum(demoIndustries, 'Choose your industry from the list.'),
  interested_in: z.enum(Object.values(demoInterests), 'Choose what you are interested in from the list.'),
  message: z.preprocess(withPlainLineBreaks, optionalText('Message', 10_000)),
});

export type ContactMessage = z.output<typeof contactMessageFields>;
export type DemoRequest = z.output<typeof demoRequestFields>;
