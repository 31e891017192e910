import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RenderedArticle } from '~/server/html/article.server';
import { FoldedContents, SideContents } from './article-contents';
import { ArticleCover, type CoveredArticle } from './article-cover';
import { titleOf } from './article-facts';
import { ArticleText } from './article-text';

export interface ReadArticle extends CoveredArticle {
  excerpt: string;
}

interface ArticlePageProps {
  article: ReadArticle;
  rendered: Pick<RenderedArticle, 'html' | 'toc'>;
  back: { href: string; label: string };
  /** What the margin says of it, in order. */
  facts: { term: string; value: ReactNode }[];
  /** Between its head and its text. */
  highlight?: ReactNode;
  /** Below the text: tags, neighbours, related pieces. */
  children: ReactNode;
}

/** An article for reading. One vertical axis carries picture and text; what describes the article stands left of it. */
export function ArticlePage({ article, rendered, back, facts, highlight, children }: ArticlePageProps) {
  return (
    <>
      <article>
        <header className="page-wide pt-8 lg:pt-12">
          <BackLink {...back} />
          <div className="grid grid-cols-12 md:gap-x-8">
            <h1
              dir="auto"
              className="col-span-12 mt-8 -ml-[0.03em] max-w-[16em] text-4xl break-words lg:col-span-10 lg:mt-12"
            >
              {titleOf(article)}
            </h1>
            {article.excerpt && (
              <p
                dir="auto"
                className="col-span-12 mt-6 max-w-[48ch] text-lg leading-normal text-muted lg:col-span-9 lg:col-start-4 lg:mt-8"
              >
                {article.excerpt}
              </p>
            )}
          </div>
          <div className="mt-8 grid grid-cols-12 md:gap-x-8 gap-y-8 lg:mt-12">
            <Facts facts={facts} />
            <div className="col-span-12 max-lg:order-first lg:col-span-9">
              <ArticleCover
                article={article}
                sizes="(min-width: 64rem) 70vw, 100vw"
                className="lg:aspect-2/1"
                priority
              />
            </div>
          </div>
        </header>
        {highlight}
        <div className="page-wide grid grid-cols-12 md:gap-x-8 gap-y-8 pt-8 lg:pt-20">
          <div className="col-span-12 lg:col-span-3">
            <FoldedContents toc={rendered.toc} />
            <div className="contents-side max-lg:hidden">
              <SideContents toc={rendered.toc} />
            </div>
          </div>
          <ArticleText html={rendered.html} className="col-span-12 min-w-0 lg:col-span-9" />
        </div>
      </article>
      {children}
    </>
  );
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="no-print group/back inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted transition-colors duration-(--duration-quick) hover:text-accent"
    >
      <ArrowLeft
        aria-hidden="true"
        className="size-4 transition-transform duration-(--duration-quick) ease-(--ease-out) group-hover/back:-translate-x-1"
      />
      {label}
    </a>
  );
}

function Facts({ facts }: { facts: ArticlePageProps['facts'] }) {
  return (
    <dl className="col-span-12 grid grid-cols-2 content-start gap-x-8 border-t border-line text-sm sm:grid-cols-3 lg:col-span-3 lg:grid-cols-1">
      {facts.map(({ term, value }) => (
        <div key={term} className="border-b border-line py-2.5 lg:py-3">
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
