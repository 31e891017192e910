import { ChevronDown } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { useTheme } from '~/site/theme-choice';
import { ThemeSwitch } from '~/site/theme-switch';
import { MenuLinks, type ToolLink } from './more-menu';
import { PopoverMenu } from './popover-menu';

/** What concerns the person who is signed in: their own pages, the theme, the site, every way out. */
export function AccountMenu({ name, tools }: { name: string; tools: ToolLink[] }) {
  const theme = useTheme();
  const { pathname, search } = useLocation();
  return (
    <PopoverMenu
      id="account-menu"
      label={`Your menu, ${name}`}
      button={
        <>
          <span
            aria-hidden="true"
            data-initials={initials(name)}
            className="admin-initials grid size-7 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-accent-strong"
          />
          <ChevronDown size={14} aria-hidden="true" className="text-muted" />
        </>
      }
      buttonClassName="flex min-h-10 items-center gap-1 rounded-sm px-1.5 hover:bg-sunken"
    >
      <p className="max-w-64 truncate px-3 pt-1 pb-2 text-sm font-medium">{name}</p>
      <MenuLinks links={tools} />
      <ul>
        <li>
          <a href="/" className="admin-menu-item">
            Open the site
          </a>
        </li>
      </ul>
      <div className="px-3 py-2">
        <ThemeSwitch theme={theme} returnTo={pathname + search} />
      </div>
      <Form method="post" action="/admin/sign-out" reloadDocument className="mt-1 border-t border-line pt-1">
        <button type="submit" name="everywhere" value="yes" className="admin-menu-item">
          Sign out everywhere
        </button>
      </Form>
    </PopoverMenu>
  );
}

/** One or two letters that stand for a name: "Ada Lovelace" is AL. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}
