import { ChevronDown } from 'lucide-react';
import type { Theme } from '~/lib/theme';
import { ArrowLink } from '~/ui/arrow-link';
import { MENU_BARS } from './fringe-strip';
import { piecePath } from './illustrations/drawing';
import { ThemedFile } from './illustrations/late-file';
import type { Menu, SitePage } from './site-map';

/** One of the five menus of large screens: a button and the panel that the browser opens for it. */
export function MegaMenu({ menu, here, theme }: { menu: Menu; here: string; theme: Theme | undefined }) {
  const panel = `menu-${menu.key}`;
  const current = menu.pages.some((page) => here === page.path || here.startsWith(`${page.path}/`));
  return (
    <li className="menu-item">
      <button type="button" popoverTarget={panel} className="menu-button" data-current={current || undefined}>
        {menu.name}
        <ChevronDown aria-hidden="true" className="menu-chevron max-xl:hidden" strokeWidth={2} />
      </button>
      <div id={panel} popover="auto" className="menu-panel">
        <div className="page-wide grid grid-cols-12 gap-x-4 lg:gap-x-8 py-10">
          <MenuFeature menu={menu} theme={theme} />
          <div className="col-span-9">
            <MenuColumns menu={menu} here={here} />
            {menu.viewAll && (
              <p className="mt-6 border-t border-line pt-5">
                <ArrowLink href={menu.viewAll} className="text-sm">
                  View All <span className="sr-only">{menu.name}</span>
                </ArrowLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

function MenuFeature({ menu, theme }: { menu: Menu; theme: Theme | undefined }) {
  return (
    <div className="col-span-3 flex flex-col border-r border-line pr-8">
      <ThemedFile
        path={(shown) => piecePath(`menu-${menu.key}`, shown)}
        theme={theme}
        width={MENU_BARS * 10}
        height={100}
        className="min-h-24 w-full flex-1"
      />
      <p className="mt-5 font-display text-xl leading-tight font-semibold text-balance">{menu.headline}</p>
      <p className="pt-4">
        <ArrowLink href={menu.feature.path} className="text-sm">
          {menu.feature.text}
        </ArrowLink>
      </p>
    </div>
  );
}

function MenuColumns({ menu, here }: { menu: Menu; here: string }) {
  const columns = [...new Set(menu.pages.map((page) => page.column))];
  const named = columns.filter((column) => column !== undefined);
  if (named.length === 0)
    return <MenuLinks pages={menu.pages} here={here} className="grid grid-cols-2 gap-x-8 gap-y-1" />;
  return (
    <div className="grid grid-cols-3 gap-x-8">
      {named.map((column) => (
        <div key={column}>
          <p className="mb-2 pl-3 font-mono text-2xs text-muted">{column}</p>
          <MenuLinks pages={menu.pages.filter((page) => page.column === column)} here={here} className="grid gap-y-1" />
        </div>
      ))}
    </div>
  );
}

function MenuLinks({ pages, here, className }: { pages: SitePage[]; here: string; className: string }) {
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.path}>
          <a href={page.path} aria-current={here === page.path ? 'page' : undefined} className="menu-link">
            <span className="block font-medium">{page.label}</span>
            <span className="mt-0.5 block text-xs leading-snug text-muted">{page.summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
