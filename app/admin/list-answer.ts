import { data } from 'react-router';
import { findCollection } from '~/collections';
import type { CollectionDeclaration } from '~/collections/collection';
import { textOf } from '~/lib/form-values';
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
  /** How many public texts link to a single record that is to be deleted; of several, how many are linked to from any. */
  linkedFrom: number;
}

/** The value of a button for a change of status: its field `do` says this. */
export function statusValue(to: string): string {
  return `status:${to}`;
}

/** Where a record is moved among those that it stands in order with: what the field `do` of its buttons says. */
export const ways = ['up', 'down'] as const;
export type Way = (typeof ways)[number];

/** The id of the button that moves a record, in every page of the list. */
export function moveButtonId(way: Way, recordId: string): string {
  return `${way}-${recordId}`;
}

interface ClientAction<Answer> {
  request: Request;
  params: { tab?: string };
  serverAction: () => Promise<Answer>;
}

/** The client's action of a list and of a bin: when the server was not reached, what is shown stays as it is. */
export async function answerOrStay<Answer>({ request, params, serverAction }: ClientAction<Answer>) {
  const asked = textOf(await request.clone().formData(), 'do');
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unanswered(findCollection(params.tab ?? ''), asked);
  }
}

/** `asked` is the form's field `do`; a deletion need not say it. */
function unanswered(collection: CollectionDeclaration | null | undefined, asked: string) {
  const isDeletion = asked === '' || asked === 'delete' || asked === 'purge';
  const sentence = isDeletion ? collection?.messages.deleteFailed : collection?.messages.saveFailed;
  const toast = errorToast(sentence ?? 'The server could not be reached. Please try again.');
  // The status keeps the router from loading the list anew.
  return data<ListAnswer>({ toast, confirm: null }, { status: 503 });
}
