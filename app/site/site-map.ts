import { companyPages, resourcePages } from './map/company';
import { industryPages } from './map/industries';
import { servicePages } from './map/services';
import type { MenuName, SitePage } from './map/site-page';
import { solutionPages } from './map/solutions';

export type { MenuName, SitePage } from './map/site-page';

const homePage: SitePage = {
  path: '/',
  label: 'Home',
  summary: 'Quantum computing and AI, built for working use',
  title: 'Quzones: quantum computing and AI, built for working use',
  description:
    'Quzones builds quantum computers, annealers, simulators and AI systems for enterprises, governments and researchers, from Ranchi, India, and Estonia.',
  motif: 'interference',
};

/** Every public page, once. Menus, footer, short pages, the not-found page's suggestions and the sitemap read it. */
export const sitePages: readonly SitePage[] = [
  homePage,
  ...servicePages,
  ...industryPages,
  ...solutionPages,
  ...resourcePages,
  ...companyPages,
];

/** The pages that are words and pictures only: all of them share one route. */
export const plainPages: readonly SitePage[] = sitePages.filter((page) => !page.ownRoute);

const byPath = new Map(sitePages.map((page) => [page.path, page]));

export function findPage(path: string): SitePage | undefined {
  return byPath.get(path);
}

/** The pages on the way to a path, the home page first; without the page itself. */
export function pagesAbove(path: string): SitePage[] {
  const parts = path.split('/').filter(Boolean);
  const above = parts.map((_part, index) => byPath.get(`/${parts.slice(0, index).join('/')}`));
  return above.filter((page) => page !== undefined);
}

/** A page that is known to exist; a misspelt path fails on the first rendering, not in front of a visitor. */
export function requirePage(path: string): SitePage {
  const page = byPath.get(path);
  if (!page) throw new Error(`The site map has no page ${path}`);
  return page;
}

export type MenuKey = 'services' | 'industries' | 'solutions' | 'resources' | 'company';

export interface Menu {
  name: MenuName;
  /** Part of element ids. */
  key: MenuKey;
  pages: SitePage[];
  viewAll?: string;
  /** What the menu says beside its picture. */
  headline: string;
  feature: { path: string; text: string };
}

function menu(name: MenuName, key: MenuKey, rest: Pick<Menu, 'viewAll' | 'headline' | 'feature'>): Menu {
  return { name, key, pages: sitePages.filter((page) => page.menu === name), ...rest };
}

export const menus: readonly Menu[] = [
  menu('Services', 'services', {
    viewAll: '/services',
    headline: 'Two waves, one company: quantum and AI.',
    feature: { path: '/services/quantum-computing/querido', text: 'Meet Querido' },
  }),
  menu('Industries', 'industries', {
    viewAll: '/industries',
    headline: 'Six fields with problems worth the mathematics.',
    feature: { path: '/case-studies', text: 'See the results' },
  }),
  menu('Solutions & Consulting', 'solutions', {
    headline: 'Start with a question, not with a machine.',
    feature: { path: '/consulting', text: 'How consulting works' },
  }),
  menu('Resources', 'resources', {
    headline: 'Read how it works before you believe that it works.',
    feature: { path: '/insights', text: 'Latest insights' },
  }),
  menu('Company', 'company', {
    headline: 'Built in Ranchi. Soon in Tallinn.',
    feature: { path: '/careers', text: 'Work with us' },
  }),
];

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const startingPoints = (page: SitePage) =>
  ['/solutions', '/industries', '/contact'].filter((path) => path !== page.path).map(requirePage);

/** Where a reader of one page would look next: its children, else its siblings, else its menu, at most five. */
export function relatedPages(page: SitePage): SitePage[] {
  const others = sitePages.filter((other) => other.path !== page.path && other.path !== '/');
  const children = others.filter((other) => parentOf(other.path) === page.path);
  const siblings = others.filter(
    (other) => parentOf(other.path) !== '' && parentOf(other.path) === parentOf(page.path),
  );
  const sameMenu = others.filter((other) => page.menu !== undefined && other.menu === page.menu);
  const found = new Set([...children, ...siblings, ...sameMenu]);
  return (found.size > 0 ? [...found] : startingPoints(page)).slice(0, 5);
}
