import { ArrowLink } from '~/ui/arrow-link';
import { contactSales, requestDemo } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { Explanation } from '../../parts/explanation';
import { FigureColumn } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import { Steps } from '../../parts/steps';
import type { PageProps } from '../written-page';
import type { healthcareCopy } from './healthcare-copy';
import { PrevalenceExhibit } from './prevalence-exhibit';
import { WorklistExhibit } from './worklist-exhibit';

type Copy = typeof healthcareCopy.sections;

const actions = [requestDemo('dim12'), contactSales];

export function HealthcarePage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Healthcare: DIM12 and AI radiology"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="cell-field"
        seed="/services/healthcare"
        proof={<p className="max-w-[48ch] border-l-2 border-warm pl-4 text-sm">{copy.hero.proof}</p>}
      />
      <Figures copy={copy.figures} />
      <Section id="way" title={copy.way.title} tone="sunken">
        <Steps steps={copy.way.items} />
      </Section>
      <Prevalence copy={copy.prevalence} />
      <AsideSection id="types" title={copy.types.title} lead={copy.types.content} tone="sunken">
        <Types copy={copy.types} />
      </AsideSection>
      <Section id="radiology" title={copy.radiology.title} lead={copy.radiology.content}>
        <WorklistExhibit copy={copy.radiology} />
      </Section>
      <Before copy={copy.before} />
      <AddedSections sections={added} />
      <QuestionsSection copy={copy.questions}>
        <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          <ArrowLink href="/industries/healthcare">Healthcare as an industry</ArrowLink>
          <ArrowLink href="/case-studies">View All Case Studies</ArrowLink>
        </p>
      </QuestionsSection>
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function Figures({ copy }: { copy: Copy['figures'] }) {
  return (
    <ColumnsSection id="figures">
      <div className="col-span-12 lg:col-span-4">
        <h2 id="figures-title" className="pb-8 text-3xl">
          {copy.title}
        </h2>
        <FigureColumn claims={copy.claims} />
      </div>
      <div className="col-span-12 lg:col-span-7 lg:col-start-6">
        <p className="text-xl leading-snug">{copy.content}</p>
        <dl className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
          {copy.items.map(({ term, text }) => (
            <div key={term} className="border-t border-line pt-4">
              <dt className="font-display text-xl font-semibold">{term}</dt>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ColumnsSection>
  );
}

function Prevalence({ copy }: { copy: Copy['prevalence'] }) {
  return (
    <ColumnsSection id="prevalence">
      <div className="col-span-12 lg:col-span-7">
        <PrevalenceExhibit copy={copy} />
      </div>
      <div className="col-span-12 max-lg:order-first lg:sticky lg:top-[calc(var(--header-height)+3rem)] lg:col-span-5 lg:self-start lg:pl-6">
        <Explanation id="prevalence" title={copy.title} content={copy.content} paragraphs={copy.paragraphs} />
      </div>
    </ColumnsSection>
  );
}

function Types({ copy }: { copy: Copy['types'] }) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="border-b border-line-strong text-sm text-muted">
          <tr>
            <th scope="col" className="pb-3 font-normal">
              {copy.type}
            </th>
            <th scope="col" className="pb-3 font-normal">
              {copy.next}
            </th>
          </tr>
        </thead>
        <tbody>
          {copy.items.map(({ type, next }) => (
            <tr key={type} className="border-b border-line">
              <th scope="row" className="py-3 pr-6 font-display text-xl font-semibold">
                {type}
              </th>
              <td className="py-3 text-muted">{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Before({ copy }: { copy: Copy['before'] }) {
  return (
    <BareSection id="before" tone="ink">
      <h2 id="before-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-5 text-lg text-muted">{copy.content}</p>
      <ol className="mt-12 grid gap-x-12 border-t border-line md:grid-cols-2">
        {copy.items.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] items-baseline border-b border-line py-6">
            <span aria-hidden="true" className="font-mono text-sm text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </BareSection>
  );
}
