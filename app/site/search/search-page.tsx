import { ArrowLeft, ArrowRight } from 'lucide-react';
import { listedCount } from '~/lib/list-limits';
import { ListFailure } from '~/site/articles/list-states';
import { FringeStrip } from '~/site/fringe-strip';
import { PageList } from '~/site/parts/page-list';
import { requirePage } from '~/site/site-map';
import { ButtonLink } from '~/ui/button';
import type { SearchResults } from './search.server';
import { labelOfKind, type SearchKind, type SearchState, searchHref } from './search-address';
import { SearchBox } from './search-box';
import { Result } from './search-result';
import { suggestedSearches } from './suggestions';

interface SearchPageProps {
  state: SearchState;
  /** Null when nothing was asked, or when the search failed. */
  found: SearchResults | null;
  failure: { sentence: string; requestId: string } | null;
}

export function SearchPage({ state, found, failure }: SearchPageProps) {
  const { query } = state;
  return (
    <>
      <header className="page-wide pt-12 pb-8 lg:pt-20 lg:pb-10">
        <h1 className="-ml-[0.04em] text-5xl">Search</h1>
        <SearchBox id="search" query={query} kind={state.kind} className="mt-8 max-w-3xl" />
      </header>
      <FringeStrip bars={160} slits={31} shift={0.35} className="block h-5 w-full text-text lg:h-7" />
      <div className="page-wide pb-(--section-space)">
        {failure ? (
          <div className="pt-10">
            <ListFailure {...failure} href={searchHref(state)} />
          </div>
        ) : found && found.counts.length > 0 ? (
          <Found state={state} found={found} />
        ) : (
          <Nothing query={query} />
        )}
      </div>
    </>
  );
}

function Found({ state, found }: { state: SearchState; found: SearchResults }) {
  const { total, results, pageCount, fit } = found;
  return (
    <div className="grid grid-cols-12 gap-x-4 gap-y-6 pt-8 lg:gap-x-8 lg:pt-12">
      <KindFilter state={state} found={found} />
      <section aria-labelledby="results" className="col-span-12 lg:col-span-9">
        <h2 id="results" className="sr-only">
          Results
        </h2>
        <p role="status" className="text-muted">
          {fit === 'similar' && `Nothing contains “${state.query}”. These come closest:`}
          {fit === 'some' && `Nothing contains all words of “${state.query}”. These have some of them:`}
          {fit === 'all' &&
            `${listedCount(total)} ${total === 1 ? 'result' : 'results'} for “${state.query}”${state.kind ? ` in ${labelOfKind(state.kind)}` : ''}`}
        </p>
        {results.length > 0 ? (
          <ul className="mt-4 border-t border-line-strong">
            {results.map((result) => (
              <Result key={result.path} result={result} />
            ))}
          </ul>
        ) : (
          <p className="mt-6">
            <ButtonLink href={searchHref({ query: state.query })} variant="outline">
              Show all results
            </ButtonLink>
          </p>
        )}
        <Pages state={state} pageCount={pageCount} />
      </section>
    </div>
  );
}

function KindFilter({ state, found }: { state: SearchState; found: SearchResults }) {
  const all = found.counts.reduce((sum, { count }) => sum + count, 0);
  const choices: { kind: SearchKind | null; count: number }[] = [{ kind: null, count: all }, ...found.counts];
  return (
    <nav aria-label="Kinds of results" className="col-span-12 lg:col-span-3">
      <ul className="flex flex-wrap gap-2 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:flex-col lg:gap-0 lg:border-t lg:border-line">
        {choices.map(({ kind, count }) => (
          <li key={kind ?? 'all'} className="lg:border-b lg:border-line">
            <a
              href={searchHref({ query: state.query, kind })}
              aria-current={state.kind === kind ? 'true' : undefined}
              className="inline-flex min-h-9 items-center justify-between gap-3 rounded-full border border-line-strong px-3.5 text-sm transition-colors duration-(--duration-quick) hover:text-accent aria-[current=true]:border-text aria-[current=true]:font-semibold max-lg:aria-[current=true]:bg-text max-lg:aria-[current=true]:text-ground lg:flex lg:min-h-11 lg:rounded-none lg:border-0 lg:px-0 lg:aria-[current=true]:text-accent"
            >
              {kind ? labelOfKind(kind) : 'Everything'}
              <span className="tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const step =
  'inline-flex min-h-11 items-center gap-2 font-medium underline decoration-transparent underline-offset-4 ' +
  'transition-colors duration-(--duration-quick) hover:text-accent hover:decoration-current';

function Pages({ state, pageCount }: { state: SearchState; pageCount: number }) {
  if (pageCount <= 1) return null;
  const { page } = state;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-6">
      {page > 1 ? (
        <a href={searchHref({ ...state, page: Math.min(page - 1, pageCount) })} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous
        </a>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {Math.min(page, pageCount)} of {pageCount}
      </p>
      {page < pageCount ? (
        <a href={searchHref({ ...state, page: page + 1 })} rel="next" className={step}>
          Next
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}

const places = ['/services', '/industries', '/case-studies', '/documentation', '/insights'];

/** Before a search, and when it finds nothing: words to try and places to look. */
function Nothing({ query }: { query: string }) {
  return (
    <div className="grid grid-cols-12 gap-x-4 gap-y-12 pt-10 lg:gap-x-8 lg:pt-16">
      <div className="col-span-12 lg:col-span-5">
        <h2 className="text-2xl">{query === '' ? 'Words to try' : `Nothing found for “${query}”`}</h2>
        {query !== '' && (
          <p className="mt-3 max-w-[44ch] text-lg text-muted">
            Try fewer or more general words, or one of these, which are written about here.
          </p>
        )}
        <ul className="mt-6 flex flex-wrap gap-2">
          {suggestedSearches.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 text-sm transition-colors duration-(--duration-quick) hover:border-text hover:bg-raised"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7">
        <h2 className="text-2xl">Places to look</h2>
        <PageList pages={places.map(requirePage)} />
      </div>
    </div>
  );
}
