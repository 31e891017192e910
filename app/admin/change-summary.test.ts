import { expect, it } from 'vitest';
import { insights } from '~/collections/insights/insights';
import { summaryToast, type Tally } from './change-summary';

const publish = { done: 'published', already: 'published' };
const said = (tally: Partial<Tally>) =>
  summaryToast(insights, publish, { done: 0, already: 0, failures: [], waiting: [], unseen: [], ...tally });

it('One toast says what became of all: done, already so, and not possible with the reason', () => {
  expect(said({ done: 12, already: 1, failures: ['“Draft”: Excerpt is required.'] })).toEqual({
    title: 'Partly done',
    description:
      '12 insights published. 1 was already published. 1 could not be published: “Draft”: Excerpt is required.',
  });
});

it.each([
  [{ done: 1 }, 'Success', '1 insight published.'],
  [{ done: 2, already: 2 }, 'Success', '2 insights published. 2 were already published.'],
  [{ already: 1 }, 'Success', '1 insight was already published.'],
  [{ already: 3 }, 'Success', '3 insights were already published.'],
  [
    { done: 1, waiting: ['2026-12-05T00:00:00.000Z'] },
    'Success',
    '1 insight published. It is scheduled for December 5, 2026 at 05:30 (India).',
  ],
  [
    { done: 1, already: 1, waiting: ['2026-12-25T00:00:00.000Z', '2026-12-05T00:00:00.000Z'] },
    'Success',
    '1 insight published. 1 was already published. All are scheduled, the first for December 5, 2026 at 05:30 (India).',
  ],
  [
    { done: 3, waiting: ['2026-12-05T00:00:00.000Z'] },
    'Success',
    '3 insights published. 1 of them is scheduled for December 5, 2026 at 05:30 (India).',
  ],
  [
    { already: 1, unseen: ['Deadline passed'] },
    'Success',
    '1 insight was already published. Visitors do not see it: deadline passed.',
  ],
  [
    { done: 3, unseen: ['Deadline passed'] },
    'Success',
    '3 insights published. Visitors do not see 1 of them: deadline passed.',
  ],
  [{ failures: ['Gone.', 'Gone.'] }, 'Error', '2 insights could not be published: Gone.'],
  [{ done: 1, failures: ['A.', 'B.', 'C.'] }, 'Partly done', '1 insight published. 3 could not be published: A. B. …'],
])('%j is said as a sentence', (tally, title, description) => {
  expect(said(tally)).toMatchObject({ title, description });
});

it('Long reasons are cut, so that the summary fits into a cookie', () => {
  const { description = '' } = said({ done: 49, failures: ['x'.repeat(3000), 'y'.repeat(3000)] });
  expect(description.length).toBeLessThan(500);
});
