import { describe, expect, it } from 'vitest';
import { articleHead } from './article-head';

const article = {
  title: 'A title',
  excerpt: 'An excerpt',
  metaTitle: null,
  metaDescription: null,
  publishDate: new Date('2025-11-21T00:00:00Z'),
  updatedAt: new Date('2025-11-22T00:00:00Z'),
  author: 'Someone',
  tags: ['a'],
  image: null,
};
const matches = [{ loaderData: { origin: 'https://quzones.example' } }];
const head = (more: Partial<Parameters<typeof articleHead>[0]> = {}) =>
  articleHead({ ...article, ...more }, '/blog/a-title', matches);
const canonical = (url: string) => ({ tagName: 'link', rel: 'canonical', href: url });

describe('the head of an article', () => {
  it('falls back to title, excerpt and its own address', () => {
    const tags = head();
    expect(tags).toContainEqual({ title: 'A title | Quzones' });
    expect(tags).toContainEqual({ name: 'description', content: 'An excerpt' });
    expect(tags).toContainEqual(canonical('https://quzones.example/blog/a-title'));
    expect(tags).toContainEqual({ property: 'article:published_time', content: '2025-11-21T00:00:00.000Z' });
    expect(JSON.stringify(tags)).not.toContain('og:image');
  });

  it('prefers what the editor wrote for search engines', () => {
    const tags = head({ metaTitle: 'Short', metaDescription: 'Said better', title: '' });
    expect(tags).toContainEqual({ title: 'Short | Quzones' });
    expect(tags).toContainEqual({ name: 'description', content: 'Said better' });
  });

  it('calls what has no title Untitled', () => {
    expect(head({ title: ' ' })).toContainEqual({ title: 'Untitled | Quzones' });
  });

  it('names where the article was published first', () => {
    const first = 'https://elsewhere.example/first';
    expect(head({ canonicalUrl: first })).toContainEqual(canonical(first));
    expect(head({ canonicalUrl: 'javascript:alert(1)' })).toContainEqual(
      canonical('https://quzones.example/blog/a-title'),
    );
  });

  it('shows its picture with a whole address, and no address that is none', () => {
    const image = { property: 'og:image', content: 'https://quzones.example/uploads/blog-images/a.jpg' };
    expect(head({ image: '/uploads/blog-images/a.jpg' })).toContainEqual(image);
    expect(JSON.stringify(head({ image: 'https://' }))).not.toContain('og:image');
  });
});
