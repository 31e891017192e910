import type { Toast } from '~/lib/toast';

/** What an action on one's own account answers when it does not lead elsewhere. */
export interface AccountAnswer {
  /** Which form it answers. */
  intent: string;
  /** Of the passkey or session that it is about. */
  id?: string;
  errors?: Partial<Record<'name' | 'present' | 'password', string[]>>;
  /** What was typed, except passwords. */
  typedName?: string;
  toast?: Toast;
}

/** The password that a guarded act asks for: several such forms stand on one page. */
export function guardField(id: string): string {
  return `password-${id}`;
}

/** The `id` of an act on all sessions but the one that is being used. */
export const allOthers = 'others';
