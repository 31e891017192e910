import type { ReactNode } from 'react';
import type { Position, PositionSummary } from '~/collections/careers/careers.queries.server';
import { company } from '~/lib/company';
import { ButtonLink } from '~/ui/button';
import { BackLink } from '../articles/article-page';
import { Steps } from '../parts/rows';
import { careersCopy } from './careers-copy';
import { readItems, readProse, type TextBlock } from './plain-text';
import { applicationHref, dayWords, positionsHref, sentenceCase } from './position-words';
import { RelatedPositions } from './related-positions';
import { TextBlocks } from './text-blocks';

/** One open position: what the work is on the left, what it comes with and how to apply at the side. */
export function PositionPage({ position, related }: { position: Position; related: PositionSummary[] }) {
  return (
    <>
      <article className="page-wide pt-8 pb-16 lg:pt-12 lg:pb-24">
        <BackLink href="/careers" label="Back to Careers" />
        <header className="mt-8 border-b border-line-strong pb-8 lg:mt-12 lg:pb-12">
          <p>
            <a href={positionsHref(position.department)} className="font-medium text-accent hover:text-accent-strong">
              {position.department}
            </a>
          </p>
          <h1 className="mt-4 -ml-[0.03em] max-w-[16em] text-4xl break-words">{position.title}</h1>
          <p className="mt-6 text-lg text-muted">
            {position.location}. {sentenceCase(position.employmentType)}, {position.experienceLevel}.
          </p>
        </header>
        <div className="grid grid-cols-12 gap-x-4 gap-y-14 pt-10 lg:gap-x-8 lg:pt-14">
          <div className="col-span-12 grid content-start gap-14 lg:col-span-7">
            <Words title="The work" blocks={readProse(position.description)} lead />
            <Words title="Responsibilities" blocks={readItems(position.responsibilities)} />
            <Words title="Requirements" blocks={readItems(position.requirements)} />
            <WordList title="Skills" entries={position.skillsRequired} />
            <WordList title="Benefits" entries={position.benefits} />
          </div>
          <aside aria-label="At a glance" className="col-span-12 lg:col-span-4 lg:col-start-9">
            <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
              <Facts position={position} />
              <Apply title={position.title} />
            </div>
          </aside>
        </div>
      </article>
      <section aria-labelledby="process-title" className="border-t border-line bg-sunken">
        <div className="page-wide py-16 lg:py-20">
          <h2 id="process-title" className="mb-10 text-2xl">
            {careersCopy.sections.process.title}
          </h2>
          <Steps steps={careersCopy.sections.process.items} />
        </div>
      </section>
      <div className="no-print">
        <RelatedPositions title="Related positions" positions={related} />
      </div>
    </>
  );
}

function Words({ title, blocks, lead = false }: { title: string; blocks: TextBlock[]; lead?: boolean }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <div className={`mt-5 grid max-w-(--measure) gap-4 leading-relaxed break-words ${lead ? 'text-lg' : ''}`}>
        <TextBlocks blocks={blocks} />
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
          <li key={entry} className="rounded-sm border border-line-strong px-3 py-1.5 text-sm break-words">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ position }: { position: Position }) {
  const { department, location, employmentType, experienceLevel, salaryRange, applicationDeadline } = position;
  const facts: { term: string; value: ReactNode }[] = [
    { term: 'Department', value: department },
    { term: 'Location', value: location },
    { term: 'Employment type', value: sentenceCase(employmentType) },
    { term: 'Experience level', value: sentenceCase(experienceLevel) },
    { term: 'Salary range', value: salaryRange },
    {
      term: 'Application deadline',
      value: applicationDeadline && <time dateTime={applicationDeadline}>{dayWords(applicationDeadline)}</time>,
    },
  ];
  return (
    <dl className="border-t border-line text-sm">
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 border-b border-line py-3">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Apply({ title }: { title: string }) {
  return (
    <div className="mt-8">
      <ButtonLink href={applicationHref(title)} size="lg" className="w-full">
        Apply by e-mail
      </ButtonLink>
      <p className="mt-4 text-sm text-muted">
        Opens a letter to <span className="font-medium text-text">{company.emails.careers}</span> with the subject
        filled in. Add a few lines and something that you made.
      </p>
    </div>
  );
}
