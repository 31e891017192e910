import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, NavigationType, useLocation, useNavigation, useNavigationType, useSubmit } from 'react-router';
import { Button, buttonClass } from '~/ui/button';
import { inputClass } from './fields/field';

/**
 * What a list is being asked under this name, however long the answer takes: who chooses something else meanwhile goes on
 * from that. `answered` is what the list that is shown was asked.
 */
export function useAsked(name: string, answered: string): string {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? (new URLSearchParams(location.search).get(name) ?? '') : answered;
}

/** Searches a tab while one types; everything it asks is in the URL. `children` are what else the list is asked. */
export function ListSearch({
  path,
  label,
  query,
  children,
}: {
  path: string;
  label: string;
  query: string;
  children: ReactNode;
}) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef(query);
  const wentBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const isElsewhere = wentBack && followed.current !== query;
    followed.current = query;
    // A link such as "Show all" changes what is searched; who is typing is ahead of it, unless they went back.
    if (input.current && (isElsewhere || document.activeElement !== input.current)) input.current.value = query;
  }, [query, wentBack]);
  const search = (form: HTMLFormElement) => {
    timer.current = undefined;
    void submit(form, { replace: true, preventScrollReset: true });
  };
  const searchSoon = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(form), 200);
  };
  return (
    <Form
      role="search"
      action={path}
      className="flex flex-wrap gap-2"
      onChange={(event) => searchSoon(event.currentTarget)}
      // What is pressed next may be a filter, whose link keeps what is searched for.
      onBlur={(event) => {
        if (timer.current === undefined) return;
        clearTimeout(timer.current);
        search(event.currentTarget);
      }}
      preventScrollReset
    >
      <label className="relative min-w-[min(15rem,100%)] grow">
        <span className="sr-only">{label}</span>
        <Search size={16} aria-hidden="true" className="absolute top-3 left-3 text-muted" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={label}
          maxLength={200}
          aria-keyshortcuts="/"
          className={`${inputClass} pl-9`}
        />
      </label>
      {children}
      <noscript>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </noscript>
    </Form>
  );
}

interface Chip {
  key: string;
  label: string;
  /** How many there are; empty when nobody counted. */
  count: string;
}

/** What a list can be narrowed to, as links, so that every choice has an address. */
export function FilterChips({
  chips,
  current,
  hrefOf,
}: {
  chips: readonly Chip[];
  current: string;
  hrefOf: (key: string) => string;
}) {
  return (
    <nav aria-label="Filters" className="mb-3 flex flex-wrap gap-1.5">
      {chips.map(({ key, label, count }) => (
        <Link
          key={key}
          to={hrefOf(key)}
          aria-current={key === current ? 'true' : undefined}
          preventScrollReset
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-xs text-muted hover:border-line-strong hover:text-text aria-[current]:border-text aria-[current]:font-medium aria-[current]:text-text"
        >
          {label}
          {count !== '' && <span className="tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The way to the pages before and after; nothing when there is one page only. */
export function ListPages({
  page,
  pageCount,
  more = false,
  hrefOf,
}: {
  page: number;
  pageCount: number;
  /** There are more pages than were counted. */
  more?: boolean;
  hrefOf: (page: number) => string;
}) {
  if (pageCount <= 1 && page === 1 && !more) return null;
  const last = Math.max(page, pageCount).toLocaleString('en-US');
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4 text-sm tabular-nums">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={buttonClass('outline')}>
          Previous
        </Link>
      )}
      <span className="text-muted">
        Page {page.toLocaleString('en-US')} of {last}
        {more && '+'}
      </span>
      {(page < pageCount || more) && (
        <Link to={hrefOf(page + 1)} rel="next" className={buttonClass('outline')}>
          Next
        </Link>
      )}
    </nav>
  );
}
