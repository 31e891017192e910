import { ArrowLink } from '~/ui/arrow-link';
import { CaseBand } from '../../case-studies/told-case';
import { contactHref, demoHref } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureSection } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { BareSection, ColumnsSection } from '../../parts/section';
import type { PageProps } from '../written-page';
import { AuditLog } from './audit-log';
import type { governmentSolutionCopy } from './government-copy';

type Copy = typeof governmentSolutionCopy.sections;

const actions = [
  { label: 'Request Demo for Government', href: demoHref('other', 'Government') },
  { label: 'Partner With Us', href: contactHref('partnership') },
];

export function GovernmentSolutionPage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="civic"
        seed="/solutions/government"
      />
      <FigureSection id="stats" title={copy.stats.title} claims={copy.stats.claims} />
      <ColumnsSection id="overview" rowGap="gap-y-8">
        <h2 id="overview-title" className="col-span-12 text-4xl lg:col-span-8">
          {copy.overview.title}
        </h2>
        <p className="col-span-12 max-w-[60ch] text-lg leading-relaxed text-muted md:col-span-10 lg:col-span-7 lg:col-start-5">
          {copy.overview.content}
        </p>
      </ColumnsSection>
      <Features copy={copy.features} />
      <Security copy={copy.security} />
      <Procurement copy={copy.steps} />
      <CaseBand story={stories[0]} withExcerpt />
      <QuestionsSection copy={copy.questions}>
        <p className="mt-8">
          <ArrowLink href="/industries/government">Government as an industry</ArrowLink>
        </p>
      </QuestionsSection>
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Features({ copy }: { copy: Copy['features'] }) {
  return (
    <section aria-labelledby="features-title" className="page-wide pb-(--section-space)">
      <h2 id="features-title" className="pb-8 text-2xl">
        {copy.title}
      </h2>
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {copy.items.map(({ title, description }) => (
          <li key={title} className="bg-ground p-6 lg:p-8">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Security({ copy }: { copy: Copy['security'] }) {
  return (
    <BareSection id="security" tone="sunken">
      <div className="grid grid-cols-12 items-end gap-x-4 gap-y-4 pb-10 lg:gap-x-8">
        <h2 id="security-title" className="col-span-12 text-4xl lg:col-span-7">
          {copy.title}
        </h2>
        <p className="col-span-12 text-muted lg:col-span-5">{copy.content}</p>
      </div>
      <Exhibit caption={copy.caption}>
        <h3 className="pb-4 text-base md:sr-only">{copy.log_title}</h3>
        <AuditLog copy={copy} />
      </Exhibit>
      <dl className="mt-14 border-t border-line-strong">
        {copy.controls.map(({ term, text }) => (
          <div key={term} className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[14rem_1fr]">
            <dt className="font-medium">{term}</dt>
            <dd className="max-w-[72ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </BareSection>
  );
}

const descents = ['lg:mt-0', 'lg:mt-12', 'lg:mt-24', 'lg:mt-36'];

/** Stairs that one may leave at every step. */
function Procurement({ copy }: { copy: Copy['steps'] }) {
  const [, get, stop] = copy.columns;
  return (
    <BareSection id="steps">
      <div className="max-w-2xl pb-10 lg:pb-12">
        <h2 id="steps-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-4 text-lg text-muted">{copy.content}</p>
      </div>
      <ol className="grid gap-y-8 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4 lg:gap-x-0">
        {copy.items.map((item, index) => (
          <li
            key={item.title}
            className={`border-t-2 border-accent pt-5 lg:border-l lg:border-l-line lg:pr-6 lg:pl-6 ${descents[index] ?? ''}`}
          >
            <h3 className="flex items-baseline justify-between gap-3 text-2xl">
              {item.title}
              <span className="font-sans text-sm font-normal tracking-normal text-muted">{item.length}</span>
            </h3>
            <dl className="mt-5 grid gap-4 text-sm">
              <div>
                <dt className="text-muted">{get}</dt>
                <dd className="mt-0.5 text-base">{item.get}</dd>
              </div>
              <div>
                <dt className="text-muted">{stop}</dt>
                <dd className="mt-0.5 text-base">{item.stop}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </BareSection>
  );
}
