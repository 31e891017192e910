import type { ReactNode } from 'react';
import { ArrowLink } from '~/ui/arrow-link';
import { titleOf } from '../articles/article-facts';
import { caseStudiesIn } from '../next-steps';
import type { Story } from '../pages/written-page';
import { ResultFigure } from './result-figure';

interface ToldCaseProps {
  story: Story;
  /** Where its section leads; without one, to the case studies of its industry. */
  action?: { label: string; href: string };
  size?: 'text-3xl' | 'text-4xl';
  /** What else is said of it, above the action. */
  children?: ReactNode;
}

/** Whose case it is and what its record calls it. Its title names the section, as `case-title`. */
export function ToldCase({
  story,
  action = caseStudiesIn(story.industry),
  size = 'text-3xl',
  children,
}: ToldCaseProps) {
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        <span className="font-medium text-accent">Case study</span>
        {story.clientName && ` · ${story.clientName}`}
      </p>
      <h2 id="case-title" className={size}>
        <a href={story.path} className="underline-accent">
          {titleOf(story)}
        </a>
      </h2>
      {children}
      <p className="mt-8">
        <ArrowLink href={action.href}>{action.label}</ArrowLink>
      </p>
    </>
  );
}

const tones = { soft: 'border-y border-line bg-accent-soft', ink: 'on-ink' } as const;

interface CaseBandProps extends Pick<ToldCaseProps, 'action'> {
  story: Story | undefined;
  tone?: keyof typeof tones;
  /** For pages without success stories, whose cards say what happened. */
  withExcerpt?: boolean;
}

/** The same over the whole width, what came of it beside it. Nothing while there is no case to tell. */
export function CaseBand({ story, tone = 'soft', action, withExcerpt }: CaseBandProps) {
  if (!story) return null;
  return (
    <section aria-labelledby="case-title" className={tones[tone]}>
      <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-10 py-16 lg:gap-x-8 lg:py-24">
        <div className="col-span-12 lg:col-span-7">
          <ToldCase story={story} action={action}>
            {withExcerpt && <p className="mt-5 max-w-[56ch] text-lg leading-relaxed">{story.excerpt}</p>}
          </ToldCase>
        </div>
        {story.resultsAchieved && (
          <div className="col-span-12 lg:col-span-4 lg:col-start-9">
            <ResultFigure text={story.resultsAchieved} size="band" />
          </div>
        )}
      </div>
    </section>
  );
}
