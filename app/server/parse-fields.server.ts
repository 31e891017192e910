import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from '~/lib/zod';

/** What stands for every name that is no field's. */
const other = '-';

const surplus =
  'Nothing was saved: a field was sent that this form does not have. Save once more, and load the page again if that does not help.';

/**
 * Holds a form against its fields. A name that is none of them says only that there is one, which a strict schema refuses:
 * one such as `title[99999999]` would be read as a list of that length, which takes all the memory there is, and `.title`
 * as another way to write a field, past what looked at it before.
 */
export function parseFields<Fields extends z.ZodObject>(form: FormData, fields: Fields) {
  const plain = new FormData();
  for (const [name, value] of form) {
    if (Object.hasOwn(fields.shape, name)) plain.append(name, value);
    else plain.set(other, 'sent');
  }
  return parseWithZod(plain, { schema: fields, error: ({ code }) => (code === 'unrecognized_keys' ? surplus : null) });
}
