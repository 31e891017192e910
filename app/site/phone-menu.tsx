import { Plus } from 'lucide-react';
import type { Theme } from '~/lib/theme';
import { ButtonLink } from '~/ui/button';
import { type Menu, menus } from './site-map';
import { ThemeSwitch } from './theme-switch';

interface Props {
  theme: Theme | undefined;
  here: string;
  returnTo: string;
}

/** The menu of small screens. Sections share one name, so the browser keeps at most one of them open. */
export function PhoneMenu({ theme, here, returnTo }: Props) {
  return (
    <div id="phone-menu" popover="auto" className="phone-panel">
      <nav aria-label="Main" className="page-wide flex min-h-full flex-col pt-2 pb-8">
        {menus.map((menu) => (
          <PhoneSection key={menu.key} menu={menu} here={here} />
        ))}
        <div className="mt-auto grid gap-5 pt-10">
          <ButtonLink href="/request-demo" size="lg">
            Request Demo
          </ButtonLink>
          <ThemeSwitch theme={theme} returnTo={returnTo} />
        </div>
      </nav>
    </div>
  );
}

function PhoneSection({ menu, here }: { menu: Menu; here: string }) {
  return (
    <details name="menu" className="fold border-b border-line">
      <summary className="flex min-h-16 items-center justify-between gap-4 font-display text-xl font-semibold">
        {menu.name}
        <Plus aria-hidden="true" className="fold-plus size-5 shrink-0 text-muted" strokeWidth={1.75} />
      </summary>
      <ul className="gap-x-6 pb-6 sm:grid sm:grid-cols-2">
        {menu.pages.map((page) => (
          <li key={page.path}>
            <a
              href={page.path}
              aria-current={here === page.path ? 'page' : undefined}
              className="flex min-h-11 items-center border-l border-line pl-4 aria-[current=page]:border-accent aria-[current=page]:text-accent"
            >
              {page.label}
            </a>
          </li>
        ))}
        {menu.viewAll && (
          <li>
            <a
              href={menu.viewAll}
              className="flex min-h-11 items-center border-l border-line pl-4 font-medium text-accent"
            >
              View All <span className="sr-only">{menu.name}</span>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
