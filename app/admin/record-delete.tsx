import { Trash2 } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { AskSubmit, ConfirmBar, type Question } from './ask';
import { binDays } from './bin';
import type { Confirmation } from './list-answer';
import { useListSearch } from './use-list-search';

/** Where the forms of a list are sent to: its own address, so that search, filter and page stay as they are. */
export function useListAction(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/**
 * The question before records go into the bin. `linkedFrom` is how many public texts link to the one record; of several, how
 * many are linked to from any.
 */
export function deletionOf(collection: CollectionDeclaration, count: number, title = '', linkedFrom = 0): Question {
  const what = count === 1 ? `this ${collection.singular}` : `these ${count} ${collection.nouns[1]}`;
  const subject = count === 1 && title !== '' ? `“${title}” goes` : count === 1 ? 'It goes' : 'They go';
  return {
    kind: collection.deleteConfirmation,
    question: `Are you sure you want to delete ${what}?`,
    detail: `${subject} into the bin, and can be restored from there for ${binDays} days.`,
    ...(linkedFrom > 0 && { warning: count === 1 ? deadLinks(linkedFrom) : deadLinksTo(linkedFrom) }),
    yes: 'Delete',
  };
}

function deadLinks(texts: number): string {
  if (texts === 1) return '1 public text links to it: its link would lead nowhere.';
  return `${texts.toLocaleString('en-US')} public texts link to it: their links would lead nowhere.`;
}

function deadLinksTo(records: number): string {
  if (records === 1) return '1 of them is linked to from public texts: those links would lead nowhere.';
  return `${records} of them are linked to from public texts: those links would lead nowhere.`;
}

/** The question before the chosen records of a list go into the bin. */
export function deletionOfChosen(collection: CollectionDeclaration, cards: RecordCard[], sent: FormData): Question {
  const ids = new Set(sent.getAll('recordId'));
  const chosen = cards.filter(({ id }) => ids.has(id));
  const [first] = chosen;
  if (chosen.length === 1 && first) return deletionOf(collection, 1, first.title, first.linkedFrom);
  return deletionOf(collection, chosen.length, '', chosen.filter(({ linkedFrom = 0 }) => linkedFrom > 0).length);
}

/** The question before records are gone. */
export function purgeOf(collection: CollectionDeclaration, count: number, title = ''): Question {
  const what = count === 1 ? `this ${collection.singular}` : `these ${count} ${collection.nouns[1]}`;
  const subject = count === 1 && title !== '' ? `“${title}”` : count === 1 ? 'It' : 'They';
  return {
    kind: collection.deleteConfirmation,
    question: `Are you sure you want to delete ${what} for good?`,
    detail: `${subject} can't be brought back.`,
    yes: 'Delete for good',
  };
}

interface Props {
  collection: CollectionDeclaration;
  id: string;
  title: string;
  /** How many public texts link to it. */
  linkedFrom: number | undefined;
}

/** The delete button with the confirmation that its collection asks for. */
export function RecordDelete({ collection, id, title, linkedFrom }: Props) {
  const search = useListSearch();
  return (
    <Form method="post" action={`/admin/${collection.tab.path}${search}`} preventScrollReset>
      <input type="hidden" name="recordId" value={id} />
      <input type="hidden" name="recordTitle" value={title} />
      <AskSubmit
        ask={deletionOf(collection, 1, title, linkedFrom)}
        name="do"
        value="delete"
        variant="quiet"
        label={`Delete ${title}`}
      >
        <Trash2 size={16} aria-hidden="true" />
        Delete
      </AskSubmit>
    </Form>
  );
}

/** Asks about records in the page, for browsers without scripts. */
export function ConfirmRecords({ collection, confirm }: { collection: CollectionDeclaration; confirm: Confirmation }) {
  const action = useListAction();
  const { change, ids, title, linkedFrom } = confirm;
  const ask =
    change === 'delete'
      ? deletionOf(collection, ids.length, title, linkedFrom)
      : purgeOf(collection, ids.length, title);
  return (
    <ConfirmBar
      ask={ask}
      name="do"
      value={change}
      fields={{ recordId: ids.join() }}
      action={action}
      keep={{ label: ids.length === 1 ? 'Keep it' : 'Keep them', href: action }}
    />
  );
}
