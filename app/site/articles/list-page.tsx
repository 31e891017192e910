import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { errorToast } from '~/lib/toast';
import { FringeStrip } from '~/site/fringe-strip';
import { ButtonLink } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { CategoryFilter } from './category-filter';
import { type ListState, listHref } from './list-address';
import { ListSearch } from './list-search';
import { Pagination } from './pagination';

/** What a list page needs to know, whichever collection it shows. */
export interface ListData {
  state: ListState;
  categories: { name: string; count: number }[];
  total: number;
  pageCount: number;
  /** The list could not be loaded: what to say, and the request's id. */
  failure: { sentence: string; requestId: string } | null;
}

export interface ListWords {
  base: string;
  title: string;
  /** One sentence under the title. */
  lead: string;
  searchLabel: string;
  categoriesLabel: string;
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
            state={state}
            categories={list.categories}
            label={words.categoriesLabel}
            most={10}
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
          <Failure {...failure} href={listHref(base, state)} />
        ) : total === 0 ? (
          <Nothing title={words.nothing} hint={words.nothingHint} />
        ) : state.page > pageCount ? (
          <NoSuchPage words={words} state={state} pageCount={pageCount} />
        ) : (
          <>
            {children}
            <Pagination base={base} state={state} pageCount={pageCount} />
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
  const count = `${total} ${total === 1 ? words.one : words.many}`;
  const query = state.query.trim();
  return `${count}${query ? ` for “${query}”` : ''}${state.category ? ` in ${state.category}` : ''}`;
}

/** Appears only when a list takes its time. */
function Spinner() {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-accent"
      />
      Loading
    </span>
  );
}

const notice = 'border-t border-line-strong pt-10 pb-16';

function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={notice}>
      <h2 className="text-2xl">{title}</h2>
      {hint && <p className="mt-3 text-lg text-muted">{hint}</p>}
    </div>
  );
}

function NoSuchPage({ words, state, pageCount }: { words: ListWords; state: ListState; pageCount: number }) {
  return (
    <div className={notice}>
      <h2 className="text-2xl">There is no page {state.page}</h2>
      <p className="mt-3 text-lg text-muted">
        {pageCount === 1 ? 'This list has one page.' : `This list has ${pageCount} pages.`}
      </p>
      <p className="mt-6">
        <ButtonLink href={listHref(words.base, { ...state, page: 1 })} variant="outline">
          Go to the first page
        </ButtonLink>
      </p>
    </div>
  );
}

function Failure({ sentence, requestId, href }: { sentence: string; requestId: string; href: string }) {
  return (
    <div className={notice}>
      <h2 className="text-2xl">{sentence}</h2>
      <p className="mt-3 max-w-[50ch] text-lg text-muted">
        The fault is on our side and has been recorded as <span className="font-mono text-base">{requestId}</span>.
        Please try again in a moment.
      </p>
      <p className="mt-6">
        <ButtonLink href={href} variant="outline">
          Try again
        </ButtonLink>
      </p>
      <ShowToast toast={errorToast(sentence)} />
    </div>
  );
}
