import type { Toast } from '~/lib/toast';

/** What an action on one's own account answers when it does not lead elsewhere. */
export interface AccountAnswer {
  /** Which form it answers. */
  intent: string;
  /** Of the passkey that it is about. */
  id?: string;
  errors?: Partial<Record<'name' | 'present' | 'password', string[]>>;
  /** What was typed, except passwords. */
  typedName?: string;
  toast?: Toast;
}

/** The password that removing a passkey asks for: several such forms stand on one page. */
export function passkeyPasswordField(id: string): string {
  return `password-${id}`;
}
