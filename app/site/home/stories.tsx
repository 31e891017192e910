import { ButtonLink } from '~/ui/button';
import { ArticleCover } from '../articles/article-cover';
import { titleOf } from '../articles/article-facts';
import { splitResult } from '../case-studies/result-text';
import type { Story } from '../pages/written-page';
import type { HomeCopy } from './home-copy';

/**
 * Of each industry the newest case, as its record tells it: one at length, the others as headlines beside it. Nothing while
 * none is published: a heading over nothing promises what is not there.
 */
export function Stories({ copy, stories }: { copy: HomeCopy['stories']; stories: readonly Story[] }) {
  const industries = [...new Set(stories.map(({ industry }) => industry))];
  const [lead, ...others] = industries.flatMap((wanted) => stories.find(({ industry }) => industry === wanted) ?? []);
  if (!lead) return null;
  return (
    <section aria-labelledby="stories-title" className="page-wide section-y">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-b border-line pb-8">
        <div>
          <h2 id="stories-title" className="text-4xl">
            {copy.title}
          </h2>
          <p className="mt-3 text-lg text-muted">{copy.content}</p>
        </div>
        <ButtonLink href="/insights" variant="outline">
          Read More Case Studies
        </ButtonLink>
      </div>
      <div className="grid grid-cols-12 gap-x-4 lg:gap-x-8 gap-y-12 pt-10">
        <LeadStory story={lead} />
        <div className="col-span-12 grid content-between gap-y-10 lg:col-span-4 lg:col-start-9">
          {others.map((story) => (
            <ShortStory key={story.path} story={story} />
          ))}
        </div>
      </div>
    </section>
  );
}

function LeadStory({ story }: { story: Story }) {
  return (
    <article className="group/card card-link group relative col-span-12 lg:col-span-7">
      <ArticleCover article={story} sizes="(min-width: 64rem) 56vw, 100vw" />
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-3">
        <div className="sm:col-span-2">
          <p className="text-sm font-medium text-accent">{story.industry}</p>
          <h3 className="mt-2 text-2xl">
            <StoryLink story={story} />
          </h3>
          <p className="mt-3 max-w-[60ch] text-muted">{story.excerpt}</p>
        </div>
        <Result story={story} large />
      </div>
    </article>
  );
}

function ShortStory({ story }: { story: Story }) {
  return (
    <article className="card-link group relative border-t border-line pt-6 first:border-t-0 first:pt-0">
      <p className="text-sm font-medium text-accent">{story.industry}</p>
      <h3 className="mt-2 text-xl">
        <StoryLink story={story} />
      </h3>
      <p className="mt-3 text-muted">{story.excerpt}</p>
      <Result story={story} />
    </article>
  );
}

function StoryLink({ story }: { story: Story }) {
  return (
    <a href={story.path} className="underline-accent after:absolute after:inset-0">
      {titleOf(story)}
    </a>
  );
}

function Result({ story, large = false }: { story: Story; large?: boolean }) {
  if (!story.resultsAchieved) return null;
  const { figure, rest } = splitResult(story.resultsAchieved);
  return (
    <p className={large ? 'sm:text-right' : 'mt-5 flex items-baseline gap-3'}>
      {figure && (
        <span
          className={`font-display leading-none font-semibold whitespace-nowrap tabular-nums ${large ? 'text-4xl' : 'text-2xl'}`}
        >
          {figure}
        </span>
      )}{' '}
      <span className={`text-sm text-muted ${large ? 'mt-2 block' : ''}`}>{rest}</span>
    </p>
  );
}
