import { optionalDay, requiredLine } from '~/lib/fields';
import { z } from '~/lib/zod';

/** The path of the page under /admin. */
export const holidaysPath = 'holidays';

export const holidayFields = z.object({
  day: z
    .preprocess((day) => (day === '' ? undefined : day), optionalDay('Day'))
    .transform((day, context) => {
      if (day === null) context.addIssue('Day is required.');
      return day ?? '';
    }),
  name: requiredLine('Name', 100),
});
