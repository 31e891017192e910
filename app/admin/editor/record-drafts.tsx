import type { RefObject } from 'react';
import type { CollectionDeclaration } from '~/collections/collection';
import { factsOf } from '~/lib/fields';
import { DraftBanner } from './draft-banner';
import { nameOfDraft } from './draft-name';
import type { Draft } from './draft-store';
import { firstField } from './first-field';
import { differingFields, type useDraft } from './use-draft';

interface Props {
  found: Pick<ReturnType<typeof useDraft>, 'found' | 'present' | 'foundAt' | 'discard'>;
  form: RefObject<HTMLFormElement | null>;
  collection: CollectionDeclaration;
  /** The revision that is open, to tell whether the record has moved on. */
  revision: number | null;
  onRestore: (draft: Draft) => void;
}

/** Every draft of a record that was left behind. */
export function RecordDrafts({ found: left, form, collection, revision, onRestore }: Props) {
  const { found, present, foundAt, discard } = left;
  return found.map((draft) => (
    <DraftBanner
      key={draft.key}
      draft={draft}
      label="Unsaved draft"
      name={found.length > 1 ? nameOfDraft(draft) : null}
      differsIn={differingFields(draft.values, present).map((name) => noteOf(name, collection, draft.values, present))}
      now={foundAt}
      remark={
        draft.revision === revision
          ? undefined
          : 'The record was saved since; both versions are compared when you save.'
      }
      onRestore={onRestore}
      onDiscard={discard}
      writeOn={() => firstField(form.current)?.focus()}
    />
  ));
}

function noteOf(
  name: string,
  { fields }: CollectionDeclaration,
  draft: Record<string, string>,
  present: Record<string, string>,
): string {
  const { label, kind } = factsOf(fields, name);
  if (kind !== 'html') return label;
  const words = wordsOfHtml(draft[name]) - wordsOfHtml(present[name]);
  if (words === 0) return label;
  return `${label} (${Math.abs(words)} ${Math.abs(words) === 1 ? 'word' : 'words'} ${words > 0 ? 'more' : 'less'})`;
}

function wordsOfHtml(html = ''): number {
  const text = new DOMParser().parseFromString(html.replace(/<\/|<br/g, ' $&'), 'text/html').body.textContent ?? '';
  return text.split(/\s+/).filter(Boolean).length;
}
