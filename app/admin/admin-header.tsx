import { useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { LogoMark } from '~/site/illustrations/logo';
import { Button } from '~/ui/button';
import type { Waiting } from './inbox/inbox';

interface Tab {
  path: string;
  label: string;
  /** What waits there; without it nothing can. */
  waiting?: Waiting | null;
}

/** Title, welcome, the way out, and one tab for each collection and inbox that the person may see. */
export function AdminHeader({ name, tabs }: { name: string; tabs: Tab[] }) {
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 sm:px-6">
        <a href="/" aria-label="Quzones, to the site" className="text-accent">
          <LogoMark className="size-9" />
        </a>
        <div className="mr-auto">
          <h1 className="text-lg leading-tight">Admin Dashboard</h1>
          <p className="text-xs text-muted">Welcome, {name}</p>
        </div>
        <Link
          to="/admin/claims"
          className="px-2 py-2 text-sm text-muted underline-offset-4 hover:text-text hover:underline"
        >
          Published figures
        </Link>
        <Form method="post" action="/admin/sign-out" reloadDocument className="flex items-center gap-1">
          <Button type="submit" variant="quiet" name="everywhere" value="yes" className="text-muted">
            Sign out everywhere
          </Button>
          <Button type="submit" variant="outline">
            Sign Out
          </Button>
        </Form>
      </div>
      <Tabs tabs={tabs} />
    </header>
  );
}

function Tabs({ tabs }: { tabs: Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const current = useLocation().pathname.split('/')[2] ?? tabs[0]?.path;
  const move = (event: React.KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((index + step) % links.length)?.focus();
  };
  useEffect(() => {
    // In a narrow window the tabs scroll sideways: the open one is in sight.
    const tab = list.current?.querySelector<HTMLElement>(`[href="/admin/${current}"]`);
    const strip = list.current?.parentElement;
    if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <div className="relative mx-auto w-full max-w-7xl overflow-x-auto px-2 sm:px-4">
      <div ref={list} role="tablist" aria-label="Collections" tabIndex={-1} onKeyDown={move} className="mt-2 flex">
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={`/admin/${tab.path}`}
            role="tab"
            aria-selected={tab.path === current}
            aria-controls="tab-panel"
            className="border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap text-muted hover:text-text aria-selected:border-accent aria-selected:font-medium aria-selected:text-text"
          >
            {tab.label}
            {tab.waiting && <WaitingBadge waiting={tab.waiting} />}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Figures for the eye, the same in words for whoever listens. */
function WaitingBadge({ waiting: { fresh, freshLabel, overdue } }: { waiting: Waiting }) {
  const badge = 'ml-1.5 inline-block min-w-5 rounded-full px-1.5 py-0.5 text-center text-2xs font-medium tabular-nums';
  return (
    <>
      {fresh > 0 && (
        <span title={`${fresh} ${freshLabel}`} className={`${badge} bg-accent-soft text-accent-strong`}>
          {fresh}
          <span className="sr-only"> {freshLabel}</span>
        </span>
      )}
      {overdue > 0 && <span className={`${badge} bg-danger-soft text-danger`}>{overdue} overdue</span>}
    </>
  );
}
