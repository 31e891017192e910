import { ArrowLink } from '~/ui/arrow-link';
import { claim } from '../../claims';
import { LateIllustration } from '../../illustrations/illustration';
import { requestDemo, talkToExperts } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { Explanation } from '../../parts/explanation';
import { InkHero } from '../../parts/heroes';
import { Rows } from '../../parts/rows';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import { LoopLandscape, LoopResult } from './loop-landscape';
import type { quantumAiCopy } from './quantum-ai-copy';

type Copy = typeof quantumAiCopy.sections;

export function QuantumAiPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Quantum-AI Systems"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={[requestDemo('ai'), talkToExperts]}
        motif="interference"
        seed="/services/ai-solutions/quantum-ai-systems"
      />
      <Overview copy={copy.overview} />
      <AsideSection id="features" title={copy.features.title} lead={copy.features.content} tone="sunken">
        <Rows rows={copy.features.items} />
      </AsideSection>
      <Loop copy={copy.loop} />
      <Section id="architecture" title={copy.architecture.title} lead={copy.architecture.content} tone="ink">
        <Layers items={copy.architecture.items} />
      </Section>
      <Section id="use-cases" title={copy.use_cases.title} lead={copy.use_cases.content}>
        <UseCases items={copy.use_cases.items} />
      </Section>
      <Advantages copy={copy.advantages} />
      <QueridoCard copy={copy.querido} />
      <AddedSections sections={added} />
      <ClosingCall {...copy.closing} actions={[talkToExperts, requestDemo('ai')]} />
    </>
  );
}

function Overview({ copy }: { copy: Copy['overview'] }) {
  return (
    <BareSection id="overview" className="grid grid-cols-12 gap-x-4 lg:gap-x-8">
      <h2 id="overview-title" className="col-span-12 text-xl lg:col-span-3 lg:pt-2">
        {copy.title}
      </h2>
      <p className="col-span-12 mt-6 font-display text-3xl leading-[1.12] font-semibold tracking-tight text-balance lg:col-span-9 lg:mt-0">
        {copy.content}
      </p>
      {copy.paragraphs.map((paragraph, index) => (
        <p
          key={paragraph}
          className={`col-span-12 mt-8 text-muted md:col-span-6 lg:mt-12 ${index === 0 ? 'lg:col-span-4 lg:col-start-4' : 'lg:col-span-5'}`}
        >
          {paragraph}
        </p>
      ))}
    </BareSection>
  );
}

function Loop({ copy }: { copy: Copy['loop'] }) {
  return (
    <ColumnsSection id="loop">
      <div className="col-span-12 lg:order-last lg:col-span-5 lg:pl-4">
        <Explanation id="loop" title={copy.title} content={copy.content} paragraphs={copy.paragraphs} />
        <LoopResult copy={copy} />
      </div>
      <div className="col-span-12 lg:col-span-7">
        <LoopLandscape copy={copy} />
      </div>
    </ColumnsSection>
  );
}

function Layers({ items }: { items: Copy['architecture']['items'] }) {
  return (
    <ol className="border border-line">
      {items.map(({ title, description, passes }, index) => (
        <li
          key={title}
          className={`relative grid gap-x-8 gap-y-3 p-6 sm:p-8 lg:grid-cols-12 ${index === 1 ? 'bg-accent-soft' : 'bg-raised'} ${index > 0 ? 'border-t border-line' : ''}`}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-4 left-1/2 grid h-8 w-16 -translate-x-1/2 place-items-center border border-line bg-ground font-mono text-accent"
            >
              ↓ ↑
            </span>
          )}
          <h3 className="text-2xl lg:col-span-4">{title}</h3>
          <p className="text-muted lg:col-span-5">{description}</p>
          <p className="font-mono text-xs text-accent lg:col-span-3">{passes}</p>
        </li>
      ))}
    </ol>
  );
}

function UseCases({ items }: { items: Copy['use_cases']['items'] }) {
  return (
    <div className="grid gap-x-4 gap-y-12 sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-8">
      {items.map(({ title, description, action, href }, index) => (
        <article
          key={title}
          className={`border-t-2 border-text pt-5 ${index % 3 === 0 ? 'lg:col-span-7' : 'lg:col-span-5'}`}
        >
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-3 max-w-[56ch] text-muted">{description}</p>
          <p className="mt-4">
            <ArrowLink href={href}>{action}</ArrowLink>
          </p>
        </article>
      ))}
    </div>
  );
}

function Advantages({ copy }: { copy: Copy['advantages'] }) {
  const stated = copy.items.map(({ claim: id, note }) => ({ ...claim(id), note }));
  const rows = [
    ...stated,
    { value: copy.ready, label: copy.ready_label, source: '', note: copy.ready_note, id: 'future-ready' },
  ];
  return (
    <BareSection id="advantages" tone="sunken">
      <h2 id="advantages-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-4 text-muted">{copy.content}</p>
      <dl className="mt-12 border-t border-line-strong">
        {rows.map(({ id, value, label, source, note }) => (
          <div
            key={id}
            className="grid items-baseline gap-x-8 gap-y-2 border-b border-line-strong py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="font-display text-4xl leading-none font-semibold">
              {value}
              <span className="mt-3 block font-sans text-base leading-normal font-normal tracking-normal">{label}</span>
            </dt>
            <dd className="max-w-[60ch]">
              {note}
              {source && <span className="mt-1 block text-xs text-muted">{source}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </BareSection>
  );
}

function QueridoCard({ copy }: { copy: Copy['querido'] }) {
  return (
    <section aria-labelledby="querido-title" className="page-wide py-16 lg:py-24">
      <div className="card-link group relative grid border border-line md:grid-cols-2">
        <div className="flex flex-col p-6 sm:p-10">
          <h2 id="querido-title" className="text-3xl">
            {copy.title}
          </h2>
          <p className="mt-4 mb-8 max-w-[44ch] text-muted">{copy.content}</p>
          <p className="mt-auto">
            <ArrowLink href={copy.href} className="after:absolute after:inset-0">
              {copy.action}
            </ArrowLink>
          </p>
        </div>
        <div className="relative min-h-56 overflow-hidden max-md:order-first md:min-h-80">
          <LateIllustration motif="standing-wave" seed={copy.href} className="card-art" />
        </div>
      </div>
    </section>
  );
}
