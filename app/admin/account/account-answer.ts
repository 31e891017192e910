import type { Toast } from '~/lib/toast';

/** What an action on one's own account answers when it does not lead elsewhere. */
export interface AccountAnswer {
  /** Which form it answers. */
  intent: string;
  errors?: Partial<Record<'name' | 'present' | 'password', string[]>>;
  /** What was typed, except passwords. */
  typedName?: string;
  toast?: Toast;
}
