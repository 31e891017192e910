import type { InsightSummary } from '~/collections/insights/insights.queries.server';
import { ArticleCover } from './article-cover';
import { ArticleDate, Byline, DifficultyBadge, titleOf } from './article-facts';

const link = 'after:absolute after:inset-0 group-hover/card:text-accent';
const title = 'transition-colors duration-(--duration-quick)';

/** The story that the page opens with: its picture takes seven columns of twelve. */
export function LeadInsight({ insight }: { insight: InsightSummary }) {
  return (
    <article className="group/card relative grid grid-cols-12 gap-x-8 gap-y-6">
      <ArticleCover
        article={insight}
        sizes="(min-width: 64rem) 58vw, 100vw"
        priority
        className="col-span-12 lg:col-span-7"
      />
      <div className="col-span-12 flex flex-col lg:col-span-5">
        <Subject insight={insight} />
        <h3 className={`mt-3 text-3xl ${title}`}>
          <a href={`/insights/${insight.slug}`} className={link}>
            {titleOf(insight)}
          </a>
        </h3>
        <p className="mt-4 max-w-[56ch] text-lg leading-normal text-muted">{insight.excerpt}</p>
        <Byline article={insight} className="mt-auto pt-6" />
      </div>
    </article>
  );
}

/** A line of the index: the date leads, the picture closes. */
export function InsightRow({ insight }: { insight: InsightSummary }) {
  return (
    <article className="group/card relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-5 gap-y-3 border-t border-line py-6 sm:grid-cols-[minmax(0,1fr)_10rem] md:grid-cols-12 md:gap-x-8 md:py-8">
      <ArticleDate date={insight.publishDate} className="col-span-2 text-sm text-muted md:col-span-2 md:pt-1" />
      <div className="md:col-span-7">
        <h3 className={`text-xl leading-tight ${title}`}>
          <a href={`/insights/${insight.slug}`} className={link}>
            {titleOf(insight)}
          </a>
        </h3>
        <p className="mt-2.5 line-clamp-3 max-w-[62ch] text-muted max-md:hidden">{insight.excerpt}</p>
        <Subject insight={insight} className="mt-4 max-md:hidden" />
      </div>
      <div className="md:col-span-3">
        <ArticleCover article={insight} sizes="(min-width: 48rem) 22vw, 30vw" />
      </div>
      <div className="col-span-2 md:hidden">
        <p className="line-clamp-4 text-muted">{insight.excerpt}</p>
        <Subject insight={insight} className="mt-3" />
      </div>
    </article>
  );
}

function Subject({ insight, className = '' }: { insight: InsightSummary; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted ${className}`}>
      <span className="font-medium text-text">{insight.category}</span>
      <DifficultyBadge difficulty={insight.difficulty} />
      {insight.readTime && <span>{insight.readTime}</span>}
      {insight.author && <span>{insight.author}</span>}
    </p>
  );
}
