import { findAll, getAttributeValue, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

type Elements = ReturnType<typeof getElementsByTagName>;

/** What a crawl knows of one page. */
export interface CrawledPage {
  /** With its query string. */
  path: string;
  status: number;
  contentType: string;
  location: string | null;
  /** Of a page in HTML; nothing otherwise. */
  title: string;
  description: string;
  canonical: string;
  picture: string;
  robots: string;
  h1: number;
  /** Every id, for anchors, as often as it stands. */
  ids: string[];
  /** Links of this site: path with query, and anchor. */
  links: { path: string; anchor: string }[];
  structuredData: string[];
  /** Buttons that neither send a form nor open anything, on a page without scripts. */
  deadButtons: string[];
}

/** States in the query string that are looked at for each path: more of them show nothing else. */
const mostStates = 12;

/** Follows every link of this site from the home page on, with plain requests; by path with query. */
export async function crawl(origin: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = ['/'];
  const known = new Set(waiting);
  const states = new Map<string, number>();
  const isWorthIt = (path: string) => {
    const [page = '', query] = path.split('?');
    if (query === undefined) return true;
    states.set(page, (states.get(page) ?? 0) + 1);
    return (states.get(page) ?? 0) <= mostStates;
  };
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const page = await visit(origin, path);
      pages.set(path, page);
      for (const link of page.links) {
        if (known.has(link.path)) continue;
        known.add(link.path);
        if (isWorthIt(link.path)) waiting.push(link.path);
      }
    }
  };
  // Several at once, until none of them finds anything new.
  while (waiting.length > 0) await Promise.all(Array.from({ length: 6 }, worker));
  return pages;
}

async function visit(origin: string, path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const contentType = response.headers.get('content-type') ?? '';
  const text = await response.text();
  const html = contentType.startsWith('text/html') ? text : '';
  return {
    path,
    status: response.status,
    contentType,
    location: response.headers.get('location'),
    ...read(html, origin, path),
  };
}

function read(html: string, origin: string, path: string) {
  const { children } = parseDocument(html);
  const all = (name: string) => getElementsByTagName(name, children);
  const meta = (name: string) => {
    const found = all('meta').find(({ attribs }) => attribs['name'] === name || attribs['property'] === name);
    return found?.attribs['content'] ?? '';
  };
  const scripts = all('script');
  return {
    title: textContent(all('title')),
    description: meta('description'),
    robots: meta('robots'),
    picture: meta('og:image'),
    canonical: all('link').find(({ attribs }) => attribs['rel'] === 'canonical')?.attribs['href'] ?? '',
    h1: all('h1').length,
    ids: findAll(({ attribs }) => 'id' in attribs, children).map(({ attribs }) => attribs['id'] ?? ''),
    links: internalLinks(all('a'), origin, path),
    structuredData: scripts
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map((script) => textContent(script)),
    deadButtons: scripts.some(({ attribs }) => attribs['type'] === 'module')
      ? []
      : deadButtons(all('button'), all('form')),
  };
}

function internalLinks(anchors: Elements, origin: string, path: string) {
  return anchors.flatMap((anchor) => {
    const href = getAttributeValue(anchor, 'href');
    if (href === undefined || !URL.canParse(href, origin + path)) return [];
    const url = new URL(href, origin + path);
    return url.origin === origin ? [{ path: url.pathname + url.search, anchor: url.hash.slice(1) }] : [];
  });
}

function deadButtons(buttons: Elements, forms: Elements): string[] {
  const inForms = new Set(forms.flatMap((form) => getElementsByTagName('button', form.children)));
  return buttons
    .filter(({ attribs }) => !('popovertarget' in attribs || 'commandfor' in attribs))
    .filter((button) => !(inForms.has(button) || 'form' in button.attribs) || button.attribs['type'] === 'button')
    .map((button) => button.attribs['aria-label'] ?? textContent(button));
}
