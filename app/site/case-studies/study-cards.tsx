import type { CaseStudySummary } from '~/collections/case_studies/case_studies.queries.server';
import { ArticleCover } from '../articles/article-cover';
import { titleOf } from '../articles/article-facts';
import { ResultFigure } from './result-figure';

const link = 'after:absolute after:inset-0 group-hover/card:text-accent';
const title = 'transition-colors duration-(--duration-quick)';

/** The newest one, over the whole width: the result, then who, then how to read on. */
export function LeadStudy({ study }: { study: CaseStudySummary }) {
  return (
    <article className="group/card relative grid grid-cols-12 border-y border-line-strong bg-raised">
      <div className="col-span-12 flex flex-col px-5 py-8 md:col-span-7 md:px-10 md:py-12 lg:px-14 lg:py-16">
        <StudyOrigin study={study} />
        {study.resultsAchieved && (
          <div className="mt-8 mb-10 lg:mt-12 lg:mb-14">
            <ResultFigure text={study.resultsAchieved} size="hero" />
          </div>
        )}
        <div className="mt-auto border-t border-line pt-6">
          <h2 className={`max-w-[24em] text-2xl ${title}`}>
            <StudyLink study={study} />
          </h2>
          <p className="mt-3 max-w-[56ch] text-muted">{study.excerpt}</p>
          <StudyFacts study={study} />
        </div>
      </div>
      <div className="col-span-12 min-w-0 max-md:order-first md:col-span-5">
        <ArticleCover
          article={study}
          sizes="(min-width: 48rem) 42vw, 100vw"
          className="md:aspect-auto md:h-full"
          priority
        />
      </div>
    </article>
  );
}

/** A line of the ledger: the result leads, what it was about follows; where three columns are too many, the picture is under the result. */
export function StudyRow({ study }: { study: CaseStudySummary }) {
  return (
    <article className="group/card relative grid grid-cols-12 gap-x-6 gap-y-5 border-b border-line py-9 md:gap-x-8 lg:py-12">
      <div className="col-span-12 max-sm:col-span-8 md:col-span-4">
        {study.resultsAchieved ? <ResultFigure text={study.resultsAchieved} size="row" /> : null}
      </div>
      <div className="col-span-12 max-sm:order-last sm:col-span-8 md:max-lg:row-span-2 lg:col-span-5">
        <StudyOrigin study={study} />
        <h2 className={`mt-2 text-2xl ${title}`}>
          <StudyLink study={study} />
        </h2>
        <p className="mt-3 max-w-[52ch] text-muted">{study.excerpt}</p>
        <StudyFacts study={study} />
      </div>
      <div className="col-span-4 lg:col-span-3">
        <ArticleCover article={study} sizes="(min-width: 64rem) 22vw, 33vw" shape="small" />
      </div>
    </article>
  );
}

function StudyLink({ study }: { study: CaseStudySummary }) {
  return (
    <a href={`/case-studies/${study.slug}`} className={link}>
      {titleOf(study)}
    </a>
  );
}

function StudyOrigin({ study: { industry, clientName } }: { study: CaseStudySummary }) {
  return (
    <p className="text-sm">
      <span className="font-medium text-accent">{industry}</span>
      {clientName && <span className="text-muted"> · {clientName}</span>}
    </p>
  );
}

function StudyFacts({ study: { projectDuration, author, readTime } }: { study: CaseStudySummary }) {
  const facts = [projectDuration, author, readTime].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
