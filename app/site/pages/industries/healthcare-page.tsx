import { ArrowLink } from '~/ui/arrow-link';
import { SuccessStories } from '../../case-studies/success-stories';
import { claim } from '../../claims';
import { contactHref, demoHref } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { Questions } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { healthcareCopy } from './healthcare-copy';
import { TriageChart } from './triage-chart';

type Copy = typeof healthcareCopy.sections;

export function HealthcarePage({ copy, stories }: PageProps<Copy>) {
  const demo = { label: 'Request Demo', href: demoHref('dim12') };
  const expert = { label: 'Talk to Experts', href: contactHref('expert') };
  return (
    <>
      <InkHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={[demo, expert]}
        motif="radiograph"
        seed="/industries/healthcare"
        proof={<p className="border-l-2 border-warm pl-4 text-sm text-muted">{copy.hero.note}</p>}
      />
      <section
        aria-labelledby="overview-title"
        className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-8 lg:gap-x-8"
      >
        <h2 id="overview-title" className="col-span-12 text-4xl lg:col-span-9">
          {copy.overview.title}
        </h2>
        <p className="col-span-12 text-lg leading-relaxed md:col-span-7 lg:col-span-5 lg:col-start-4">
          {copy.overview.content}
        </p>
        <p className="col-span-12 text-muted md:col-span-5 lg:col-span-3 lg:col-start-10">{copy.overview.second}</p>
      </section>
      <Impact copy={copy.impact} />
      <AsideSection id="core-solutions" title={copy.core_solutions.title} lead={copy.core_solutions.content}>
        <Rows rows={copy.core_solutions.items} />
      </AsideSection>
      <Section id="triage" title={copy.exhibit.title} lead={copy.exhibit.content} tone="sunken">
        <div className="grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
          <Exhibit caption={copy.exhibit.caption} className="col-span-12 lg:col-span-8">
            <TriageChart copy={copy.exhibit} />
          </Exhibit>
          <div className="col-span-12 self-end border-t-2 border-warm pt-5 md:col-span-8 lg:col-span-4">
            <h3 className="text-xl">{copy.exhibit.limit_title}</h3>
            <p className="mt-3 text-muted">{copy.exhibit.limit}</p>
          </div>
        </div>
      </Section>
      <Ward uses={copy.use_cases} highlight={copy.case_highlight} />
      <SuccessStories industry="Healthcare" stories={stories} />
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
      <AsideSection id="questions" title={copy.questions.title} tone="sunken">
        <Questions questions={copy.questions.items} />
      </AsideSection>
      <ClosingCall title={copy.closing.title} content={copy.closing.content} actions={[demo, expert]} />
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

/** Four uses as a quiet list, and beside them the one case that is told. */
function Ward({ uses, highlight }: { uses: Copy['use_cases']; highlight: Copy['case_highlight'] }) {
  const { value, label, source } = claim(highlight.claim);
  return (
    <div className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-16 lg:gap-x-8">
      <section aria-labelledby="uses-title" className="col-span-12 lg:col-span-6">
        <h2 id="uses-title" className="text-3xl">
          {uses.title}
        </h2>
        <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {uses.items.map(({ title, description }) => (
            <li key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="case-title"
        className="col-span-12 border border-line bg-raised p-6 sm:p-10 lg:col-span-5 lg:col-start-8"
      >
        <p className="font-display text-5xl leading-none font-semibold text-accent tabular-nums">{value}</p>
        <p className="mt-3 font-medium">{label}</p>
        <h2 id="case-title" className="mt-8 text-2xl">
          {highlight.title}
        </h2>
        <p className="mt-4 text-muted">{highlight.content}</p>
        <p className="mt-4 text-xs text-muted">{source}</p>
        <p className="mt-6">
          <ArrowLink href="/case-studies">View All Case Studies</ArrowLink>
        </p>
      </section>
    </div>
  );
}
