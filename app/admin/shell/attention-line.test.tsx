import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AttentionLine } from './attention-line';

it('What needs attention has nothing between its items that could be left over at the end of a line', () => {
  const item = (label: string) => ({ label, tone: 'normal' as const, places: [{ label, href: '/admin/blog' }] });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <AttentionLine items={[item('5 drafts'), item('1 new message')]} />
    </MemoryRouter>,
  );
  const words = html.replace(/<[^>]+>/g, '|').split('|');
  expect(words.filter((word) => word.trim() !== '')).toEqual(['5 drafts', '1 new message']);
});
