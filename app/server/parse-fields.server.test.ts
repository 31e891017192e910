import { expect, it } from 'vitest';
import { z } from '~/lib/zod';
import { parseFields } from './parse-fields.server';

const surplus =
  'Nothing was saved: a field was sent that this form does not have. Save once more, and load the page again if that does not help.';
const shape = { title: z.string(), tags: z.string().optional() };

it.each(['title[3]', '.tags', 'tags[3]', 'title.length', 'tags[0][1]', '__proto__.tags', 'constructor', 'nobody'])(
  'What a machine sends beside the fields, such as %s, is refused where they are strict, and makes none of them',
  (name) => {
    const form = new FormData();
    form.append('title', 'A title');
    form.append(name, 'x');
    const refused = parseFields(form, z.strictObject(shape));
    expect([refused.status, refused.reply().error]).toEqual(['error', { '': [surplus] }]);
    expect(parseFields(form, z.object(shape))).toMatchObject({ status: 'success', value: { title: 'A title' } });
    expect(parseFields(form, z.object(shape)).payload).toEqual({ title: 'A title', '-': 'sent' });
  },
);

it('A field that was sent twice is no text', () => {
  const form = new FormData();
  form.append('title', 'One');
  form.append('title', 'Two');
  expect(parseFields(form, z.object(shape)).status).toBe('error');
});
