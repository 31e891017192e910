import { expect, it } from 'vitest';
import { careers } from './careers';

it('What a career needs is said in sentences, for one thing as for several', () => {
  const said = (sent: Record<string, string>) =>
    careers.fields.safeParse(sent).error?.issues.map(({ message }) => message);
  const sentences = [
    'Title is required.',
    'Department is required.',
    'Location is required.',
    'Description is required.',
    'Responsibilities are required.',
    'Requirements are required.',
  ];
  expect(said({})).toEqual(sentences);
  expect(
    said({ title: ' ', department: ' ', location: ' ', description: ' ', responsibilities: ' ', requirements: ' ' }),
  ).toEqual(sentences);
});
