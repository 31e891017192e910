import { expect, it } from 'vitest';
import { z } from '~/lib/zod';
import { parseFields } from './parse-fields.server';

const shape = { title: z.string(), tags: z.string().optional() };

it.each(['title[3]', '.tags', 'tags[3]', 'title.length', 'tags[0][1]', '__proto__.tags', 'constructor', 'nobody'])(
  'What a machine sends beside the fields, such as %s, is refused where they are strict, and makes none of them',
  (name) => {
    const form = new FormData();
    form.append('title', 'A title');
    form.append(name, 'x');
    expect(parseFields(form, z.strictObject(shape)).status).toBe('error');
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
