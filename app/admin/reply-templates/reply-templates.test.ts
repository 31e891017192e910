import { expect, it } from 'vitest';
import { placeholders, replyTemplateFields } from './reply-templates';

function refusedAt(words: { subject?: string; body?: string }): Record<string, string[] | undefined> {
  const { error } = replyTemplateFields.safeParse({ name: 'Thanks', subject: 'Re: Vans', body: 'Hello', ...words });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), [message]]));
}

const known =
  'These are: {{name}}, {{first_name}}, {{their_company}}, {{subject}}, {{due}}, {{staff_name}}, {{company}}.';

it('Whatever the page offers can stand in a template, with or without spaces', () => {
  const all = placeholders.map(({ place }) => place).join(' ');
  expect(refusedAt({ subject: 'Re: {{subject}}', body: `${all} {{ name }} {one} {{` })).toEqual({});
});

it('What is never filled in is refused at its field by name', () => {
  expect(refusedAt({ subject: 'Re: {{nope}}' })).toEqual({ subject: [`{{nope}} is never filled in. ${known}`] });
  expect(refusedAt({ body: '{{nope}} {{Name}}, {{first-name}}, {{nope}} {{name}}' })).toEqual({
    body: [`{{nope}}, {{Name}}, {{first-name}} are never filled in. ${known}`],
  });
});
