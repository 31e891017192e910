import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Form, NavigationType, useNavigate, useNavigationType } from 'react-router';
import { Button } from '~/ui/button';
import { type ListState, listHref } from './list-address';
import { useAskedState } from './use-asked-state';

const pauseMs = 200;

/** Finds while one types; without JavaScript, when the form is sent. */
export function ListSearch({ base, state, label }: { base: string; state: ListState; label: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { category } = useAskedState(base, state);
  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // A search is one step back, however many letters it was typed in.
  const find = (query: string) => {
    stopWaiting();
    return navigate(listHref(base, { query, category }), {
      replace: state.query !== '' || query.trim() === '',
      preventScrollReset: true,
    });
  };

  // The address may change without the box: by the back button, or by a link that clears the search. Who types is not interrupted.
  const cameBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(state.query);
  useEffect(() => {
    const box = input.current;
    if (shown.current !== state.query && box && (cameBack || box !== document.activeElement)) box.value = state.query;
    shown.current = state.query;
  }, [state.query, cameBack]);
  useEffect(() => {
    // What was typed while the scripts were on their way counts as well.
    const box = input.current;
    if (box && box.value !== box.defaultValue) box.form?.requestSubmit();
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <Form
      action={base}
      role="search"
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void find(input.current?.value ?? '');
      }}
    >
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="block text-sm font-medium">
          {label}
        </label>
        <div className="relative mt-1.5">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            defaultValue={state.query}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-12 w-full rounded-sm border border-line-strong bg-raised pr-3 pl-11 text-base transition-colors duration-(--duration-quick) hover:border-text"
            onChange={(event) => {
              const { value } = event.currentTarget;
              clearTimeout(timer.current);
              timer.current = setTimeout(() => void find(value), pauseMs);
            }}
            // What is pressed next may be a category, whose link keeps what is searched for.
            onBlur={(event) => timer.current !== undefined && void find(event.currentTarget.value)}
          />
        </div>
      </div>
      {category && <input type="hidden" name="category" value={category} />}
      <Button type="submit" variant="outline" className="min-h-12 px-5">
        Search
      </Button>
    </Form>
  );
}
