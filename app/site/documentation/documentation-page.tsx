import { Search } from 'lucide-react';
import { useRef } from 'react';
import {
  type DocumentationCategory,
  documentationCategoryLabels,
} from '~/collections/documentation/documentation-categories';
import type { RenderedArticle } from '~/server/html/article.server';
import { FoldedContents, SideContents } from '~/site/articles/article-contents';
import { ArticleDate, titleOf } from '~/site/articles/article-facts';
import { TagList } from '~/site/articles/article-onward';
import { BackLink } from '~/site/articles/article-page';
import { ArticleText } from '~/site/articles/article-text';
import { type ListState, listHref } from '~/site/articles/list-address';
import { DocumentationMenu, type MenuData } from './documentation-menu';
import { TellAuthors } from './tell-authors';
import { useCopyButtons } from './use-copy-buttons';
import { useCurrentHeading } from './use-current-heading';

const base = '/documentation';

interface Page {
  slug: string;
  title: string;
  excerpt: string;
  category: DocumentationCategory;
  version: string;
  author: string;
  tags: string[];
  updatedAt: Date;
}

type Neighbour = Pick<Page, 'slug' | 'title' | 'category'> | null;

interface DocumentationPageProps {
  page: Page;
  rendered: Pick<RenderedArticle, 'html' | 'toc' | 'readingMinutes'>;
  menu: Pick<MenuData, 'categories'> & { pages: { slug: string; title: string }[] };
  /** How the list was left. */
  state: ListState;
  previous: Neighbour;
  next: Neighbour;
}

/** One page of the documentation: the menu on its left, its own contents on its right. */
export function DocumentationPage({ page, rendered, menu, state, previous, next }: DocumentationPageProps) {
  const text = useRef<HTMLDivElement>(null);
  useCopyButtons(text);
  const current = useCurrentHeading(rendered.toc);
  const reading = { slug: page.slug, category: page.category, pages: menu.pages };
  return (
    <div className="page-wide grid gap-x-12 gap-y-6 pt-6 pb-(--section-space) lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-12 xl:grid-cols-[14rem_minmax(0,50rem)_13rem] xl:justify-between">
      <div>
        <form action={base} role="search" className="no-print relative mb-5">
          <button
            type="submit"
            aria-label="Search"
            className="absolute top-0 left-0 grid size-12 place-items-center text-muted hover:text-text"
          >
            <Search aria-hidden="true" className="size-4.5" />
          </button>
          <input
            type="search"
            name="q"
            aria-label="Search documentation"
            placeholder="Search documentation"
            maxLength={200}
            enterKeyHint="search"
            className="min-h-12 w-full rounded-sm border border-line-strong bg-raised pr-3 pl-11 text-base lg:text-xs placeholder:text-muted hover:border-text"
          />
        </form>
        <DocumentationMenu categories={menu.categories} state={state} reading={reading} />
      </div>
      <article className="min-w-0">
        <PageHead page={page} state={state} readingMinutes={rendered.readingMinutes} />
        <div className="mt-6 xl:hidden">
          <FoldedContents toc={rendered.toc} className="xl:hidden" />
        </div>
        <ArticleText
          ref={text}
          html={rendered.html}
          className="mt-8 text-base [--prose-measure:37em] lg:mt-10 [&_h2]:text-xl [&_h3]:text-lg [&_.anchored-h2]:mt-12 [&_.anchored-h3]:mt-9"
        />
        <footer className="no-print mt-14 wrap-anywhere">
          <TagList tags={page.tags.map((label) => ({ label, href: listHref(base, { query: label }) }))} />
          <div className="mt-6">
            <TellAuthors />
          </div>
          <Onward previous={previous} next={next} state={state} />
        </footer>
      </article>
      <div className="contents-side max-xl:hidden">
        <SideContents toc={rendered.toc} current={current} />
      </div>
    </div>
  );
}

function PageHead({ page, state, readingMinutes }: { page: Page; state: ListState; readingMinutes: number }) {
  const category = listHref(base, { category: page.category });
  return (
    <header>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-6">
        <nav aria-label="Breadcrumb" className="text-sm text-muted">
          <ol className="flex flex-wrap items-center gap-x-2">
            <li>
              <a href={base} className="inline-flex min-h-9 items-center hover:text-accent">
                Documentation
              </a>
            </li>
            <li aria-hidden="true">/</li>
            <li>
              <a href={category} className="inline-flex min-h-9 items-center hover:text-accent">
                {documentationCategoryLabels[page.category]}
              </a>
            </li>
          </ol>
        </nav>
        <BackLink href={listHref(base, state)} label="Back to Documentation" />
      </div>
      <h1 dir="auto" className="mt-4 -ml-[0.03em] text-3xl break-words">
        {titleOf(page)}
      </h1>
      {page.excerpt && <p className="mt-4 max-w-[56ch] text-lg leading-snug text-muted">{page.excerpt}</p>}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-b border-line pb-5 text-sm text-muted">
        <span className="font-medium text-text">Version {page.version}</span>
        <span>
          Updated <ArticleDate date={page.updatedAt} />
        </span>
        {page.author && <span>{page.author}</span>}
        <span>{readingMinutes} min read</span>
      </p>
    </header>
  );
}

function Onward({ previous, next, state }: { previous: Neighbour; next: Neighbour; state: ListState }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next" className="mt-8 grid gap-3 sm:grid-cols-2">
      {previous ? <OnwardLink page={previous} state={state} rel="prev" label="Previous" /> : <span />}
      {next && <OnwardLink page={next} state={state} rel="next" label="Next" className="sm:text-right" />}
    </nav>
  );
}

interface OnwardLinkProps {
  page: NonNullable<Neighbour>;
  state: ListState;
  rel: 'prev' | 'next';
  label: string;
  className?: string;
}

function OnwardLink({ page, state, rel, label, className = '' }: OnwardLinkProps) {
  return (
    <a
      href={listHref(`${base}/${page.slug}`, state)}
      rel={rel}
      className={`group/onward block rounded-sm border border-line px-5 py-4 transition-colors duration-(--duration-quick) hover:border-line-strong hover:bg-raised ${className}`}
    >
      <span className="text-xs text-muted">
        {label} · {documentationCategoryLabels[page.category]}
      </span>
      <span className="mt-1 block font-medium group-hover/onward:text-accent">{titleOf(page)}</span>
    </a>
  );
}
