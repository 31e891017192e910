import type { ReactNode } from 'react';
import type { Position, PositionSummary } from '~/collections/careers/careers.queries.server';
import { company } from '~/lib/company';
import { ButtonLink } from '~/ui/button';
import { BackLink } from '../articles/article-page';
import { Illustration } from '../illustrations/illustration';
import { recordMotif } from '../illustrations/record-motif';
import { Steps } from '../parts/steps';
import { careersCopy } from './careers-copy';
import { readItems, readProse, type TextBlock } from './plain-text';
import { applicationHref, dayWords, positionsHref, sentenceCase } from './position-words';
import { RelatedPositions } from './related-positions';
import { TextBlocks } from './text-blocks';

/** One open position: its name beside a drawing of its field, what it comes with and how to apply, then the work itself. */
export function PositionPage({ position, related }: { position: Position; related: PositionSummary[] }) {
  const { process } = careersCopy.sections;
  return (
    <>
      <article>
        <Opening position={position} />
        <AtAGlance position={position} />
        <div className="page-wide section-y grid gap-y-16 lg:gap-y-24">
          <section className="grid grid-cols-12 gap-x-4 gap-y-6 lg:gap-x-8">
            <h2 className="col-span-12 text-3xl lg:col-span-4">The work</h2>
            <div className="col-span-12 grid max-w-(--measure) gap-5 text-lg leading-relaxed break-words *:first:text-xl lg:col-span-8">
              <TextBlocks blocks={readProse(position.description)} />
            </div>
          </section>
          <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
            <Words title="Responsibilities" blocks={readItems(position.responsibilities)} />
            <Words title="Requirements" blocks={readItems(position.requirements)} />
            <WordList title="Skills" entries={position.skillsRequired} />
            <WordList title="Benefits" entries={position.benefits} />
          </div>
        </div>
      </article>
      <section aria-labelledby="process-title" className="border-y border-line bg-sunken">
        <div className="page-wide py-16 lg:py-24">
          <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
            <h2 id="process-title" className="text-3xl">
              {process.title}
            </h2>
            <ApplyButton title={position.title} />
          </div>
          <Steps steps={process.items} />
        </div>
      </section>
      <div className="no-print">
        <RelatedPositions title="Related positions" positions={related} />
      </div>
    </>
  );
}

function Opening({ position: { slug, department, title, location, employmentType, experienceLevel } }: PositionProps) {
  return (
    <header className="on-ink relative overflow-hidden">
      <div className="relative h-[clamp(13rem,56vw,24rem)] overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[46%]">
        <Illustration motif={recordMotif({ slug, title, tags: [department] })} seed={slug} className="hero-band-art" />
      </div>
      <div className="page-wide relative grid grid-cols-12 gap-x-4 pt-8 pb-14 lg:min-h-[32rem] lg:gap-x-8 lg:pt-12 lg:pb-16">
        <div className="col-span-12 flex flex-col lg:col-span-6">
          <BackLink href="/careers" label="Back to Careers" />
          <p className="mt-auto pt-10">
            <a href={positionsHref({ department })} className="font-medium text-accent hover:text-accent-strong">
              {department}
            </a>
          </p>
          <h1 className="mt-4 text-4xl break-words">{title}</h1>
          <p className="mt-7 text-lg text-muted">
            {location}. {sentenceCase(employmentType)}, {experienceLevel}.
          </p>
        </div>
      </div>
    </header>
  );
}

interface PositionProps {
  position: Position;
}

/** The facts as a strip, and the letter beside them: what somebody wants to know before they read. */
function AtAGlance({ position }: PositionProps) {
  return (
    <aside aria-label="At a glance" className="border-b border-line">
      <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-8 py-10 lg:gap-x-8 lg:py-14">
        <Facts position={position} />
        <div className="col-span-12 lg:col-span-4">
          <ApplyButton title={position.title} className="w-full" />
          <p className="mt-4 text-sm text-muted">
            Write to <span className="font-medium text-text">{company.emails.careers}</span>, with the position as the
            subject, a few lines, and something that you made.
          </p>
        </div>
      </div>
    </aside>
  );
}

function ApplyButton({ title, className = '' }: { title: string; className?: string }) {
  return (
    <ButtonLink href={applicationHref(title)} size="lg" className={`no-print ${className}`}>
      Apply by e-mail
    </ButtonLink>
  );
}

function Words({ title, blocks }: { title: string; blocks: TextBlock[] }) {
  return (
    <section>
      <h2 className="border-b-2 border-text pb-4 text-2xl">{title}</h2>
      <div className="grid leading-relaxed break-words">
        <TextBlocks blocks={blocks} ruled />
      </div>
    </section>
  );
}

function WordList({ title, entries }: { title: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-5 flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry} className="rounded-sm border border-line-strong px-3 py-1.5 text-sm wrap-anywhere">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ position }: PositionProps) {
  const { department, location, employmentType, experienceLevel, salaryRange, applicationDeadline } = position;
  const facts: { term: string; value: ReactNode }[] = [
    { term: 'Department', value: department },
    { term: 'Location', value: location },
    { term: 'Employment type', value: sentenceCase(employmentType) },
    { term: 'Experience level', value: sentenceCase(experienceLevel) },
    { term: 'Salary range', value: salaryRange },
    {
      term: 'Application deadline',
      // Whoever reads it elsewhere has until that day ends on our clock, not on theirs.
      value: applicationDeadline && (
        <>
          <time dateTime={applicationDeadline}>{dayWords(applicationDeadline)}</time>, end of day in India
        </>
      ),
    },
  ];
  return (
    <dl className="col-span-12 grid grid-cols-2 content-start gap-x-4 gap-y-6 md:grid-cols-3 lg:col-span-8 lg:gap-x-8">
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-1 font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
