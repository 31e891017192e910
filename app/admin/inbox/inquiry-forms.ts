import { fromIndiaLocal } from '~/lib/dates';
import { dayMs } from '~/lib/durations';
import { optionalText, requiredLine, requiredText } from '~/lib/fields';
import { openPlaceholders } from '~/lib/placeholders';
import { isUuid } from '~/lib/uuid';
import { z } from '~/lib/zod';
import type { InquiryView } from './inquiry-view';

/** Limits that the forms state. */
export const longestNote = 10_000;
const longestSubject = 200;
export const longestReply = 10_000;

const formKey = z.string('This form could not be read.').refine(isUuid, 'This form could not be read.');

export const noteFields = z.object({ note_key: formKey, note: requiredText('Note', longestNote) });

export const replyFields = z.object({
  reply_key: formKey,
  answers_seen: z.coerce.number().int().nonnegative().catch(0),
  subject: requiredLine('Subject', longestSubject).superRefine(isFilledIn),
  body: requiredText('Answer', longestReply).superRefine(isFilledIn),
});

/** A place of a template that nobody filled in must not reach the person who is answered. */
function isFilledIn(text: string, context: z.RefinementCtx): void {
  const open = openPlaceholders(text);
  if (open.length === 1) context.addIssue(`${open[0]} is not filled in yet. Write what belongs there.`);
  if (open.length > 1) context.addIssue(`${open.join(', ')} are not filled in yet. Write what belongs there.`);
}

const mostTimes = 5;
export const timeNames = Array.from({ length: mostTimes }, (_, index) => `time_${index + 1}`);

/** “Time 1”. */
export const labelOfTime = (name: string) => `Time ${timeNames.indexOf(name) + 1}`;

const farthestDays = 180;

const proposedTime = z
  .string('Enter one day and time.')
  .optional()
  .transform((local, context) => {
    if (!local) return null;
    const time = fromIndiaLocal(local);
    if (!time) context.addIssue('Enter a day and a time.');
    else if (time <= new Date()) context.addIssue('This time has passed.');
    else if (time.getTime() > Date.now() + farthestDays * dayMs) {
      context.addIssue(`Propose a time within ${farthestDays} days.`);
    }
    return time;
  });

const noTimes: Record<string, typeof proposedTime> = {};

export const proposalFields = z
  .object({
    times_key: formKey,
    ...timeNames.reduce((fields, name) => ({ ...fields, [name]: proposedTime }), noTimes),
    minutes: z
      .enum(['30', '45'], 'Choose 30 or 45 minutes.')
      .transform((minutes): 30 | 45 => (minutes === '30' ? 30 : 45)),
    place: optionalText('Video call', 500).refine(
      (place) => place === null || (/^https:\/\/\S+$/.test(place) && URL.canParse(place)),
      'Video call must be an address that starts with https://.',
    ),
  })
  .transform(({ times_key, minutes, place, ...slots }, context) => {
    const times = new Map(
      Object.values(slots as Record<string, Date | null>).flatMap((time) => (time ? [[time.getTime(), time]] : [])),
    );
    if (times.size === 0) context.addIssue({ code: 'custom', path: ['time_1'], message: 'Propose at least one time.' });
    return { times_key, minutes, place, times: [...times.values()] };
  });

/** The intent of a button that does nothing and brings everything back as it was typed. */
export const keepForms = 'keep';

/** The fields of each form on the page, by the intent of its button. */
export const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  reply: ['reply_key', 'template', 'subject', 'body'],
  note: ['note_key', 'note'],
  propose: ['times_key', 'times_agreed', ...timeNames, 'minutes', 'place'],
};

/** What those start with that somebody types in. */
export function startsWith({ card, meeting }: InquiryView): Record<string, string> {
  return {
    subject: card.replySubject.slice(0, longestSubject),
    body: '',
    note: '',
    ...Object.fromEntries(timeNames.map((name) => [name, ''])),
    minutes: String(meeting?.minutes ?? ''),
    place: meeting?.place ?? '',
  };
}
