import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LinkedWords, Moment } from './operations-parts';

const linksIn = (sentence: string) =>
  [
    ...renderToStaticMarkup(
      <MemoryRouter>
        <LinkedWords>{sentence}</LinkedWords>
      </MemoryRouter>,
    ).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g),
  ].map(([, href, words]) => [href, words]);

it.each([
  ['Look at why in Mail, /admin/mail?status=failed, and send them again there.', '/admin/mail?status=failed'],
  ['Correct them: /admin/dead-links names the texts.', '/admin/dead-links'],
  ['It is set up in My account, /admin/account/second-factor; a setting asks for it.', '/admin/account/second-factor'],
  ['Replace or delete the pictures in Media, /admin/media.', '/admin/media'],
])('A page of the admin that a sentence names is a link: %s', (sentence, address) => {
  expect(linksIn(sentence)).toEqual([[address, address]]);
});

it('What is no such page is words', () => {
  expect(linksIn('The archive /var/admin/x.tar is gone. Run npm run backup.')).toEqual([]);
});

it('A time is on the clock that the admin speaks of, and in UTC for whoever points at it', () => {
  const time = renderToStaticMarkup(<Moment at="2025-11-21T10:10:00.000Z" now="2025-11-21T12:20:00.000Z" />);
  expect(time).toContain('<time dateTime="2025-11-21T10:10:00.000Z" title="2025-11-21 10:10 UTC">2 hours ago');
  expect(time).toContain('(today 15:40)');
});
