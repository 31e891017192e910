import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from '~/lib/zod';

/**
 * Holds a form against its fields. Of what was sent nothing else is looked at: a name such as `title[99999999]` says that a
 * list is that long, and laying one out takes all the memory there is.
 */
export function parseFields<Fields extends z.ZodObject>(form: FormData, fields: Fields) {
  const known = new FormData();
  for (const name of Object.keys(fields.shape)) for (const value of form.getAll(name)) known.append(name, value);
  return parseWithZod(known, { schema: fields });
}
