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
const origin = 'https://quzones.example';
const head = (more: Partial<Parameters<typeof articleHead>[0]> = {}) =>
  articleHead({ ...article, ...more }, '/blog/a-title', origin);
const canonical = (url: string) => ({ tagName: 'link', rel: 'canonical', href: url });

describe('the head of an article', () => {
  it('falls back to title, excerpt and its own address', () => {
    const tags = head();
    expect(tags).toContainEqual({ title: 'A title | Quzones' });
    expect(tags).toContainEqual({ name: 'description', content: 'An excerpt' });
    expect(tags).toContainEqual(canonical('https://quzones.example/blog/a-title'));
    expect(tags).toContainEqual({ property: 'article:published_time', content: '2025-11-21T00:00:00.000Z' });
  });

  it('has a picture drawn for it, and a new one after every save', () => {
    const image = (more: Parameters<typeof head>[0]) =>
      head(more).find((tag) => 'property' in tag && tag.property === 'og:image');
    const drawn = { content: expect.stringMatching(/^https:\/\/quzones\.example\/social\/blog\/a-title\.png\?v=\w+$/) };
    expect(image({})).toMatchObject(drawn);
    expect(image({ updatedAt: new Date('2025-11-23T00:00:00Z') })).not.toEqual(image({}));
    expect(image({ image: 'https://' })).toMatchObject(drawn);
  });

  it('tells search engines headline, dates, author and picture', () => {
    const graph = JSON.stringify(head().find((tag) => 'script:ld+json' in tag));
    expect(graph).toContain('"@type":"Article","headline":"A title"');
    expect(graph).toContain('"datePublished":"2025-11-21T00:00:00.000Z","dateModified":"2025-11-22T00:00:00.000Z"');
    expect(graph).toContain('"author":{"@type":"Person","name":"Someone"');
    expect(graph).toContain('"image":["https://quzones.example/social/blog/a-title.png?v=');
  });

  it('names the company where a kind of record has no author', () => {
    const tags = head({ author: undefined });
    const graph = JSON.stringify(tags.find((tag) => 'script:ld+json' in tag));
    expect(graph).toMatch(/"author":\{"@type":"Organization","@id":"[^"]*#organization"/);
    expect(tags).not.toContainEqual(expect.objectContaining({ property: 'article:author' }));
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

  it('shows its own picture with a whole address', () => {
    const image = { property: 'og:image', content: 'https://quzones.example/uploads/blog-images/a.jpg' };
    expect(head({ image: '/uploads/blog-images/a.jpg' })).toContainEqual(image);
  });
});
