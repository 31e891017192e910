import { fromIndiaLocal } from '~/lib/dates';
import { textOf } from '~/lib/form-values';
import { overlapsBeside, overlapsWith } from '~/lib/meeting-times';
import { z } from '~/lib/zod';
import { calendarAround } from './demo-meeting.server';
import { labelOfTime, timeNames } from './inquiry-forms';

/**
 * What proposed times overlap, at their fields; null where they overlap nothing, or the form was sent again after exactly
 * this was said. What was said is noted in the form as `times_agreed`, to come back with it.
 */
export async function clashesIn(form: FormData, demoId: string, minutes: number): Promise<z.ZodError | null> {
  const { meetings } = await calendarAround(demoId, new Date());
  const typed = timeNames.map((name) => {
    const local = textOf(form, name);
    return { name, local, label: labelOfTime(name), start: fromIndiaLocal(local) };
  });
  const clashes = typed.flatMap(({ name, local, start }) => {
    const said = start ? [...overlapsWith(meetings, start, minutes), ...overlapsBeside(typed, start, minutes)] : [];
    return said.length === 0 ? [] : [{ name, said: said.join(' '), key: keyOf(name, local, ...said) }];
  });
  const agreed = textOf(form, 'times_agreed').split(' ');
  if (clashes.every(({ key }) => agreed.includes(key))) return null;
  form.set('times_agreed', clashes.map(({ key }) => key).join(' '));
  return new z.ZodError(
    clashes.map(({ name, said }) => ({
      code: 'custom',
      path: [name],
      message: `${said} Send the times again to propose it all the same.`,
      input: undefined,
    })),
  );
}

/** One word, whatever the texts in it hold: a visitor's name may have every character. */
function keyOf(...texts: string[]): string {
  return encodeURIComponent(texts.join(' '));
}
