import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { frameMarkup } from './frame-markup.server';
import { Header } from './header';
import { sitePages } from './site-map';

type Facts = Parameters<typeof Header>[0];

/** Escaped as the kept one is, which writes one character otherwise than React does. */
function rendered(facts: Facts): string {
  return renderToStaticMarkup(<Header {...facts} />).replaceAll('&#x27;', '&apos;');
}

const paths = sitePages.map((page) => page.path);
const others = paths.flatMap((path) => [`${path === '/' ? '' : path}/an-article`, `${path}-more`]);

it.each([undefined, 'dark', 'light'] as const)('The kept header is what the page would render, theme %s', (theme) => {
  // Twice: the second time all of them come from memory.
  for (const here of [...paths, ...others, ...paths, ...others]) {
    const facts = { theme, here, returnTo: `${here}?page=2` };
    expect(frameMarkup({ part: 'Header', facts }), here).toBe(rendered(facts));
  }
});

it('An address to come back to stays text, whatever is in it', () => {
  const facts = { theme: undefined, here: '/about', returnTo: `/about?"><script>$&'{address}` };
  const markup = frameMarkup({ part: 'Header', facts });
  expect(markup).toBe(rendered(facts));
  expect(markup).not.toContain('<script');
});
