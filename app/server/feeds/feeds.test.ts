import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { absoluteHtml } from './absolute-html.server';
import { atom } from './atom';
import type { Feed } from './feed';
import { jsonFeed } from './json-feed';
import { rss } from './rss';
import { escapeXml } from './xml';

const feed: Feed = {
  title: 'A & B',
  description: 'What <it> is',
  pageUrl: 'https://quzones.example/blog',
  feedUrl: 'https://quzones.example/blog/feed',
  icon: 'https://quzones.example/social/logo.png',
  author: 'Quzones',
  entries: [
    {
      id: 'urn:uuid:1',
      title: 'Ends with ]]> & "quotes"',
      url: 'https://quzones.example/blog/one?a=1&b=2',
      summary: 'Short\u0000 \u000b\uD800',
      html: '<p>Text &amp; more</p>',
      picture: 'https://quzones.example/uploads/blog-images/1-a.png?a&b',
      author: 'Research team',
      tags: ['a<b'],
      publishedAt: new Date('2025-11-21T10:00:00Z'),
      updatedAt: new Date('2025-11-22T10:00:00Z'),
    },
  ],
};

/** The texts of a document's elements by name, unescaped once. */
function parse(xml: string) {
  const { children } = parseDocument(xml, { xmlMode: true });
  return (name: string) => getElementsByTagName(name, children).map((element) => textContent(element));
}

describe('RSS', () => {
  it('has what the format requires, with everything escaped', () => {
    const text = rss(feed);
    const all = parse(text);
    expect(all('title')).toEqual(['A & B', 'Ends with ]]> & "quotes"']);
    expect(all('link')).toEqual(['https://quzones.example/blog', 'https://quzones.example/blog/one?a=1&b=2']);
    expect(all('description')).toEqual(['What <it> is', 'Short \uFFFD']);
    expect(all('guid')).toEqual(['urn:uuid:1']);
    expect(all('pubDate')).toEqual(['Fri, 21 Nov 2025 10:00:00 GMT']);
    expect(all('content:encoded')).toEqual(['<p>Text &amp; more</p>']);
    expect(all('category')).toEqual(['a<b']);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<rss version="2\.0" /);
    const picture = 'https://quzones.example/uploads/blog-images/1-a.png?a&amp;b';
    expect(text).toContain(`<media:content url="${picture}" medium="image"/></item>`);
    expect(text).toContain(' xmlns:media="http://search.yahoo.com/mrss/"');
  });

  it('has summaries as the HTML that readers take them for', () => {
    const entries = feed.entries.map((entry) => ({ ...entry, summary: 'R&D: x < y' }));
    expect(parse(rss({ ...feed, entries }))('description')).toEqual(['What <it> is', 'R&amp;D: x &lt; y']);
  });
});

describe('Atom', () => {
  it('has what the format requires, with everything escaped', () => {
    const text = atom(feed);
    const all = parse(text);
    expect(all('id')).toEqual(['https://quzones.example/blog/feed', 'urn:uuid:1']);
    expect(all('title')).toEqual(['A & B', 'Ends with ]]> & "quotes"']);
    expect(all('updated')).toEqual(['2025-11-22T10:00:00.000Z', '2025-11-22T10:00:00.000Z']);
    expect(all('name')).toEqual(['Quzones', 'Research team']);
    expect(all('content')).toEqual(['<p>Text &amp; more</p>']);
    expect(text).toContain(
      '<link rel="alternate" type="text/html" href="https://quzones.example/blog/one?a=1&amp;b=2"/>',
    );
  });

  it('without entries has a date all the same', () => {
    expect(parse(atom({ ...feed, entries: [] }))('updated')).toEqual(['1970-01-01T00:00:00.000Z']);
  });
});

describe('JSON Feed', () => {
  it('has what the format requires', () => {
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'A & B',
      items: [
        {
          id: 'urn:uuid:1',
          content_html: '<p>Text &amp; more</p>',
          image: 'https://quzones.example/uploads/blog-images/1-a.png?a&b',
          date_published: '2025-11-21T10:00:00.000Z',
        },
      ],
    });
  });
});

describe('What a feed is made of', () => {
  it('names no picture where there is none', () => {
    const plain = { ...feed, entries: feed.entries.map((entry) => ({ ...entry, picture: null })) };
    expect(rss(plain)).not.toContain('<media:content');
    expect(jsonFeed(plain)).not.toContain('"image"');
  });

  it('has no character that XML can not hold', () => {
    expect(escapeXml('a\u0000b\u001f\uFFFF\uDC00<&>"\'')).toBe('ab\uFFFD&lt;&amp;&gt;&quot;&apos;');
  });

  it('leads to whole addresses and holds no script', () => {
    const html =
      '<p><a href="/contact">x</a><a href="#part">y</a><img src="/uploads/a.png" alt="A"></p><script>alert(1)</script>';
    const made = absoluteHtml(html, 'https://quzones.example/blog/one');
    expect(made).toContain('href="https://quzones.example/contact"');
    expect(made).toContain('href="https://quzones.example/blog/one#part"');
    expect(made).not.toContain('alert');
    expect(made).not.toContain('="/');
  });
});
