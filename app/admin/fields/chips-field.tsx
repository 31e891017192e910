import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { distinctEntries, splitCommaList } from '~/lib/comma-list';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { describe, FieldFrame, type FieldState, inputClass } from './field';
import { setInputValue } from './set-input-value';
import { UsedBefore } from './used-before';

interface ChipsFieldProps {
  field: FieldState;
  label: string;
  /** One entry, as its button says it: "skill". */
  entry: string;
  help?: ReactNode;
  /** What other records have in this field. */
  terms: readonly string[] | undefined;
}

/**
 * A list whose entries are added one by one, and removed by clicking them. What is sent is a comma list: without
 * scripts the input shows it, with them it is hidden behind the chips.
 */
export function ChipsField({ field, label, entry, help, terms = [] }: ChipsFieldProps) {
  const hydrated = useHydrated();
  const { chips: entries, store, said, add, remove } = useChipList();
  const typing = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useTypedEntry(typing, add);

  const addTyped = () => {
    if (typing.current) add(typing.current);
    typing.current?.focus();
  };
  const removeAt = (index: number, chip: string) => {
    remove(chip);
    // The focus stays in the list, or goes to where the next entry is typed.
    const others = [...(chips.current?.querySelectorAll('button') ?? [])].filter((_, position) => position !== index);
    (others[index] ?? others.at(-1) ?? typing.current)?.focus();
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      help={help ?? (hydrated ? 'Enter adds it. Click one to remove it.' : 'Separated by commas.')}
    >
      <input
        {...(hydrated ? { name: field.name } : describe(field, true))}
        ref={store}
        hidden={hydrated}
        defaultValue={typeof field.initialValue === 'string' ? field.initialValue : ''}
        className={inputClass}
      />
      {hydrated && (
        <>
          <div className="flex gap-2">
            <UsedBefore terms={terms.filter((term) => !entries.includes(term))} onChosen={addTyped}>
              <input
                {...describe(field, true)}
                name={undefined}
                ref={typing}
                maxLength={100}
                autoComplete="off"
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  addTyped();
                }}
                className={inputClass}
              />
            </UsedBefore>
            <Button variant="outline" onClick={addTyped} aria-label={`Add ${entry}`}>
              Add
            </Button>
          </div>
          <ul ref={chips} className="flex flex-wrap gap-1.5 empty:hidden">
            {entries.map((chip, index) => (
              <li key={chip} className="max-w-full">
                <button
                  type="button"
                  aria-label={`Remove ${chip}`}
                  onClick={() => removeAt(index, chip)}
                  className="flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong px-3 py-1 text-left text-xs hover:border-danger hover:text-danger"
                >
                  <span className="min-w-0 break-words">{chip}</span>
                  <X size={14} aria-hidden="true" className="shrink-0" />
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
    </FieldFrame>
  );
}

/** The entries of the comma list in `store`, which the form sends. */
function useChipList() {
  const store = useRef<HTMLInputElement>(null);
  const [chips, setChips] = useState<string[]>([]);
  const [said, setSaid] = useState('');
  // Read from the input, because somebody may have typed before React took over.
  useEffect(() => {
    const input = store.current;
    const read = () => setChips(entriesIn(input));
    read();
    // A draft is put back into it.
    input?.addEventListener('input', read);
    return () => input?.removeEventListener('input', read);
  }, []);

  const write = useCallback((entries: string[], what: string) => {
    setChips(entries);
    setSaid(what);
    if (store.current) setInputValue(store.current, entries.join(', '));
  }, []);
  /** Takes what was typed; nothing and duplicates change nothing. */
  const add = useCallback(
    (typing: HTMLInputElement) => {
      const typed = splitCommaList(typing.value);
      typing.value = '';
      if (typed.length === 0) return;
      const before = entriesIn(store.current);
      const fresh = distinctEntries([...before, ...typed]).slice(before.length);
      if (fresh.length === 0) setSaid(`${typed.join(', ')} is in the list already`);
      else write([...before, ...fresh], `Added ${fresh.join(', ')}`);
    },
    [write],
  );
  const remove = (entry: string) => {
    write(
      entriesIn(store.current).filter((other) => other !== entry),
      `Removed ${entry}`,
    );
  };
  return { chips, store, said, add, remove };
}

function entriesIn(store: HTMLInputElement | null): string[] {
  return distinctEntries(splitCommaList(store?.value ?? ''));
}

/** What was typed and not yet added when the form is sent is added then: nothing that was typed gets lost. */
function useTypedEntry(typing: RefObject<HTMLInputElement | null>, add: (typing: HTMLInputElement) => void) {
  const hydrated = useHydrated();
  useEffect(() => {
    const input = typing.current;
    const form = input?.form;
    if (!hydrated || !input || !form) return undefined;
    const onSubmit = () => add(input);
    // While the event is on its way down, before anything reads the form.
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [typing, add, hydrated]);
}
