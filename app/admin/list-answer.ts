import type { Toast } from '~/lib/toast';

/** What the action of a list or of a bin answers when it does not lead back there. */
export interface ListAnswer {
  toast: Toast | null;
  /** What still has to be confirmed: the way of browsers without scripts. */
  confirm: Confirmation | null;
}

export interface Confirmation {
  change: 'delete' | 'purge';
  ids: string[];
  /** Of a single record. */
  title: string;
}

/** The value of a button for a change of status: its field `do` says this. */
export function statusValue(to: string): string {
  return `status:${to}`;
}
