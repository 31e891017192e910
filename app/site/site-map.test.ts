import { describe, expect, it } from 'vitest';
import { closestPages } from './closest-pages';
import { findWrittenPage } from './pages';
import { menus, plainPages, relatedPages, requirePage, sitePages } from './site-map';

describe('The site map', () => {
  it('lists every path once', () => {
    expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length);
  });

  it.each(sitePages.map((page) => [page.path, page] as const))(
    'describes %s in 120 to 160 characters',
    (_path, page) => {
      expect(page.description.length).toBeGreaterThanOrEqual(120);
      expect(page.description.length).toBeLessThanOrEqual(160);
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.summary).not.toBe('');
    },
  );

  it('gives no two pages one description, unless they are one page', () => {
    const own = sitePages.filter((page) => page.canonical === undefined).map((page) => page.description);
    expect(new Set(own).size).toBe(own.length);
  });

  it('sends each duplicate to a canonical page that exists', () => {
    for (const { canonical } of sitePages) if (canonical) expect(requirePage(canonical).canonical).toBeUndefined();
  });

  it('has words and a neighbour for every page', () => {
    for (const page of plainPages) {
      const path = page.canonical ?? page.path;
      const words = findWrittenPage(path)?.words ?? '';
      expect(words.length, page.path).toBeGreaterThan(100);
      expect(relatedPages(page).length, page.path).toBeGreaterThan(0);
    }
  });

  it('fills the five menus', () => {
    expect(menus.map(({ name }) => name)).toEqual([
      'Services',
      'Industries',
      'Solutions & Consulting',
      'Resources',
      'Company',
    ]);
    for (const menu of menus) expect(menu.pages.length, menu.name).toBeGreaterThanOrEqual(4);
    expect(menus.filter(({ viewAll }) => viewAll).map(({ name }) => name)).toEqual(['Services', 'Industries']);
  });
});

describe('Suggestions for a mistyped address', () => {
  it.each([
    ['/quantom-computing', '/services/quantum-computing'],
    ['/industry/finance', '/industries/finance'],
    ['/carreers', '/careers'],
    ['/Request_Demo', '/request-demo'],
    ['/jobs', '/careers'],
    ['/docs/install', '/documentation'],
  ])('leads from %s to %s', (typed, meant) => {
    expect(closestPages(typed).map(({ path }) => path)).toContain(meant);
  });

  it('has nothing to say about nonsense, nor about what no page is like', () => {
    for (const path of ['/pricing', '/investors', '/refunds']) expect(closestPages(path), path).toEqual([]);
    expect(closestPages('/wp-login.php')).toEqual([]);
    expect(closestPages(`/${'%'.repeat(5000)}`)).toEqual([]);
  });
});
