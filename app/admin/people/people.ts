import type { StateTone } from '~/collections/record-card';
import type { Role } from '~/lib/roles';
import type { Toast } from '~/lib/toast';

/** Facts about the tab of people; safe to send to the browser. Only administrators see it or change anything in it. */
export const people = {
  /** Name of the audit log's entries. */
  name: 'users',
  tab: { path: 'users', label: 'Users' },
  heading: 'Users',
  description: 'Manage user roles, permissions, and access levels.',
  permissions: { read: ['admin'], update: ['admin'] },
  messages: {
    empty: 'Nobody matches.',
    loadFailed: 'Failed to load users.',
    updateFailed: 'Failed to update user.',
    inviteFailed: 'Failed to invite user.',
    gone: 'This user no longer exists.',
    lastAdmin:
      "The last administrator can't be demoted, disabled or removed. Make somebody else an administrator first.",
    ownAccount: 'Change your own password and second factor under My account.',
    overtaken:
      'This user has changed since the page was loaded, so nothing was done. Reload to see how they stand now.',
    signedOut: 'You must be logged in to manage users',
  },
} as const;

/** Who may sign in: somebody who accepted, somebody who has not yet, somebody who may not any longer. */
export type Standing = 'active' | 'invited' | 'expired' | 'disabled';

export const standings: Record<Standing, { label: string; tone: StateTone }> = {
  active: { label: 'Active', tone: 'success' },
  invited: { label: 'Invited', tone: 'info' },
  expired: { label: 'Invitation expired', tone: 'caution' },
  disabled: { label: 'Disabled', tone: 'danger' },
};

/** One of the staff, as the list shows them. */
export interface PersonLine {
  id: string;
  name: string;
  email: string;
  role: Role;
  standing: Standing;
  hasSecondFactor: boolean;
  passkeys: number;
  /** When one of the open sessions was last used; null when there is none. */
  lastUsedAt: string | null;
}

export interface PeopleView {
  query: string;
  page: number;
  pageCount: number;
  total: number;
  lines: PersonLine[];
}

/** A link that is shown once. */
export interface ShownLink {
  /** Whom it is for. */
  email: string;
  purpose: 'invitation' | 'reset-password';
  address: string;
  /** Whether it was sent by e-mail too. */
  mailed: boolean;
}

/** What an action on a person answers when it does not lead elsewhere. */
export interface PersonAnswer {
  toast?: Toast;
  link?: ShownLink;
  /** What still has to be confirmed: the way of browsers without scripts. */
  confirm?: string;
}

/** The address of a list's state; what is not said is the default. */
export function peoplePath({ query, page }: { query?: string; page?: number }): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page && page > 1) search.set('page', String(page));
  return `/admin/${people.tab.path}${search.size > 0 ? `?${search}` : ''}`;
}
