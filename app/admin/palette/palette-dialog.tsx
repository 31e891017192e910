import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BrowserOwner } from '../sealed';
import { fitting } from '../typed-search/fitting';
import { type TypedSearchSource, useEarlyEnter, useTypedSearch } from '../typed-search/use-typed-search';
import { useCloseOutside } from '../use-close-outside';
import { act } from './acts';
import { PaletteList } from './palette-list';
import { type Found, foundOption, type PaletteOption, type Places, placeOptions } from './palette-option';
import { noteRecent, readRecent } from './recent';

interface Props {
  person: BrowserOwner;
  places: Places;
  onClose: () => void;
}

const records: TypedSearchSource = {
  address: '/admin/find.json',
  failed: 'Records could not be searched. Try again.',
  signedOut: 'Your session has ended. Sign in again to search records.',
};

/** Goes to any page, makes any record, finds any record by its title, and what visitors sent and staff by name: a box to type in, and a list below it. */
export function PaletteDialog({ person, places, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { found, searching, failure } = useTypedSearch<Found>(query, records);
  const options = useOptions(person, places, query, found.map(foundOption));
  const chosen = Math.min(at, options.length - 1);
  const choose = useChoose(person, onClose);
  const early = useEarlyEnter(query, searching, () => options[0] && choose(options[0]));
  useCloseOutside(dialog);
  useLayoutEffect(() => {
    // As a modal dialog it gives the focus back to where it was when it closes.
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: chosen >= last ? 0 : chosen + 1,
      ArrowUp: chosen <= 0 ? last : chosen - 1,
      PageDown: Math.min(last, chosen + 8),
      PageUp: Math.max(0, chosen - 8),
    };
    const next = moves[event.key];
    const option = options[chosen];
    if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && option) choose(option, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter' && searching) early();
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} aria-label="Find anything" className="palette" onClose={onClose} closedby="any">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Pages, records and actions"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
          placeholder="Go to, create, find anything…"
          maxLength={200}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full bg-transparent text-base text-text outline-none placeholder:text-muted"
        />
        <button
          type="button"
          className="shrink-0 text-xs text-muted hover:text-text"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </div>
      <PaletteList id={listId} options={options} query={query} chosen={chosen} onPoint={setAt} onChoose={choose} />
      <p role="status" className={failure ? 'border-t border-line px-4 py-2.5 text-sm text-danger' : 'palette-status'}>
        {statusOf(query, options.length, searching, failure)}
      </p>
    </dialog>
  );
}

function statusOf(query: string, count: number, searching: boolean, failure: string | null): string {
  if (failure) return failure;
  if (searching) return 'Searching…';
  if (count === 0) return `Nothing matches “${query.trim()}”.`;
  return count === 1 ? '1 entry' : `${count} entries`;
}

/** Without a query what was used last and every place; with one, what fits it, records first. */
function useOptions(person: BrowserOwner, offered: Places, query: string, found: PaletteOption[]): PaletteOption[] {
  const fixed = useMemo(() => placeOptions(offered), [offered]);
  const [recent] = useState(() => readRecent(person));
  if (query.trim() === '') return [...recent, ...fixed];
  const places = fitting(fixed, query);
  // A page whose name begins like that is what most people mean.
  const isShort = query.trim().length < 3;
  return isShort ? [...places, ...found] : [...found, ...places];
}

function useChoose(person: BrowserOwner, onClose: () => void): (option: PaletteOption, inNewTab?: boolean) => void {
  const navigate = useNavigate();
  return (option, inNewTab = false) => {
    noteRecent(person, option);
    onClose();
    if (option.act) act(option.act);
    else if (!option.href) return;
    else if (inNewTab) window.open(option.href, '_blank', 'noopener');
    else if (option.href.startsWith('/admin')) void navigate(option.href);
    else window.location.assign(option.href);
  };
}
