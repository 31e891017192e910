import { Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceOf } from '~/lib/device';
import type { SessionLine } from '~/server/auth/account.server';
import { When } from '../when';

interface Props {
  sessions: SessionLine[];
  now: string;
  /** The one that is being used. */
  currentId?: string;
  /** What can be done with one of the others. */
  children?: (session: SessionLine) => ReactNode;
}

/** Where somebody is signed in. */
export function SessionList({ sessions, now, currentId, children }: Props) {
  if (sessions.length === 0) return <p className="text-sm text-muted">Not signed in anywhere.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <Monitor size={18} aria-hidden="true" className="shrink-0 text-muted" />
          <div className="min-w-40 grow">
            <p className="text-sm font-medium">
              {deviceOf(session.userAgent)}
              {session.id === currentId && <span className="ml-2 text-xs font-normal text-success">This session</span>}
            </p>
            <p className="text-xs text-muted">
              {session.address ?? 'Unknown address'}, last used <When at={session.lastUsedAt} now={now} />, since{' '}
              <When at={session.createdAt} now={now} />
            </p>
          </div>
          {session.id !== currentId && children?.(session)}
        </li>
      ))}
    </ul>
  );
}
