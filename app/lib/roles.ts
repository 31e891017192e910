/** What a member of staff may be. `none` can prove who they are and may do nothing. */
export const roles = ['admin', 'editor', 'none'] as const;
export type Role = (typeof roles)[number];

/** What a role is called, and what it may do, in words. */
export const roleWords: Record<Role, { label: string; may: string }> = {
  admin: { label: 'Admin', may: 'Everything: content, messages, demo requests and users.' },
  editor: { label: 'Editor', may: 'The six content tabs.' },
  none: { label: 'None', may: 'Nothing. Signing in is refused.' },
};

/** Whoever is signed in, as far as the interface needs to know. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** Whoever can run commands on the machine of the site; they have no account. */
export const operator: Staff = { id: 'operator', name: 'The operator, by a command', email: '', role: 'admin' };
