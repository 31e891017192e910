import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { listedCount } from '~/lib/list-limits';
import { FringeStrip } from '~/site/fringe-strip';
import { CategoryFilter } from './category-filter';
import { type ListState, listHref } from './list-address';
import { ListSearch } from './list-search';
import { ListFailure, type ListFault, NoSuchPage, Nothing, Spinner } from './list-states';
import { Pagination } from './pagination';
import { useAskedState } from './use-asked-state';

/** What a list page needs to know, whichever collection it shows. */
export interface ListData {
  state: ListState;
  categories: { name: string; count: number }[];
  total: number;
  pageCount: number;
  failure: ListFault | null;
}

export interface ListWords {
  base: string;
  title: string;
  /** One sentence under the title. */
  lead: string;
  searchLabel: string;
  categoriesLabel: string;
  /** What those beyond the ten largest are called, where they are offered too. */
  otherCategories?: string;
  /** "insight", "insights". */
  one: string;
  many: string;
  nothing: string;
  nothingHint: string;
}

/** A list of articles with its search, its categories and every state that it can be in. `children` are the groups. */
export function ListPage({ words, list, children }: { words: ListWords; list: ListData; children: ReactNode }) {
  const isPending = useNavigation().state === 'loading';
  const { base } = words;
  const { state, total, pageCount, failure } = list;
  const asked = useAskedState(base, state);
  return (
    <>
      <Masthead words={words} />
      <section aria-label="Find" className="page-wide grid grid-cols-12 items-end md:gap-x-8 gap-y-6 pt-8 lg:pt-10">
        <div className="col-span-12 lg:col-span-5">
          <ListSearch base={base} state={state} label={words.searchLabel} />
        </div>
        <div className="col-span-12 lg:col-span-7">
          <CategoryFilter
            base={base}
            state={asked}
            categories={list.categories}
            label={words.categoriesLabel}
            most={10}
            others={words.otherCategories}
          />
        </div>
      </section>
      <div className="page-wide flex min-h-16 flex-wrap items-center gap-x-6 py-4 text-sm text-muted">
        <p role="status">{failure ? '' : resultSentence(words, state, total)}</p>
        {(state.query || state.category) && (
          <Link to={base} preventScrollReset className="text-accent underline underline-offset-4">
            Show all {words.many}
          </Link>
        )}
        {isPending && <Spinner />}
      </div>
      <div
        className={`page-wide pb-(--section-space) transition-opacity duration-(--duration-quick) ${isPending ? 'opacity-55' : ''}`}
        aria-busy={isPending}
      >
        {failure ? (
          <ListFailure {...failure} href={listHref(base, state)} />
        ) : total === 0 ? (
          <Nothing title={words.nothing} hint={words.nothingHint} />
        ) : state.page > pageCount ? (
          <NoSuchPage page={state.page} pageCount={pageCount} href={listHref(base, { ...state, page: 1 })} />
        ) : (
          <>
            {children}
            <Pagination page={state.page} pageCount={pageCount} hrefOf={(page) => listHref(base, { ...state, page })} />
          </>
        )}
      </div>
    </>
  );
}

function Masthead({ words }: { words: ListWords }) {
  return (
    <header>
      <div className="page-wide grid grid-cols-12 items-end md:gap-x-8 gap-y-5 pt-12 pb-8 lg:pt-20 lg:pb-10">
        <h1 className="col-span-12 -ml-[0.04em] text-5xl lg:col-span-7">{words.title}</h1>
        <p className="col-span-12 max-w-[40ch] text-lg leading-snug text-muted lg:col-span-5 lg:pb-2">{words.lead}</p>
      </div>
      <FringeStrip
        bars={160}
        slits={words.title.length * 3}
        shift={-0.35}
        className="block h-5 w-full text-text lg:h-7"
      />
    </header>
  );
}

function resultSentence(words: ListWords, state: ListState, total: number): string {
  const count = `${listedCount(total)} ${total === 1 ? words.one : words.many}`;
  const query = state.query.trim();
  return `${count}${query ? ` for “${query}”` : ''}${state.category ? ` in ${state.category}` : ''}`;
}
