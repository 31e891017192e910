import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { splitCommaList } from '~/lib/comma-list';
import { fitting } from '../typed-search/fitting';
import { setInputValue } from './set-input-value';

const mostOffered = 6;

interface Props {
  /** What other records have in this field, those that most have first. */
  terms: readonly string[];
  /** The field holds several with commas between them: what is offered is for the one that is being typed. */
  isList?: boolean;
  /** Hears that the input holds what was chosen. */
  onChosen?: () => void;
  /** The input. */
  children: ReactNode;
}

/**
 * Under an input, while somebody types: what fits of that which other records say, so that one thing keeps one name. The
 * input stays an input like any other; down leads from it to what is offered, and Enter takes it.
 */
export function UsedBefore({ terms, isList = false, onChosen, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const offered = fittingTerms(terms, typed, isList);
  const isOffering = offered.length > 0;
  useEffect(() => {
    // At the end of what scrolls it would open out of sight.
    if (isOffering) frame.current?.querySelector('ul')?.scrollIntoView({ block: 'nearest' });
  }, [isOffering]);
  const inputOf = () => frame.current?.querySelector<HTMLInputElement>('input:not([hidden])') ?? null;
  const choose = (term: string) => {
    const input = inputOf();
    if (!input) return;
    setInputValue(input, isList ? [...entriesBefore(input.value), term].join(', ') : term);
    setTyped('');
    input.focus();
    onChosen?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(frame.current?.querySelectorAll<HTMLElement>('[data-offered]') ?? [])];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || buttons.length === 0) return;
    const at = buttons.findIndex((button) => button === document.activeElement) + step;
    event.preventDefault();
    (at < 0 ? inputOf() : buttons[Math.min(at, buttons.length - 1)])?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyped('');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the input and the buttons inside
    <div
      ref={frame}
      className="relative min-w-0 grow"
      onInput={({ target }) => setTyped(target instanceof HTMLInputElement ? target.value : '')}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {children}
      <p aria-live="polite" className="sr-only">
        {isOffering && 'Down for what other records say.'}
      </p>
      {isOffering && (
        <ul className="absolute inset-x-0 top-full z-20 mt-1 grid rounded-md border border-line-strong bg-raised p-1 shadow-lg">
          {offered.map((term) => (
            <li key={term}>
              <button
                type="button"
                data-offered
                tabIndex={-1}
                // The focus stays in the input, which browsers differ about.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(term)}
                className="w-full rounded-sm px-2 py-1.5 text-left text-sm wrap-anywhere hover:bg-accent-soft focus-visible:bg-accent-soft"
              >
                {term}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The entries of a list before the one that is being typed. */
function entriesBefore(value: string): string[] {
  return splitCommaList(value.slice(0, value.lastIndexOf(',') + 1));
}

/** What begins with what was typed first, then what has it anywhere; nothing that is there already. */
export function fittingTerms(terms: readonly string[], typed: string, isList: boolean): string[] {
  const entry = isList ? typed.slice(typed.lastIndexOf(',') + 1) : typed;
  if (entry.trim() === '') return [];
  const there = new Set([entry.trim(), ...(isList ? entriesBefore(typed) : [])]);
  const others = terms.filter((term) => !there.has(term)).map((label) => ({ label }));
  return fitting(others, entry)
    .slice(0, mostOffered)
    .map(({ label }) => label);
}
