import { describe, expect, it } from 'vitest';
import { originFrom, pageMeta } from './seo';

const page = {
  title: 'Annealers',
  description: 'What they do.',
  path: '/annealers',
  origin: 'https://www.example.com',
};

describe('pageMeta', () => {
  it('names the company in the title and the full address as canonical', () => {
    const meta = pageMeta(page);
    expect(meta).toContainEqual({ title: 'Annealers | Quzones' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://www.example.com/annealers' });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://www.example.com/annealers' });
    expect(meta).toContainEqual({ property: 'og:type', content: 'website' });
  });

  it('shows a large card with the given picture, and its size when the path says it', () => {
    const stored = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg';
    const meta = pageMeta({ ...page, type: 'article', image: stored });
    expect(meta).toContainEqual({ property: 'og:image', content: `https://www.example.com${stored}` });
    expect(meta).toContainEqual({ property: 'og:image:width', content: '1600' });
    expect(meta).toContainEqual({ property: 'og:image:height', content: '900' });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Annealers' });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it("takes the page's own picture when none is given, and that of the page above where there is none", () => {
    const picture = (path: string) =>
      pageMeta({ ...page, path }).flatMap((tag) =>
        'property' in tag && tag.property === 'og:image' ? [String(tag.content)] : [],
      );
    expect(picture('/')).toEqual([expect.stringMatching(/^https:\/\/www\.example\.com\/social\/home\.png\?v=\w+$/)]);
    expect(picture('/about')).toEqual([expect.stringContaining('/social/about.png?v=')]);
    expect(picture('/careers/an-opening')).toEqual([expect.stringContaining('/social/careers.png?v=')]);
    expect(picture('/blog?category=AI')).toEqual([expect.stringContaining('/social/blog.png?v=')]);
    expect(pageMeta(page)).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(pageMeta(page)).toContainEqual({ property: 'og:image:height', content: '630' });
  });

  it('tells the way from the home page to the page', () => {
    const graph = JSON.stringify(
      pageMeta({ ...page, path: '/services/quantum-computing/annealers' }).find((tag) => 'script:ld+json' in tag),
    );
    const names = [...graph.matchAll(/"position":(\d),"name":"([^"]+)"/g)].map(([, position, name]) => [
      position,
      name,
    ]);
    expect(names).toEqual([
      ['1', 'Home'],
      ['2', 'Services'],
      ['3', 'Quantum Computing'],
      ['4', 'Annealers'],
    ]);
    expect(graph).toContain('"item":"https://www.example.com/services/quantum-computing/annealers"');
  });

  it('has no way to tell on the home page', () => {
    expect(JSON.stringify(pageMeta({ ...page, path: '/' }))).not.toContain('BreadcrumbList');
  });
});

describe('originFrom', () => {
  it('reads the root loader, and copes with an error page that has none', () => {
    expect(originFrom([{ loaderData: { origin: 'https://a.example' } }])).toBe('https://a.example');
    expect(originFrom([])).toBe('');
  });
});
