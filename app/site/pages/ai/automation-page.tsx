import { contactHref, requestDemo } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { Rows } from '../../parts/rows';
import { AsideSection, ColumnsSection, Section } from '../../parts/section';
import { Steps } from '../../parts/steps';
import type { PageProps } from '../written-page';
import type { automationCopy } from './automation-copy';
import { ThresholdExhibit } from './threshold-exhibit';

type Copy = typeof automationCopy.sections;

export function AutomationPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Automation & RPA"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={[{ label: 'Request Automation Audit', href: contactHref('audit') }, requestDemo('ai')]}
        motif="flow-graph"
        seed="/services/ai-solutions/automation-rpa"
        proof={<p className="max-w-[48ch] border-l-2 border-accent pl-4 text-sm text-muted">{copy.hero.proof}</p>}
      />
      <Overview copy={copy.overview} />
      <Section id="features" title={copy.features.title} lead={copy.features.content} tone="sunken">
        <Features items={copy.features.items} />
      </Section>
      <AsideSection id="use-cases" title={copy.use_cases.title} lead={copy.use_cases.content}>
        <Rows rows={copy.use_cases.items} />
      </AsideSection>
      <Benefits copy={copy.benefits} />
      <Section id="process" title={copy.process.title} tone="ink">
        <Steps steps={copy.process.items} />
      </Section>
      <Technology copy={copy.technology} />
      <AddedSections sections={added} />
      <ClosingCall
        {...copy.closing}
        actions={[
          { label: 'Book a Consultation', href: contactHref('consultation') },
          { label: 'Request Automation Audit', href: contactHref('audit') },
        ]}
      />
    </>
  );
}

function Overview({ copy }: { copy: Copy['overview'] }) {
  const tones: Record<string, string> = { person: 'text-warm', model: 'text-accent' };
  return (
    <ColumnsSection id="overview">
      <div className="col-span-12 lg:col-span-5">
        <h2 id="overview-title" className="text-xl">
          {copy.title}
        </h2>
        <p className="mt-6 font-display text-2xl leading-snug font-semibold tracking-tight">{copy.content}</p>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-6 text-muted">
            {paragraph}
          </p>
        ))}
      </div>
      <Exhibit caption={copy.caption} className="col-span-12 lg:col-span-7 lg:pl-8">
        <ol className="font-mono text-xs sm:text-sm">
          {copy.log.map(({ at, actor, text }) => (
            <li
              key={at + text}
              className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 border-b border-line py-3 last:border-0 sm:grid-cols-[5.5rem_4rem_1fr]"
            >
              <span className="text-muted">{at}</span>
              <span className={tones[actor] ?? ''}>{actor}</span>
              <span className="max-sm:col-span-2">{text}</span>
            </li>
          ))}
        </ol>
      </Exhibit>
    </ColumnsSection>
  );
}

function Features({ items }: { items: Copy['features']['items'] }) {
  return (
    <div className="grid gap-px border border-line bg-line md:grid-cols-2">
      {items.map(({ title, description, sample }) => (
        <article key={title} className="flex flex-col bg-ground p-6 sm:p-10">
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-4 max-w-[52ch] text-muted">{description}</p>
          <div className="mt-auto pt-8">
            <p className="border-t border-line pt-4 font-mono text-xs text-accent">{sample}</p>
          </div>
        </article>
      ))}
    </div>
  );
}

function Benefits({ copy }: { copy: Copy['benefits'] }) {
  return (
    <section aria-labelledby="benefits-title" id="benefits" className="border-t border-line bg-sunken">
      <div className="page-wide section-y pb-10!">
        <h2 id="benefits-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-4 text-muted">{copy.content}</p>
      </div>
      <FigureRow claims={copy.claims} labelledBy="benefits-title" />
      <div className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
        <div className="col-span-12 lg:col-span-4">
          <h3 className="text-2xl">{copy.threshold_title}</h3>
          <p className="mt-5 text-muted">{copy.threshold}</p>
        </div>
        <div className="col-span-12 lg:col-span-8">
          <ThresholdExhibit copy={copy} />
        </div>
      </div>
    </section>
  );
}

function Technology({ copy }: { copy: Copy['technology'] }) {
  return (
    <ColumnsSection id="technology" rowGap="gap-y-12">
      <div className="col-span-12 lg:col-span-4">
        <h2 id="technology-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 text-muted">{copy.content}</p>
      </div>
      {copy.groups.map(({ title, items }) => (
        <div key={title} className="col-span-12 md:col-span-6 lg:col-span-4">
          <h3 className="border-b-2 border-text pb-3 text-xl">{title}</h3>
          <dl>
            {items.map(({ name, text }) => (
              <div key={name} className="border-b border-line py-4">
                <dt className="font-medium">{name}</dt>
                <dd className="text-sm text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </ColumnsSection>
  );
}
