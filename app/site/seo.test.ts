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
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });

  it('shows a large card when there is a picture', () => {
    const meta = pageMeta({ ...page, type: 'article', image: '/uploads/a.png' });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://www.example.com/uploads/a.png' });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });
});

describe('originFrom', () => {
  it('reads the root loader, and copes with an error page that has none', () => {
    expect(originFrom([{ loaderData: { origin: 'https://a.example' } }])).toBe('https://a.example');
    expect(originFrom([])).toBe('');
  });
});
