import { figure } from '../../claims';
import { requestDemo } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { ClosingCall } from '../../parts/closing-call';
import { CodeSample } from '../../parts/code-sample';
import { FigureRow } from '../../parts/figures';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import type { PageProps } from '../written-page';
import { Playground } from './playground/playground';
import type { sdksPlaygroundCopy } from './sdks-playground-copy';

type Copy = typeof sdksPlaygroundCopy.sections;

export function SdksPlaygroundPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <Hero copy={copy.hero} />
      <section aria-labelledby="playground-title" id="playground" className="border-y border-line bg-sunken">
        <div className="page-wide py-14 lg:py-20">
          <div className="grid grid-cols-12 gap-x-4 gap-y-4 pb-8 lg:gap-x-8">
            <h2 id="playground-title" className="col-span-12 text-3xl lg:col-span-5">
              {copy.playground.title}
            </h2>
            <p className="col-span-12 text-muted lg:col-span-6 lg:col-start-7">{copy.playground.content}</p>
          </div>
          <Playground words={copy.playground} />
          <p className="mt-4 max-w-(--measure) text-sm text-muted">{copy.playground.note}</p>
        </div>
      </section>
      <Section id="tiers" title={copy.tiers.title} lead={copy.tiers.content}>
        <Tiers copy={copy.tiers} />
      </Section>
      <FigureRow claims={copy.tiers.claims} labelledBy="tiers-title" />
      <Section id="samples" title={copy.samples.title} lead={copy.samples.content}>
        <Samples samples={copy.samples.items} />
      </Section>
      <AsideSection id="limits" title={copy.limits.title} tone="ink">
        <Rows rows={copy.limits.items} />
      </AsideSection>
      <QuestionsSection copy={copy.questions} />
      <ClosingCall
        {...copy.closing}
        actions={[requestDemo('quantum'), { label: 'Read the documentation', href: '/documentation' }]}
      />
    </>
  );
}

function Hero({ copy }: { copy: Copy['hero'] }) {
  return (
    <div className="page-wide grid grid-cols-12 items-end gap-x-4 gap-y-10 pt-12 pb-14 lg:gap-x-8 lg:pt-16 lg:pb-20">
      <div className="col-span-12 lg:col-span-7">
        <p className="font-medium text-accent">SDKs & Playground</p>
        <h1 className="mt-4 text-4xl">{copy.title}</h1>
        <p className="mt-6 max-w-[56ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        <Actions
          className="mt-8"
          actions={[{ label: 'Open the playground', href: '#playground' }, requestDemo('quantum')]}
        />
      </div>
      <div className="col-span-12 min-w-0 lg:col-span-5">
        <CodeSample code={copy.program} label={copy.program_label} />
      </div>
    </div>
  );
}

function Tiers({ copy }: { copy: Copy['tiers'] }) {
  const [head, size, computed, use] = copy.columns;
  return (
    <StackingTable
      head={head}
      columns={[
        { label: size, cell: 'font-mono lg:whitespace-nowrap text-accent' },
        { label: computed },
        { label: use, cell: 'text-muted' },
      ]}
      rows={copy.items.map((tier) => ({
        title: tier.title,
        cells: ['claim' in tier && tier.claim ? `${figure(tier.claim)} qubits` : tier.size, tier.where, tier.use],
      }))}
    />
  );
}

/** Words on one side, the program on the other; every second one the other way round. */
function Samples({ samples }: { samples: Copy['samples']['items'] }) {
  return (
    <ul className="grid gap-12">
      {samples.map(({ title, description, program }, index) => (
        <li key={title} className="grid grid-cols-12 items-center gap-x-4 gap-y-5 lg:gap-x-8">
          <div className={`col-span-12 lg:col-span-4 ${index % 2 === 1 ? 'lg:order-last lg:col-start-9' : ''}`}>
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
          </div>
          <div className={`col-span-12 min-w-0 lg:col-span-7 ${index % 2 === 1 ? '' : 'lg:col-start-6'}`}>
            <CodeSample code={program} label={title} />
          </div>
        </li>
      ))}
    </ul>
  );
}
