import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { CategoryFilter } from './category-filter';

const categories = Array.from({ length: 13 }, (_, index) => ({ name: `Subject ${index + 1}`, count: 20 - index }));

function html(category: string, others?: string, offered = categories): string {
  const filter = (
    <CategoryFilter
      base="/insights"
      state={{ query: '', category, page: 1 }}
      categories={offered}
      most={10}
      others={others}
      label="Research categories"
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: filter }])} />);
}

const linksIn = (text: string) => text.match(/category=Subject\+\d+/g)?.length;

it('Every category has a link, those beyond the ten largest below a line that opens', () => {
  const [shown = '', behind = ''] = html('', 'categories').split('<details');
  expect([linksIn(shown), linksIn(behind)]).toEqual([10, 3]);
  expect(behind).toContain('3 more categories');
});

it('The chosen one is in sight, and stands there once', () => {
  const [shown = '', behind = ''] = html('Subject 12', 'categories').split('<details');
  expect([linksIn(shown), linksIn(behind)]).toEqual([11, 2]);
  expect(shown).toContain('category=Subject+12');
  expect(behind).toContain('2 more categories');
});

it('Where the others have no name only the largest are offered', () => {
  expect(html('')).not.toContain('<details');
});

it('A list without any category offers no choice, unless one was asked for', () => {
  expect(html('', undefined, [])).toBe('');
  expect(html('Of before', undefined, [])).toContain('All');
});
