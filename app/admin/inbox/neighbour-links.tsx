import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '~/ui/button';
import { When } from '../when';
import { type InboxDeclaration, type InboxState, inquiryPath, type Neighbour, type Neighbours } from './inbox';

interface Props {
  inbox: InboxDeclaration;
  state: InboxState;
}

/** From one to the next, on every screen. */
export function NeighbourLinks({ inbox, state, neighbours: { before, after } }: Props & { neighbours: Neighbours }) {
  if (!before && !after) return null;
  return (
    <nav aria-label={`Other ${inbox.nouns[1]}`} className="no-print -mr-2.5 ml-auto flex gap-1">
      {before && <Step {...{ inbox, state }} to={before} label="Previous" shortcut="k" />}
      {after && <Step {...{ inbox, state }} to={after} label="Next" shortcut="j" />}
    </nav>
  );
}

interface StepProps extends Props {
  to: Neighbour;
  label: 'Previous' | 'Next';
  shortcut: 'j' | 'k';
}

function Step({ inbox, state, to, label, shortcut }: StepProps) {
  return (
    <Link
      to={inquiryPath(inbox, to.id, state)}
      title={to.name}
      aria-label={`${label}: ${to.name}`}
      aria-keyshortcuts={shortcut}
      className={buttonClass('quiet', 'md', 'px-2.5!')}
    >
      {label === 'Previous' && <ChevronLeft size={16} aria-hidden="true" />}
      {label}
      {label === 'Next' && <ChevronRight size={16} aria-hidden="true" />}
    </Link>
  );
}

/** Where whoever is through with one goes on. */
export function NextInquiry({ inbox, state, next, now }: Props & { next: Neighbour; now: Date }) {
  const [one] = inbox.nouns;
  return (
    <Link
      to={inquiryPath(inbox, next.id, state)}
      className="no-print mt-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-md border border-line bg-raised p-4 hover:border-line-strong hover:bg-sunken sm:px-5"
    >
      <span className="grid min-w-0 gap-0.5">
        <span className="text-xs text-muted">
          {`Next ${one} · `}
          <When at={next.receivedAt} now={now} />
        </span>
        <span className="truncate text-sm font-medium">{next.name}</span>
        {next.excerpt && <span className="truncate text-xs text-muted">{next.excerpt}</span>}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="text-muted" />
    </Link>
  );
}
