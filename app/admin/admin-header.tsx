import { Form } from 'react-router';
import { LogoMark } from '~/site/illustrations/logo';
import { Button } from '~/ui/button';
import { CommandPalette } from './palette/command-palette';
import type { BrowserOwner } from './sealed';
import { AccountMenu } from './shell/account-menu';
import { AdminTabs, type Tab } from './shell/admin-tabs';
import type { Attention } from './shell/attention';
import { AttentionLine } from './shell/attention-line';
import { MoreMenu, type ToolLink } from './shell/more-menu';

/** What the header shows, as far as the person may see it. */
export interface Desk {
  person: BrowserOwner & { name: string };
  tabs: Tab[];
  /** Pages beside the tabs. */
  tools: ToolLink[];
  /** Tabs in which the person may make something new, with what that is called. */
  creates: { path: string; label: string }[];
  attention: Attention[];
}

/**
 * Title, welcome, what needs attention, the way to everything, the person's menu and the way out; below it the tabs, and
 * the pages beside them behind one button.
 */
export function AdminHeader({ desk }: { desk: Desk }) {
  const { person, tabs, tools, attention } = desk;
  return (
    // Without a box of its own, so that its last line can stay in sight while the page scrolls.
    <header className="no-print contents">
      <div className="bg-raised">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-1 px-4 pt-3 sm:gap-x-3 sm:px-6">
          <a href="/" aria-label="Quzones, to the site" className="text-accent max-sm:hidden">
            <LogoMark className="size-8" />
          </a>
          <div className="mr-auto min-w-18 flex-1">
            <h1 className="text-base leading-tight sm:text-lg">Admin Dashboard</h1>
            <p className="line-clamp-3 text-xs wrap-anywhere text-muted">Welcome, {person.name}</p>
          </div>
          <CommandPalette person={person} places={desk} />
          <AccountMenu name={person.name} tools={tools.filter(({ isPersonal }) => isPersonal)} />
          <Form method="post" action="/admin/sign-out" reloadDocument id="sign-out">
            <Button type="submit" variant="outline" className="max-sm:px-3">
              Sign Out
            </Button>
          </Form>
        </div>
        <div className="mx-auto mt-1.5 w-full max-w-7xl px-4 sm:px-6">
          <AttentionLine items={attention} />
        </div>
      </div>
      <div className="admin-sections border-b border-line bg-raised">
        <div className="mx-auto flex w-full max-w-7xl px-1 sm:px-3">
          <AdminTabs tabs={tabs} />
          <MoreMenu tools={tools.filter(({ isPersonal }) => !isPersonal)} />
        </div>
      </div>
    </header>
  );
}
