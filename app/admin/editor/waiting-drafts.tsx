import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '~/ui/button';
import type { BrowserOwner } from '../sealed';
import { useListSearch } from '../use-list-search';
import { When } from '../when';
import { nameOfDraft } from './draft-name';
import { type Draft, findDrafts, forgetDrafts, heldDrafts } from './draft-store';

interface Props {
  person: BrowserOwner;
  /** The collection or inbox, as it is called in the names of drafts. */
  of: string;
  /** Of its tab. */
  path: string;
}

/** Says over a tab's list which texts a crash or a closed tab left behind: else only who opens the same record again hears of them. */
export function WaitingDrafts({ person, of, path }: Props) {
  const search = useListSearch();
  const { waiting, at, discard } = useWaiting(person, of);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {waiting.length > 0 && (
        <section
          aria-label="Unsaved texts"
          className="mb-5 rounded-md border border-accent bg-accent-soft px-4 py-3 text-sm"
        >
          <p className="font-medium">
            {waiting.length === 1 ? 'An unsaved text waits' : `${waiting.length} unsaved texts wait`} in this browser
          </p>
          <ul className="mt-1 divide-y divide-line">
            {waiting.map((draft) => (
              <li key={draft.key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1">
                <p className="break-words">
                  <Link
                    to={addressIn(path, draft, search)}
                    className="inline-block py-1 font-medium underline underline-offset-4 hover:text-accent-strong"
                  >
                    “{nameOfDraft(draft)}”
                  </Link>{' '}
                  <span className="block text-xs text-muted sm:inline">
                    {kindOf(draft)}
                    <When at={new Date(draft.keptAt).toISOString()} now={at} />
                  </span>
                </p>
                <Button
                  variant="quiet"
                  className="-mr-3"
                  aria-label={`Discard “${nameOfDraft(draft)}”`}
                  onClick={() => {
                    discard(draft);
                    place.current?.focus();
                  }}
                >
                  Discard
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The record and, where its page has several forms, which of them. */
function partsOf({ record }: Draft): { id: string; form: string | undefined } {
  const [id = '', form] = record.slice(record.indexOf('/') + 1).split('#');
  return { id, form };
}

function addressIn(path: string, draft: Draft, search: string): string {
  const { id, form } = partsOf(draft);
  return `${path}/${id}${search}${form ? `#${form}` : ''}`;
}

const kinds: Readonly<Record<string, string>> = { reply: 'an answer, ', note: 'an internal note, ' };

function kindOf(draft: Draft): string {
  const { id, form } = partsOf(draft);
  if (id === 'new') return 'never saved, ';
  return kinds[form ?? ''] ?? '';
}

/** The drafts whose editors are open nowhere. Looked for wherever the tab goes: an editor that closes may leave one, or take one away. */
function useWaiting({ id, browserKey }: BrowserOwner, of: string) {
  const { key } = useLocation();
  const [found, setFound] = useState<{ waiting: Draft[]; at: Date }>({ waiting: [], at: new Date(0) });
  useEffect(() => {
    let isCurrent = true;
    const isMeant = (record: string) => record.startsWith(`${of}/`);
    void Promise.all([findDrafts({ id, browserKey }, isMeant, Date.now()), heldDrafts()]).then(([drafts, held]) => {
      if (isCurrent) setFound({ waiting: drafts.filter((draft) => !held.has(draft.key)), at: new Date() });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, browserKey, of, key]);
  const discard = (draft: Draft) => {
    void forgetDrafts([draft.key]);
    setFound(({ waiting, at }) => ({ waiting: waiting.filter((other) => other !== draft), at }));
  };
  return { ...found, discard };
}
