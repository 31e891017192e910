import { Menu as MenuIcon, SunMoon, X } from 'lucide-react';
import type { Theme } from '~/lib/theme';
import { ButtonLink } from '~/ui/button';
import { Logo } from './illustrations/logo';
import { MegaMenu } from './mega-menu';
import { PhoneMenu } from './phone-menu';
import { SearchPanel } from './search/search-panel';
import { menus } from './site-map';
import { ThemeSwitch } from './theme-switch';

interface Props {
  /** The visitor's own choice; undefined follows the system. */
  theme: Theme | undefined;
  /** The path of the page shown. */
  here: string;
  /** The same with its query string: choosing a theme leads back to it. */
  returnTo: string;
}

export function Header({ theme, here, returnTo }: Props) {
  return (
    <header className="site-header @container">
      <div className="page-wide flex h-full items-center gap-4">
        <a href="/" aria-label="Quzones, home" className="-ml-1 flex min-w-0 rounded-sm p-1 @header:shrink-0">
          <Logo />
        </a>
        <nav aria-label="Main" className="ml-auto hidden @header:block xl:mx-auto">
          <ul className="flex items-center gap-1">
            {menus.map((menu) => (
              <MegaMenu key={menu.key} menu={menu} here={here} theme={theme} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 @header:ml-0">
          <SearchPanel />
          <div className="theme-menu hidden @header:block">
            <button type="button" popoverTarget="theme-menu" aria-label="Theme" className="icon-button">
              <SunMoon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
            <div id="theme-menu" popover="auto" className="theme-panel">
              <ThemeSwitch theme={theme} returnTo={returnTo} />
            </div>
          </div>
          <ButtonLink href="/request-demo" className="max-sm:hidden">
            Request Demo
          </ButtonLink>
          <div className="@header:hidden">
            <button type="button" popoverTarget="phone-menu" aria-label="Menu" className="icon-button menu-toggle">
              <MenuIcon aria-hidden="true" className="size-6" strokeWidth={1.75} />
              <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
            </button>
            <PhoneMenu theme={theme} here={here} returnTo={returnTo} />
          </div>
        </div>
      </div>
    </header>
  );
}
