import { data } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { errorToast, type Toast } from '~/lib/toast';

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

/** The answer when the server was not reached. `asked` is the form's field `do`; a deletion need not say it. */
export function unanswered(collection: CollectionDeclaration | null | undefined, asked: string) {
  const isDeletion = asked === '' || asked === 'delete' || asked === 'purge';
  const sentence = isDeletion ? collection?.messages.deleteFailed : collection?.messages.saveFailed;
  const toast = errorToast(sentence ?? 'The server could not be reached. Please try again.');
  // The status keeps the router from loading the list anew.
  return data<ListAnswer>({ toast, confirm: null }, { status: 503 });
}
