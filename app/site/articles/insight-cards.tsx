import type { InsightSummary } from '~/collections/insights/insights.queries.server';
import { ArticleCover } from './article-cover';
import { ArticleDate, Byline, DifficultyBadge, titleOf } from './article-facts';

const link = 'after:absolute after:inset-0 group-hover/card:text-accent';
const title = 'transition-colors duration-(--duration-quick)';

/** The story that the page opens with: its picture takes seven columns of twelve. */
function Lead({ insight }: { insight: InsightSummary }) {
  return (
    <article className="group/card relative grid grid-cols-12 md:gap-x-8 gap-y-6 lg:gap-x-12">
      <ArticleCover
        article={insight}
        sizes="(min-width: 64rem) 58vw, 100vw"
        priority
        className="col-span-12 lg:col-span-7"
      />
      <div className="col-span-12 flex flex-col lg:col-span-5">
        <h3 className={`text-3xl ${title}`}>
          <TitleLink insight={insight} />
        </h3>
        <p className="mt-5 max-w-[48ch] text-lg leading-normal text-muted">{insight.excerpt}</p>
        <div className="mt-auto pt-6">
          <Subject insight={insight} topics={insight.tags.slice(0, 2)} />
          <Byline article={insight} className="mt-2" />
        </div>
      </div>
    </article>
  );
}

/** Another featured one: smaller, and the other way round. */
function Second({ insight }: { insight: InsightSummary }) {
  return (
    <article className="group/card relative grid grid-cols-12 gap-y-6 border-t border-line pt-8 sm:gap-x-6 md:gap-x-8 lg:gap-x-12">
      <div className="col-span-12 flex flex-col sm:col-span-8">
        <h3 className={`max-w-[24em] text-2xl ${title}`}>
          <TitleLink insight={insight} />
        </h3>
        <p className="mt-3 max-w-[52ch] text-muted">{insight.excerpt}</p>
        <div className="mt-auto pt-5">
          <Subject insight={insight} topics={insight.tags.slice(0, 2)} />
          <Byline article={insight} className="mt-2" />
        </div>
      </div>
      <ArticleCover
        article={insight}
        sizes="(min-width: 40rem) 33vw, 100vw"
        className="col-span-12 max-sm:order-first sm:col-span-4"
      />
    </article>
  );
}

export function FeaturedInsights({ insights }: { insights: InsightSummary[] }) {
  const [lead, ...others] = insights;
  if (!lead) return null;
  return (
    <div className="grid gap-10 lg:gap-12">
      <Lead insight={lead} />
      {others.map((insight) => (
        <Second key={insight.slug} insight={insight} />
      ))}
    </div>
  );
}

/** A line of the index: the date leads, the picture closes. */
export function InsightRow({ insight }: { insight: InsightSummary }) {
  return (
    <article className="group/card relative grid grid-cols-[minmax(0,1fr)_30%] gap-x-5 gap-y-3 border-t border-line py-6 sm:grid-cols-[minmax(0,1fr)_10rem] md:grid-cols-12 md:gap-x-8 md:py-7">
      <ArticleDate
        date={insight.publishDate}
        className="col-span-2 text-sm text-muted md:col-span-12 lg:col-span-2 lg:pt-1"
      />
      <div className="md:col-span-9 lg:col-span-8">
        <h3 className={`text-xl leading-tight ${title}`}>
          <TitleLink insight={insight} />
        </h3>
        <p className="mt-2 max-w-[56ch] text-muted max-md:hidden">{insight.excerpt}</p>
        <RowFacts insight={insight} className="mt-4 max-md:hidden" />
      </div>
      <div className="md:col-span-3 lg:col-span-2">
        <ArticleCover article={insight} sizes="(min-width: 48rem) 16vw, 30vw" shape="small" />
      </div>
      <div className="col-span-2 md:hidden">
        <p className="text-muted">{insight.excerpt}</p>
        <RowFacts insight={insight} className="mt-3" />
      </div>
    </article>
  );
}

function TitleLink({ insight }: { insight: InsightSummary }) {
  return (
    <a href={`/insights/${insight.slug}`} className={link}>
      {titleOf(insight)}
    </a>
  );
}

function Subject({ insight, topics }: { insight: InsightSummary; topics: string[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {topics.map((topic) => (
        <span key={topic} className="font-medium text-text">
          {topic}
        </span>
      ))}
      <DifficultyBadge difficulty={insight.difficulty} />
    </p>
  );
}

function RowFacts({ insight, className }: { insight: InsightSummary; className: string }) {
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted ${className}`}>
      <Subject insight={insight} topics={[insight.category]} />
      {insight.readTime && <span>{insight.readTime}</span>}
      {insight.author && <span className="min-w-0 wrap-anywhere">{insight.author}</span>}
    </div>
  );
}
