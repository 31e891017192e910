import { expect, it } from 'vitest';
import { z } from '~/lib/zod';
import { parseFields } from './parse-fields.server';

const fields = z.object({ title: z.string(), tags: z.string().optional() });

it.each(['title[3]', '.tags', 'tags[3]', 'title.length', 'tags[0][1]', '__proto__.tags', 'nobody'])(
  'What a machine sends beside the fields, such as %s, makes none of them',
  (name) => {
    const form = new FormData();
    form.append('title', 'A title');
    form.append(name, 'x');
    expect(parseFields(form, fields)).toMatchObject({ status: 'success', value: { title: 'A title' } });
    expect(parseFields(form, fields).payload).toEqual({ title: 'A title' });
  },
);

it('A field that was sent twice is no text', () => {
  const form = new FormData();
  form.append('title', 'One');
  form.append('title', 'Two');
  expect(parseFields(form, fields).status).toBe('error');
});
