import type { z } from 'zod';
import { fromIndiaLocal, toIndiaLocal } from '~/lib/dates';
import { choice, optionalText } from '~/lib/fields';

/**
 * The two fields that ask when a record is published. The date is set to now on every save, unless the editor asks for
 * something else.
 */
export const publishTimeFields = {
  publishWhen: choice('Publish date', ['now', 'keep', 'at'], 'now'),
  /** `datetime-local` on India's clock. */
  publishAt: optionalText('Day and time', 40),
};

type PublishTime = z.output<z.ZodObject<typeof publishTimeFields>>;

/** For the schema's `refine`: a time of one's own must be one. */
export function hasPublishTime({ publishWhen, publishAt }: PublishTime): boolean {
  if (publishWhen !== 'at') return true;
  const instant = publishAt === null ? null : fromIndiaLocal(publishAt);
  return instant !== null && instant.getUTCFullYear() >= 1970 && instant.getUTCFullYear() <= 2199;
}

export const missingPublishTime = {
  path: ['publishAt'],
  error: 'Choose the day and time when it is published.',
};

/** The date that the two fields stand for. */
export function publishDateOf(
  { publishWhen, publishAt }: PublishTime,
  { existing, now }: { existing: { publishDate: Date } | null; now: Date },
): Date {
  const chosen = publishWhen === 'at' && publishAt ? fromIndiaLocal(publishAt) : null;
  const kept = publishWhen === 'keep' ? existing?.publishDate : null;
  return chosen ?? kept ?? now;
}

/** The two fields for a record that has this date; without one, for a new record. */
export function publishTimeForm(publishDate?: Date): Record<keyof PublishTime, string> {
  const now = new Date();
  return {
    publishWhen: publishDate && publishDate > now ? 'at' : 'now',
    publishAt: toIndiaLocal(publishDate ?? now),
  };
}
