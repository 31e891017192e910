import type { CollectionDeclaration } from '~/collections/collection';
import { factsOf } from '~/lib/fields';
import { Button } from '~/ui/button';
import { When } from '../when';
import type { Draft } from './draft-store';
import { differingFields } from './use-draft';

interface Props {
  draft: Draft;
  /** Then each says which text it is. */
  isOneOfMany: boolean;
  collection: CollectionDeclaration;
  /** The form as it stands. */
  present: Record<string, string>;
  /** When it was looked at. */
  now: Date;
  /** The revision that is open, to tell whether the record has moved on. */
  revision: number | null;
  onRestore: (draft: Draft) => void;
  onDiscard: (draft: Draft) => void;
}

/** Offers what a crash or a closed tab left behind. */
export function DraftBanner(props: Props) {
  const { draft, isOneOfMany, collection, present, now, revision, onRestore, onDiscard } = props;
  const title = (draft.values.title ?? draft.values.section_key ?? '').trim() || 'Untitled';
  const keptAt = new Date(draft.keptAt);
  const labels = differingFields(draft.values, present).map((name) => noteOf(name, collection, draft.values, present));
  return (
    <section
      aria-label={isOneOfMany ? `Unsaved draft “${title}”` : 'Unsaved draft'}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-accent bg-accent-soft p-4"
    >
      <div className="min-w-0 grow basis-80 text-sm">
        <p className="font-medium" role="status">
          Unsaved text from <When at={keptAt.toISOString()} now={now} /> was found in this browser
        </p>
        <p className="mt-0.5 text-xs text-muted">
          {isOneOfMany && `“${title}”. `}It differs in {list(labels)}.
          {draft.revision !== revision && ' The record was saved since; both versions are compared when you save.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onDiscard(draft)}>
          Discard draft
        </Button>
        <Button onClick={() => onRestore(draft)}>Restore draft</Button>
      </div>
    </section>
  );
}

function noteOf(
  name: string,
  { fields }: CollectionDeclaration,
  draft: Record<string, string>,
  present: Record<string, string>,
): string {
  const { label, kind } = factsOf(fields, name);
  if (kind !== 'html') return label;
  const words = countWords(draft[name]) - countWords(present[name]);
  if (words === 0) return label;
  return `${label} (${Math.abs(words)} ${Math.abs(words) === 1 ? 'word' : 'words'} ${words > 0 ? 'more' : 'less'})`;
}

function countWords(html = ''): number {
  const text = new DOMParser().parseFromString(html.replace(/<\/|<br/g, ' $&'), 'text/html').body.textContent ?? '';
  return text.split(/\s+/).filter(Boolean).length;
}

function list(labels: string[]): string {
  return new Intl.ListFormat('en-US').format(labels);
}
