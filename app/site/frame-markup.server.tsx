import { renderToStaticMarkup } from 'react-dom/server';
import { escapeXml } from '~/server/feeds/xml';
import { frame } from './frame';
import type { FramePart } from './kept-frame';
import { menus } from './site-map';

const { Header, Footer, LogoMark, NotFoundPage } = frame;

/** Header and footer are a third of a page and half of what rendering one costs, and hardly anything in them differs. */
const kept = new Map<string, string>();
/** Stands in the kept header for the address to come back to, which differs from page to page. */
const anyAddress = '{address}';

/** The parts of the frame as markup. Header and footer are rendered once for each place that the menus know. */
export function frameMarkup({ part, facts }: FramePart): string {
  switch (part) {
    case 'Header': {
      const { theme, here, returnTo } = facts;
      const place = placeInMenus(here);
      const markup = once(`${theme} ${place}`, () => <Header theme={theme} here={place} returnTo={anyAddress} />);
      const address = escapeXml(returnTo);
      return markup.replaceAll(anyAddress, () => address);
    }
    case 'Footer':
      return once('Footer', () => <Footer />);
    case 'LogoMark':
      return renderToStaticMarkup(<LogoMark {...facts} />);
    case 'NotFoundPage':
      return renderToStaticMarkup(<NotFoundPage {...facts} />);
  }
}

function once(key: string, content: () => React.ReactElement): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(content());
  kept.set(key, markup);
  return markup;
}

/** Addresses that all menus show alike have one place: every article of a list, and every page that is in no menu. */
function placeInMenus(path: string): string {
  const paths = menus.flatMap((menu) => menu.pages.map((page) => page.path));
  if (paths.includes(path)) return path;
  const above = paths.filter((known) => path.startsWith(`${known}/`));
  // The longest is below all the others, so the same menus are marked.
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest === undefined ? '' : `${nearest}/…`;
}
