import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useOpenPath } from './admin-tabs';
import { PopoverMenu } from './popover-menu';

/** A page beside the tabs. */
export interface ToolLink {
  path: string;
  label: string;
  isPersonal?: true | undefined;
}

/** The pages beside the tabs, behind one button at their end; it names the one that is open. */
export function MoreMenu({ tools }: { tools: ToolLink[] }) {
  const current = useOpenPath();
  const open = tools.find(({ path }) => path === current);
  if (tools.length === 0) return null;
  return (
    <PopoverMenu
      id="more-menu"
      label={open && `More, open: ${open.label}`}
      button={
        <>
          {open?.label ?? 'More'}
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
      buttonClassName={`flex items-center gap-1.5 border-b-2 px-3 py-2.5 text-sm whitespace-nowrap hover:text-text focus-visible:-outline-offset-2 ${
        open ? 'border-accent font-medium text-text' : 'border-transparent text-muted'
      }`}
    >
      <nav aria-label="More pages">
        <MenuLinks links={tools} />
      </nav>
    </PopoverMenu>
  );
}

/** Links of a menu, one below the other; the page that is open is marked. */
export function MenuLinks({ links }: { links: ToolLink[] }) {
  const current = useOpenPath();
  return (
    <ul>
      {links.map(({ path, label }) => (
        <li key={path}>
          <Link
            to={`/admin/${path}`}
            aria-current={path === current ? 'page' : undefined}
            className="admin-menu-item aria-[current]:font-medium aria-[current]:text-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
