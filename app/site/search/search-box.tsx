import { Search } from 'lucide-react';
import { Button } from '~/ui/button';
import { longestQuery, type SearchKind } from './search-address';

interface SearchBoxProps {
  /** Of the input: there may be several boxes on a page. */
  id: string;
  query?: string;
  /** Stays chosen when one searches again. */
  kind?: SearchKind | null;
  /** In a panel: it takes the focus when the person opens it. */
  inPanel?: boolean;
  className?: string;
}

/** Searches the whole site; a plain form, so it needs no script. */
export function SearchBox({ id, query = '', kind, inPanel, className = '' }: SearchBoxProps) {
  return (
    <form action="/search" role="search" aria-label="Site" className={`flex flex-wrap items-end gap-3 ${className}`}>
      <div className="min-w-0 grow basis-40">
        <label htmlFor={id} className="block text-sm font-medium">
          Search the site
        </label>
        <div className="relative mt-1.5">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
          />
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            // Whoever opens a panel with nothing but this box wants to type; nothing happens when the page is loaded.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={inPanel}
            className="min-h-12 w-full rounded-sm border border-line-strong bg-raised pr-3 pl-11 text-base transition-colors duration-(--duration-quick) hover:border-text"
          />
        </div>
      </div>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <Button type="submit" className="min-h-12 px-5">
        Search
      </Button>
    </form>
  );
}
