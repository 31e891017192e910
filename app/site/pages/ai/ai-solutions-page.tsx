import { ArrowLink } from '~/ui/arrow-link';
import { LateIllustration } from '../../illustrations/illustration';
import { contactSales, requestDemo } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { Explanation } from '../../parts/explanation';
import { FigureRow } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { BareSection, ColumnsSection, Section } from '../../parts/section';
import { Steps } from '../../parts/steps';
import { requirePage } from '../../site-map';
import type { PageProps } from '../written-page';
import type { aiSolutionsCopy } from './ai-solutions-copy';
import { TimeSplit } from './time-split';

type Copy = typeof aiSolutionsCopy.sections;

const actions = [requestDemo('ai'), contactSales];

export function AiSolutionsPage({ copy, added, stories }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow="Artificial intelligence"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="decision-boundary"
        seed="/services/ai-solutions"
      />
      <FigureRow claims={copy.figures.claims} stories={stories} />
      <Section id="kinds" title={copy.kinds.title} lead={copy.kinds.content}>
        <Kinds items={copy.kinds.items} />
      </Section>
      <Sealed copy={copy.sealed} />
      <Section id="use-cases" title={copy.use_cases.title} lead={copy.use_cases.content}>
        <UseCases items={copy.use_cases.items} />
      </Section>
      <BareSection id="project" tone="ink">
        <h2 id="project-title" className="max-w-[18ch] pb-12 text-3xl">
          {copy.project.title}
        </h2>
        <Steps steps={copy.project.items} />
      </BareSection>
      <Limits copy={copy.limits} />
      <AddedSections sections={added} />
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function Kinds({ items }: { items: Copy['kinds']['items'] }) {
  return (
    <div className="grid gap-px border border-line bg-line lg:grid-cols-12">
      {items.map(({ path, said, description }, index) => {
        const page = requirePage(path);
        const wide = index === 0 || index === 3;
        return (
          <article
            key={path}
            className={`card-link group relative flex flex-col bg-ground ${wide ? 'lg:col-span-7' : 'lg:col-span-5'}`}
          >
            <div className="relative h-44 overflow-hidden sm:h-56">
              <LateIllustration motif={page.motif} seed={path} className="card-art" />
            </div>
            <div className="flex flex-1 flex-col p-6 sm:p-8">
              <p className="text-muted">{said}</p>
              <h3 className="mt-2 text-2xl">
                <ArrowLink href={path} className="text-text after:absolute after:inset-0">
                  {page.label}
                </ArrowLink>
              </h3>
              <p className="mt-4 max-w-[52ch]">{description}</p>
            </div>
          </article>
        );
      })}
    </div>
  );
}

function Sealed({ copy }: { copy: Copy['sealed'] }) {
  return (
    <ColumnsSection id="sealed" tone="sunken">
      <div className="col-span-12 lg:col-span-5">
        <Explanation id="sealed" title={copy.title} content={copy.content} paragraphs={copy.paragraphs} />
      </div>
      <Exhibit caption={copy.caption} className="col-span-12 lg:col-span-7">
        <TimeSplit words={copy} />
      </Exhibit>
    </ColumnsSection>
  );
}

function UseCases({ items }: { items: Copy['use_cases']['items'] }) {
  return (
    <ul className="grid border-t border-line md:grid-cols-2">
      {items.map(({ question, given, answer, path }, index) => (
        <li
          key={question}
          className={`grid content-start border-b border-line py-7 ${index % 2 === 0 ? 'md:border-r md:pr-8' : 'md:pl-8'}`}
        >
          <h3 className="text-xl">{question}</h3>
          <dl className="mt-4 grid grid-cols-[3.5rem_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">Given</dt>
            <dd>{given}</dd>
            <dt className="text-muted">Answer</dt>
            <dd>{answer}</dd>
          </dl>
          <p className="mt-4 text-sm">
            <ArrowLink href={path}>{requirePage(path).label}</ArrowLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Limits({ copy }: { copy: Copy['limits'] }) {
  return (
    <ColumnsSection id="limits" rowGap="gap-y-8">
      <h2 id="limits-title" className="col-span-12 text-3xl lg:col-span-5">
        {copy.title}
      </h2>
      <ul className="col-span-12 grid gap-6 lg:col-span-6 lg:col-start-7">
        {copy.items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_1fr] text-lg leading-relaxed">
            <span aria-hidden="true" className="font-mono text-warm">
              ×
            </span>
            {item}
          </li>
        ))}
      </ul>
    </ColumnsSection>
  );
}
