import { describe, expect, it } from 'vitest';
import { jsonObject } from './json-object';

const field = jsonObject('Metadata', 200);
const messageFor = (text: string) => field.safeParse(text).error?.issues.map(({ message }) => message);

describe('A JSON object in a form', () => {
  it('is taken as typed; nothing typed is an empty one', () => {
    expect(field.parse('{"cta": {"label": "Go", "order": [1, 2.5, null, true]}}')).toEqual({
      cta: { label: 'Go', order: [1, 2.5, null, true] },
    });
    expect(field.parse(undefined)).toEqual({});
    expect(field.parse(' \n ')).toEqual({});
  });

  it.each(['{', "{'a': 1}", 'theme: dark', 'undefined'])('that can not be parsed is said so: %s', (text) => {
    expect(messageFor(text)).toEqual(['Metadata is not valid JSON. An object looks like {"theme": "dark"}.']);
  });

  it.each(['[]', '[{"a": 1}]', '"text"', '3', 'null', 'true'])('must be an object: %s', (text) => {
    expect(messageFor(text)).toEqual(['Metadata must be a JSON object, such as {"theme": "dark"}.']);
  });

  it.each([
    '{"a": "\\u0000"}',
    '{"\\ud800": 1}',
    '{"a": 1e999}',
    '{"id": 9007199254740993}',
    `{"a": ${'['.repeat(60)}${']'.repeat(60)}}`,
  ])('keeps nothing that the database would lose: %s', (text) => {
    expect(messageFor(text)).toEqual(["Metadata contains values that can't be stored."]);
  });

  it('has an end, to which the blanks between its parts do not count', () => {
    const value = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 1]));
    expect(JSON.stringify(value, null, 8).length).toBeGreaterThan(200);
    expect(field.parse(JSON.stringify(value, null, 8))).toEqual(value);
    expect(messageFor(`{"a": "${'x'.repeat(200)}"}`)).toContain('Metadata can have at most 200 characters.');
  });
});
