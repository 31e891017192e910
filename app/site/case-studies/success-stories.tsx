import { ArrowLink } from '~/ui/arrow-link';
import { ArticleCover } from '../articles/article-cover';
import { Tags, titleOf } from '../articles/article-facts';
import { allCaseStudies } from '../next-steps';
import type { Story } from '../pages/written-page';

const most = 3;
const mostTags = 2;

/** What was achieved in an industry, at most three cards, each with its picture; one alone has it at its side; nothing when there is nothing to tell. */
export function SuccessStories({ industry, stories }: { industry: string; stories: readonly Story[] }) {
  if (stories.length === 0) return null;
  const isAlone = stories.length === 1;
  return (
    <section aria-labelledby="success-stories-title" className="page-wide section-y">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line-strong pb-6">
        <h2 id="success-stories-title" className="text-3xl">
          {`Success Stories in ${industry}`}
        </h2>
        <ArrowLink href={allCaseStudies.href}>{allCaseStudies.label}</ArrowLink>
      </div>
      <ul className="grid divide-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
        {stories.slice(0, most).map((story) => (
          <li
            key={story.path}
            className={`gap-x-16 gap-y-8 py-8 md:px-8 md:first:pl-0 md:last:pr-0 ${isAlone ? 'grid items-center lg:grid-cols-2' : 'flex flex-col'}`}
          >
            {!isAlone && <ArticleCover article={story} sizes="(min-width: 48rem) 46vw, 100vw" />}
            <StoryCard story={story} />
            {isAlone && <ArticleCover article={story} sizes="(min-width: 64rem) 40vw, 100vw" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoryCard({ story }: { story: Story }) {
  const facts = [story.author, story.readTime].filter(Boolean);
  return (
    <article className="group/card relative flex max-w-2xl grow flex-col">
      {story.clientName && <p className="mb-2 text-sm text-muted">{story.clientName}</p>}
      <h3 className="text-xl leading-tight transition-colors duration-(--duration-quick)">
        <a href={story.path} className="after:absolute after:inset-0 group-hover/card:text-accent">
          {titleOf(story)}
        </a>
      </h3>
      <p className="mt-3 text-muted">{story.excerpt}</p>
      {story.resultsAchieved && (
        <p className="mt-5 border-l-2 border-accent pl-4">
          <strong className="font-medium text-muted">Results:</strong>{' '}
          <span className="font-medium">{story.resultsAchieved}</span>
        </p>
      )}
      <div className="mt-auto pt-5">
        <Tags tags={story.tags} most={mostTags} />
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </article>
  );
}
