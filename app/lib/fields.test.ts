import { expect, it } from 'vitest';
import {
  commaList,
  distinctCommaList,
  pictureAddress,
  requiredHtml,
  requiredLine,
  requiredText,
  text,
  wholeNumber,
} from './fields';

it('A text that nobody would see is no text', () => {
  for (const unseen of [
    '',
    ' \n',
    '\u200b',
    '\u00a0\u200b\u2060',
    '\ufeff',
    '\u200d',
    '\u202e\u00ad',
    '\u3164',
    '\u2800',
  ]) {
    const result = requiredLine('Author', 100).safeParse(unseen);
    expect(
      result.error?.issues.map(({ message }) => message),
      JSON.stringify(unseen),
    ).toEqual(['Author is required.']);
  }
  for (const unseen of ['<p></p>', '<p>&nbsp;</p><p><br></p>', '<p>\u200b\u200d</p>']) {
    expect(requiredHtml('Content', 100).safeParse(unseen).error?.issues[0]?.message).toBe('Content is required.');
  }
  expect(text('Author', 100).parse(' \u200bResearch team\u2060 ')).toBe('Research team');
  // What has no width belongs to a text that can be seen: without it a heart is another heart.
  expect(requiredLine('Author', 100).parse('Asha \u2764\ufe0f')).toBe('Asha \u2764\ufe0f');
});

it('A text may be as long as it is kept: blanks around it and the line ends that forms send do not count', () => {
  const message = requiredText('Message', 9);
  expect(message.parse(' four\r\nfive \r\n')).toBe('four\nfive');
  expect(message.safeParse('four\nfives').error?.issues[0]?.message).toBe('Message can have at most 9 characters.');
});

it('What can not be stored is said in a sentence that is right for one thing and for several', () => {
  expect(text('Tags', 9).safeParse('a\0b').error?.issues[0]?.message).toBe(
    "Tags must not contain characters that can't be stored.",
  );
});

it('An entry that differs by case alone is no other one where each counts once; the first spelling stays', () => {
  const sent = ' Rust, rust , , Go, RUST, Électronique, ÉLECTRONIQUE';
  expect(distinctCommaList('Skills required').parse(sent)).toEqual(['Rust', 'Go', 'Électronique']);
  expect(commaList('Tags').parse(sent)).toEqual(['Rust', 'rust', 'Go', 'RUST', 'Électronique', 'ÉLECTRONIQUE']);
});

it('An entry that is typed twice to the letter is kept once, where it stood first', () => {
  expect(commaList('Tags').parse('QUBO, LLM , QUBO,LLM, qubo')).toEqual(['QUBO', 'LLM', 'qubo']);
});

it('An entry stands on one line, and a list that was saved once can be saved again as it is shown', () => {
  expect(commaList('Tags').parse('Deep\u00a0 Tech,\nQuantum\tOptics')).toEqual(['Deep Tech', 'Quantum Optics']);
  const longest = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(100, 'x'));
  expect(commaList('Tags').parse(longest.join())).toEqual(longest);
  expect(commaList('Tags').parse(longest.join(', '))).toEqual(longest);
});

it('Two megabytes of blanks are none', () => {
  expect(requiredText('Message', 9).parse(`${' \t\u00a0\u200b'.repeat(500_000)}word${'\r\n'.repeat(100_000)}`)).toBe(
    'word',
  );
});

it('A picture comes from this site or by https', () => {
  const schema = pictureAddress('Featured image');
  for (const right of ['https://example.org/a.png', '/uploads/a.png']) expect(schema.parse(right)).toBe(right);
  for (const wrong of ['http://example.org/a.png', '//example.org/a.png', 'ftp://example.org/a.png']) {
    expect(schema.safeParse(wrong).error?.issues[0]?.message, wrong).toBe(
      "Featured image must be a picture's address that starts with https:// or /.",
    );
  }
});

it('A whole number is the default where nothing was sent that has a digit, and said to be none where it would be another', () => {
  const order = wholeNumber('Order index', 0);
  const asNumber = ['7', ' 12 ', '-3', '+4', '', ' ', 'abc', '-', undefined].map((sent) => order.parse(sent));
  expect(asNumber).toEqual([7, 12, -3, 4, 0, 0, 0, 0, 0]);
  for (const sent of ['1.5', '12 apples', '1e3', '1000000']) {
    expect(order.safeParse(sent).error?.issues[0]?.message, sent).toBe(
      'Order index must be a whole number between -999,999 and 999,999.',
    );
  }
});
