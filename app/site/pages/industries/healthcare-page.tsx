import { ArrowLink } from '~/ui/arrow-link';
import { SuccessStories } from '../../case-studies/success-stories';
import { CaseBand } from '../../case-studies/told-case';
import { allCaseStudies, requestDemo, talkToExperts } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { healthcareCopy } from './healthcare-copy';
import { TriageCurves, TriageTable } from './triage-chart';

type Copy = typeof healthcareCopy.sections;

const actions = [requestDemo('dim12', 'Healthcare'), talkToExperts];

export function HealthcarePage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="radiograph"
        seed="/industries/healthcare"
        proof={<p className="border-l-2 border-warm pl-4 text-sm text-muted">{copy.hero.note}</p>}
      />
      <ColumnsSection id="overview" rowGap="gap-y-8">
        <h2 id="overview-title" className="col-span-12 text-4xl lg:col-span-9">
          {copy.overview.title}
        </h2>
        <p className="col-span-12 text-lg leading-relaxed md:col-span-7 lg:col-span-5 lg:col-start-4">
          {copy.overview.content}
        </p>
        <p className="col-span-12 text-muted md:col-span-5 lg:col-span-3 lg:col-start-10">{copy.overview.second}</p>
        <WaitingPath copy={copy.overview} />
      </ColumnsSection>
      <Impact copy={copy.impact} />
      <AsideSection id="core-solutions" title={copy.core_solutions.title} lead={copy.core_solutions.content}>
        <Rows rows={copy.core_solutions.items} />
      </AsideSection>
      <Section id="triage" title={copy.exhibit.title} lead={copy.exhibit.content} tone="sunken">
        <div className="grid grid-cols-12 items-start gap-x-4 gap-y-10 lg:gap-x-8">
          <Exhibit caption={copy.exhibit.caption} className="col-span-12 lg:col-span-7">
            <TriageCurves />
          </Exhibit>
          <div className="col-span-12 lg:col-span-5">
            <TriageTable copy={copy.exhibit} />
            <div className="mt-12 border-t-2 border-warm pt-5">
              <h3 className="text-xl">{copy.exhibit.limit_title}</h3>
              <p className="mt-3 text-muted">{copy.exhibit.limit}</p>
            </div>
          </div>
        </div>
      </Section>
      <Section id="uses" title={copy.use_cases.title}>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {copy.use_cases.items.map(({ title, description }) => (
            <li key={title} className="border-t-2 border-text pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </li>
          ))}
        </ol>
        {stories.length === 0 && (
          <p className="mt-10">
            <ArrowLink href={allCaseStudies.href}>{allCaseStudies.label}</ArrowLink>
          </p>
        )}
      </Section>
      <CaseBand story={stories[0]} action={allCaseStudies} />
      <Section id="reasons" title={copy.reasons.title}>
        <dl className="grid gap-x-16 border-t border-line lg:grid-cols-2">
          {copy.reasons.items.map(({ title, description }) => (
            <div key={title} className="border-b border-line py-7">
              <dt className="font-display text-xl font-semibold">{title}</dt>
              <dd className="mt-2 max-w-[56ch] text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <SuccessStories industry="Healthcare" stories={stories} />
      <QuestionsSection copy={copy.questions} tone="sunken" />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Impact({ copy }: { copy: Copy['impact'] }) {
  return (
    <section aria-labelledby="impact-title">
      <div className="page-wide flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 pb-8">
        <h2 id="impact-title" className="text-2xl">
          {copy.title}
        </h2>
        <p className="max-w-[56ch] text-sm text-muted">{copy.content}</p>
      </div>
      <FigureRow claims={copy.claims} labelledBy="impact-title" />
      <div className="page-wide flex flex-wrap items-baseline gap-x-6 gap-y-2 py-6">
        <h3 className="text-base text-muted">{copy.types_title}</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {copy.types.map((type) => (
            <li key={type}>{type}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The steps of a patient and the waiting before each, as one line. */
function WaitingPath({ copy }: { copy: Copy['overview'] }) {
  return (
    <figure className="col-span-12 mt-6 lg:mt-12">
      <ol className="grid max-lg:ml-2 lg:grid-cols-[9fr_13fr_8fr_11fr_15fr]">
        {copy.path.map(({ step, order }) => (
          <li
            key={step}
            className="relative border-dashed border-line-strong max-lg:border-l-2 max-lg:pb-8 max-lg:pl-8 max-lg:last:border-transparent max-lg:last:pb-0 lg:border-t-2 lg:pt-8 lg:pl-4 lg:text-right"
          >
            <span
              aria-hidden="true"
              className="absolute size-4 bg-accent max-lg:top-1.5 max-lg:-left-2 lg:-top-2 lg:right-0"
            />
            <p className="font-display text-xl font-semibold">{step}</p>
            <p className="text-sm text-muted">{order}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mt-8 max-w-[68ch] text-sm text-muted">{copy.path_note}</figcaption>
    </figure>
  );
}
