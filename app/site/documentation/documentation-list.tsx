import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import {
  type DocumentationCategory,
  documentationCategories,
  documentationCategoryLabels,
} from '~/collections/documentation/documentation-categories';
import { ArticleDate, Tags, titleOf } from '~/site/articles/article-facts';
import { type ListState, listHref } from '~/site/articles/list-address';
import { ListSearch } from '~/site/articles/list-search';
import { ListFailure, type ListFault, NoSuchPage, Nothing, Spinner } from '~/site/articles/list-states';
import { Pagination } from '~/site/articles/pagination';
import { useAskedState } from '~/site/articles/use-asked-state';
import { FringeStrip } from '~/site/fringe-strip';
import { DocumentationMenu } from './documentation-menu';
import { TellAuthors } from './tell-authors';

const base = '/documentation';

interface Summary {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: DocumentationCategory;
  featured: boolean;
  version: string;
  tags: string[];
  updatedAt: Date;
}

interface DocumentationListProps {
  state: ListState;
  pages: Summary[];
  categories: { name: DocumentationCategory; count: number }[];
  total: number;
  pageCount: number;
  failure: ListFault | null;
  /** HTML of the program in the head of the page, coloured. */
  firstProgram: string;
}

/** All of the documentation: search above, categories beside, pages by category. */
export function DocumentationList(props: DocumentationListProps) {
  const { state, categories, total, failure } = props;
  const isPending = useNavigation().state === 'loading';
  const asked = useAskedState(base, state);
  return (
    <>
      <Masthead state={state} firstProgram={props.firstProgram} />
      <div className="page-wide grid gap-x-12 gap-y-2 pt-6 pb-(--section-space) lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-12">
        <div>
          <DocumentationMenu categories={categories} state={asked} />
        </div>
        <div className="min-w-0">
          <div className="flex min-h-9 flex-wrap items-center gap-x-6 pb-4 text-sm text-muted max-lg:pt-4">
            <p role="status">{failure ? '' : resultSentence(state, total)}</p>
            {(state.query || state.category) && (
              <Link to={base} preventScrollReset className="text-accent underline underline-offset-4">
                Show all documentation
              </Link>
            )}
            {isPending && <Spinner />}
          </div>
          <div
            className={`transition-opacity duration-(--duration-quick) ${isPending ? 'opacity-55' : ''}`}
            aria-busy={isPending}
          >
            <Body {...props} />
          </div>
          {!failure && <TellAuthors />}
        </div>
      </div>
    </>
  );
}

function Masthead({ state, firstProgram }: Pick<DocumentationListProps, 'state' | 'firstProgram'>) {
  return (
    <header>
      <div className="page-wide grid grid-cols-12 items-end gap-y-8 pt-12 pb-10 md:gap-x-8 lg:pt-16 lg:pb-12">
        <div className="col-span-12 lg:col-span-6">
          <h1 className="-ml-[0.04em] text-4xl">Documentation</h1>
          <p className="mt-4 max-w-[44ch] text-lg leading-snug text-muted">
            One SDK and one API for simulators, annealers, quantum computers and language models. Start on your own
            machine, without an account.
          </p>
          <div className="mt-8 max-w-xl">
            <ListSearch base={base} state={state} label="Search documentation" />
          </div>
        </div>
        {/* Made by renderArticle from a text of ours. */}
        <div
          id="first-program"
          className="prose col-span-12 max-lg:hidden lg:col-span-6 xl:col-span-5 xl:col-start-8 [&_.code-frame]:my-0"
          dangerouslySetInnerHTML={{ __html: firstProgram }}
        />
      </div>
      <FringeStrip bars={160} slits={33} shift={0.4} className="block h-4 w-full text-text lg:h-5" />
    </header>
  );
}

function resultSentence({ query, category }: ListState, total: number): string {
  const term = query.trim();
  const pages = `${total} ${total === 1 ? 'page' : 'pages'}`;
  return `${pages}${term ? ` for “${term}”` : ''}${category ? ` in ${categoryLabel(category)}` : ''}`;
}

/** Of whatever the address says; a category that there is not stays as it was typed. */
export function categoryLabel(category: string): string {
  const known = documentationCategories.find((name) => name === category);
  return known ? documentationCategoryLabels[known] : category;
}

function Body({ state, pages, total, pageCount, failure }: DocumentationListProps): ReactNode {
  if (failure) return <ListFailure {...failure} href={listHref(base, state)} />;
  if (total === 0) return <Nothing title="No documentation found" hint="Try another word, or all categories" />;
  if (state.page > pageCount)
    return <NoSuchPage page={state.page} pageCount={pageCount} href={listHref(base, { ...state, page: 1 })} />;
  const groups = documentationCategories
    .map((name) => ({ name, pages: pages.filter(({ category }) => category === name) }))
    .filter((group) => group.pages.length > 0);
  return (
    <>
      {groups.map((group) => (
        <Group key={group.name} state={state} {...group} />
      ))}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        hrefOf={(page) => listHref(base, { ...state, page })}
        words={{ previous: 'Previous', next: 'Next' }}
      />
    </>
  );
}

const purposes: Record<DocumentationCategory, string> = {
  'getting-started': 'From an empty machine to a first result.',
  'api-reference': 'Every call, its parameters, its limits and its errors.',
  examples: 'Small programs that run as they stand.',
  tutorials: 'One problem each, from its statement to an answer.',
  troubleshooting: 'What a symptom means, and what to do.',
  advanced: 'What lies under the SDK.',
};

function Group({ name, pages, state }: { name: DocumentationCategory; pages: Summary[]; state: ListState }) {
  return (
    <section aria-labelledby={`group-${name}`} className="pb-14">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id={`group-${name}`} className="text-2xl">
          {documentationCategoryLabels[name]}
        </h2>
        <p className="text-sm text-muted">{purposes[name]}</p>
      </div>
      <ul className="grid border-t border-l border-line sm:grid-cols-2">
        {pages.map((page) => (
          <li key={page.id} className="flex border-r border-b border-line sm:last:odd:col-span-2">
            <Card page={page} href={listHref(`${base}/${page.slug}`, state)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ page, href }: { page: Summary; href: string }) {
  return (
    <article
      className={`group/card relative flex grow flex-col px-5 pt-5 pb-4 transition-colors duration-(--duration-quick) hover:bg-raised lg:px-6 ${
        page.featured ? 'bg-raised' : ''
      }`}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <a href={href} className="after:absolute after:inset-0 group-hover/card:text-accent">
            {titleOf(page)}
          </a>
        </h3>
        {page.featured && (
          <span className="rounded-full bg-accent-soft px-2 py-0.5 text-2xs font-medium text-accent-strong">
            Featured
          </span>
        )}
      </div>
      {page.excerpt && <p className="mt-1.5 text-sm leading-relaxed text-muted">{page.excerpt}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5 text-xs text-muted">
        <span>Version {page.version}</span>
        <ArticleDate date={page.updatedAt} />
        <Tags tags={page.tags} most={2} className="sm:ml-auto" />
      </div>
    </article>
  );
}
