import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '~/ui/use-hydrated';
import { countText } from '../count';
import type { Waiting } from '../inbox/inbox';

export interface Tab {
  path: string;
  label: string;
  /** What waits there; without it nothing can. */
  waiting?: Waiting | null;
}

/** The last part of the address that says which tab or page of the admin is open; undefined for the first tab. */
export function useOpenPath(): string | undefined {
  return useLocation().pathname.split('/')[2] || undefined;
}

/**
 * One tab for each collection and inbox that the person may see; they are links, so every tab has its own address. They
 * are not fetched ahead: what the admin answers is never stored, so it would only be fetched twice.
 */
export function AdminTabs({ tabs }: { tabs: Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const current = useOpenPath() ?? tabs[0]?.path;
  // One stop for the Tab key, as in every list of tabs; without scripts there are no arrow keys, and each is one.
  const hydrated = useHydrated();
  const stop = tabs.find(({ path }) => path === current) ?? tabs[0];
  useEffect(() => {
    // In a narrow window the tabs scroll sideways: the open one is in sight.
    const tab = list.current?.querySelector<HTMLElement>(`[href="/admin/${current}"]`);
    const strip = list.current?.parentElement;
    if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <div className="relative admin-tab-strip min-w-0 grow overflow-x-auto">
      <div
        ref={list}
        role="tablist"
        aria-label="Collections"
        tabIndex={-1}
        onKeyDown={(event) => moveFocus(event, list.current)}
        className="flex w-max"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.path}
            to={`/admin/${tab.path}`}
            role="tab"
            tabIndex={hydrated && tab !== stop ? -1 : undefined}
            aria-selected={tab.path === current}
            aria-controls={tab.path === current ? 'tab-panel' : undefined}
            className="border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap text-muted hover:text-text focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:font-medium aria-selected:text-text"
          >
            {tab.label}
            {tab.waiting && <WaitingBadge waiting={tab.waiting} />}
          </Link>
        ))}
      </div>
    </div>
  );
}

/** Arrow keys go round; Home and End go to the ends. */
function moveFocus(event: React.KeyboardEvent, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = { ArrowRight: (index + 1) % links.length, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links.at(next)?.focus();
}

/** Figures for the eye, the same in words for whoever listens. */
function WaitingBadge({ waiting: { fresh, freshLabel, overdue } }: { waiting: Waiting }) {
  const badge = 'ml-1.5 inline-block min-w-5 rounded-full px-1.5 py-0.5 text-center text-2xs font-medium tabular-nums';
  return (
    <>
      {fresh.rows > 0 && (
        <span title={`${countText(fresh)} ${freshLabel}`} className={`${badge} bg-accent-soft text-accent-strong`}>
          {countText(fresh)}
          <span className="sr-only"> {freshLabel}</span>
        </span>
      )}
      {overdue.rows > 0 && <span className={`${badge} bg-danger-soft text-danger`}>{countText(overdue)} overdue</span>}
    </>
  );
}
