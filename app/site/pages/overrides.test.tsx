import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { writtenPages } from '.';
import { isReplaceable, takesTexts } from './plain-copy';
import type { Story, WrittenPage } from './written-page';

const editable = writtenPages.filter(({ contentPage }) => contentPage !== undefined);

/** Every text of a page that an editor can replace: its section, its name in it, what the editor is shown of it. */
function replaceableOf(page: WrittenPage) {
  return Object.entries(page.sections).flatMap(([key, section]) =>
    Object.keys(section)
      .filter((name) => isReplaceable(section, name))
      .map((name) => ({ key, name, builtIn: String(section[name]), words: `[${key} ${name}]` })),
  );
}

/** Home tells nothing under a heading of its own where there is none. */
const story: Story = {
  slug: 'a',
  path: '/case-studies/a',
  title: 'A case',
  industry: 'Finance',
  excerpt: 'What was done',
  clientName: null,
  resultsAchieved: null,
  author: 'Research team',
  readTime: null,
  featuredImage: null,
  featuredPicture: null,
  tags: [],
};

/** The page as visitors read it once all of its texts are replaced. */
function replacedWhole(page: WrittenPage): string {
  const published = Object.keys(page.sections).map((key) => ({
    key,
    title: null,
    content: null,
    metadata: Object.fromEntries(
      replaceableOf(page)
        .filter((text) => text.key === key)
        .map(({ name, words }) => [name, words]),
    ),
  }));
  const router = createMemoryRouter([{ id: 'root', path: '*', element: page.render({ published, stories: [story] }) }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it('Six pages have texts that editors can replace', () => {
  expect(editable.map(({ path }) => path).sort()).toEqual(
    ['/', '/about', '/contact', '/services', '/solutions', '/team'].sort(),
  );
});

describe.each(editable)('The page $path', (page) => {
  it('puts nothing of its own before or behind a text of an editor', () => {
    const html = replacedWhole(page);
    for (const { words } of replaceableOf(page)) {
      const pieces = html.split(words);
      expect(pieces.length, words).toBeGreaterThan(1);
      for (const [index, after] of pieces.slice(1).entries()) {
        // It fills its element, or an attribute that is read aloud. An arrow is a drawing, and a link speaks for itself.
        expect(`${pieces[index]?.slice(-12)}${words}${after.slice(0, 12)}`).toMatch(
          /(>\[.*\](?: [→↓])?<\/|>\[.*\] <a |"\[.*\]")/,
        );
      }
    }
  });

  it('has a place for the title and the content of each section that the form offers', () => {
    for (const [key, section] of Object.entries(page.sections)) {
      if (!takesTexts(section)) continue;
      expect(Object.keys(section), key).toEqual(expect.arrayContaining(['title', 'content']));
    }
  });

  it('shows the editor its texts as visitors read them, without tokens and not cut off', () => {
    for (const { builtIn, key, name } of replaceableOf(page)) {
      expect(builtIn, `${key} ${name}`).not.toContain('{{');
      if (name === 'content' && builtIn !== '') expect(builtIn, key).toMatch(/[.?!”]$/);
    }
  });
});
