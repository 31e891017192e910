import { contactSales, requestDemo } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { FigureRow } from '../../parts/figures';
import { SplitHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, BareSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import { AnswerTrace } from './answer-trace';
import type { customLlmCopy } from './custom-llm-copy';
import { MemoryTable } from './memory-table';

type Copy = typeof customLlmCopy.sections;

const actions = [requestDemo('ai'), contactSales];

export function CustomLlmPage({ copy, added, stories }: PageProps<Copy>) {
  return (
    <>
      <SplitHero
        eyebrow="Custom LLMs"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="token-tree"
        seed="/services/ai-solutions/custom-llm"
      />
      <Section id="trace" title={copy.trace.title} lead={copy.trace.content} tone="sunken">
        <AnswerTrace copy={copy.trace} />
      </Section>
      <FigureRow claims={copy.figures.claims} stories={stories} />
      <Section id="ways" title={copy.ways.title} lead={copy.ways.content}>
        <Ways copy={copy.ways} />
      </Section>
      <AsideSection id="memory" title={copy.memory.title} lead={copy.memory.content} tone="ink">
        <figure>
          <MemoryTable copy={copy.memory} />
          <figcaption className="mt-5 max-w-[68ch] text-sm text-muted">{copy.memory.caption}</figcaption>
        </figure>
      </AsideSection>
      <Examination copy={copy.examination} />
      <AddedSections sections={added} />
      <QuestionsSection copy={copy.questions} tone="sunken" />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Ways({ copy }: { copy: Copy['ways'] }) {
  const [, teaches, lacks, update] = copy.columns;
  return (
    <ol className="grid gap-px border border-line bg-line lg:grid-cols-3">
      {copy.items.map((way, index) => (
        <li key={way.name} className="grid gap-x-8 gap-y-5 bg-ground p-6 sm:p-8 lg:row-span-5 lg:grid-rows-subgrid">
          <div aria-hidden="true" className="flex h-10 items-end gap-1.5">
            {[0, 1, 2].map((bar) => (
              <span
                key={bar}
                className={`w-6 ${['h-3', 'h-6', 'h-10'][bar]} ${bar <= index ? 'bg-accent' : 'bg-line'}`}
              />
            ))}
          </div>
          <h3 className="text-2xl">{way.name}</h3>
          <dl className="grid gap-4 md:grid-cols-3 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid">
            {[
              { term: teaches, text: way.teaches },
              { term: lacks, text: way.lacks },
              { term: update, text: way.update },
            ].map(({ term, text }) => (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="mt-0.5">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Examination({ copy }: { copy: Copy['examination'] }) {
  return (
    <BareSection id="examination">
      <h2 id="examination-title" className="max-w-[16ch] text-4xl">
        {copy.title}
      </h2>
      <p className="mt-6 max-w-[60ch] text-lg leading-relaxed text-muted">{copy.content}</p>
      <dl className="mt-12 border-t border-line">
        {copy.items.map(({ title, description }) => (
          <div key={title} className="grid items-baseline gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-3">
            <dt className="font-display text-3xl font-semibold tracking-tight">{title}</dt>
            <dd className="max-w-[60ch] md:col-span-2">{description}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[60ch] border-l-2 border-warm pl-5">{copy.note}</p>
    </BareSection>
  );
}
