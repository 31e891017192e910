import { fromIndiaLocal, today, toIndiaLocal } from '~/lib/dates';
import { choice, optionalTime } from '~/lib/fields';
import { isUsableMoment } from '~/lib/known-day';
import type { z } from '~/lib/zod';
import type { ColumnValues } from './field-names';

export const publishWhenWords = {
  now: 'Now, on saving',
  keep: 'Keep the date it has',
  at: 'At the time below',
} as const;

/**
 * The two fields that ask when a record is published. The date is set to now on every save, unless the editor asks for
 * something else.
 */
export const publishTimeFields = {
  publish_when: choice('Publish date', ['now', 'keep', 'at'], 'now', publishWhenWords),
  publish_at: optionalTime('Day and time'),
};

/** For the binding's `derivedFields`. */
export const publishTimeColumns = { publishWhen: 'publishDate', publishAt: 'publishDate' } as const;

type Sent = z.output<z.ZodObject<typeof publishTimeFields>>;
type PublishTime = ColumnValues<Sent>;

/** For the schema's `refine`: a time of one's own must be one. */
export function hasPublishTime({ publish_when: when, publish_at: at }: Sent): boolean {
  if (when !== 'at') return true;
  const instant = at === null ? null : fromIndiaLocal(at);
  return instant !== null && isUsableMoment(instant);
}

export const missingPublishTime = {
  path: ['publish_at'],
  error: 'Choose the day and time when it is published, from 1970 to 2199.',
};

/** The values of a form that is sent without anybody at it: nothing but publishing it dates a record anew. */
export function keepingPublishTime(values: Record<string, string>): Record<string, string> {
  return values['publish_when'] === 'now' ? { ...values, publish_when: 'keep' } : values;
}

/** The date that the two fields stand for. */
export function publishDateOf(
  { publishWhen, publishAt }: PublishTime,
  { existing, now }: { existing: { publishDate: Date } | null; now: Date },
): Date {
  const chosen = publishWhen === 'at' && publishAt ? fromIndiaLocal(publishAt) : null;
  const kept = publishWhen === 'keep' ? existing?.publishDate : null;
  return chosen ?? kept ?? now;
}

/** The date that a day alone stands for. An emptied one changes nothing; a new record is dated today. */
export function publishDayOf(
  day: string | null,
  { existing, now }: { existing: { publishDate: Date } | null; now: Date },
): Date {
  if (day === null && existing) return existing.publishDate;
  return new Date(`${day ?? today(now)}T00:00:00Z`);
}

/** The two fields for a record that has this date; without one, for a new record. */
export function publishTimeForm(publishDate?: Date): Record<keyof PublishTime, string> {
  const now = new Date();
  return {
    publishWhen: publishDate && publishDate > now ? 'at' : 'now',
    publishAt: toIndiaLocal(publishDate ?? now),
  };
}
