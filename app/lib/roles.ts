/** What a member of staff may be. `none` can prove who they are and may do nothing. */
export const roles = ['admin', 'editor', 'none'] as const;
export type Role = (typeof roles)[number];

/** Whoever is signed in, as far as the interface needs to know. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
}
