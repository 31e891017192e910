import { contactSales, requestDemo } from '../../next-steps';
import { QuietClosing } from '../../parts/closing-call';
import { CodeSample } from '../../parts/code-sample';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { SplitHero } from '../../parts/heroes';
import { Nearby } from '../../parts/nearby';
import { Plot, PlotNote, percent, plotCurve } from '../../parts/plot';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, ColumnsSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import { Steps } from '../../parts/steps';
import type { PageProps } from '../written-page';
import { bondBound, bytesText, faultless, stateVectorBytes, tensorNetworkBytes } from './exhibits/memory';
import type { simulatorsCopy } from './simulators-copy';

type Copy = typeof simulatorsCopy.sections;
const path = '/services/quantum-computing/simulators';

export function SimulatorsPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <SplitHero
        eyebrow="Simulators"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="lattice"
        seed={path}
        actions={[requestDemo('quantum'), contactSales]}
      />
      <FigureRow claims={copy.figures.claims} />
      <AsideSection id="wall" title={copy.wall.title} lead={copy.wall.content}>
        <MemoryPlot copy={copy.wall} />
      </AsideSection>
      <Section id="engines" title={copy.engines.title} lead={copy.engines.content} tone="sunken">
        <Engines engines={copy.engines.items} />
      </Section>
      <Section id="entanglement" title={copy.entanglement.title} lead={copy.entanglement.content}>
        <Entanglement copy={copy.entanglement} />
      </Section>
      <Noise copy={copy.noise} />
      <Section id="path" title={copy.path.title}>
        <Steps steps={copy.path.items} />
      </Section>
      <QuestionsSection copy={copy.questions} tone="sunken" />
      <Nearby path={path} />
      <QuietClosing
        {...copy.closing}
        actions={[
          requestDemo('quantum'),
          { label: 'Open the playground', href: '/services/quantum-computing/sdks-playground' },
        ]}
      />
    </>
  );
}

const [fewest, most, smallest, largest] = [10, 60, 10, 64];
const heightOf = (bytes: number) => (Math.log2(bytes) - smallest) / (largest - smallest);
const placeOf = (qubits: number) => (qubits - fewest) / (most - fewest);
const widths = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);

function MemoryPlot({ copy }: { copy: Copy['wall'] }) {
  return (
    <Exhibit caption={copy.caption}>
      <Plot
        description={copy.description}
        xTitle="qubits"
        yTitle="memory"
        x={[10, 20, 30, 40, 50, 60].map((qubits) => ({ at: placeOf(qubits), label: String(qubits) }))}
        y={[10, 20, 30, 40, 50, 60].map((power) => ({ at: heightOf(2 ** power), label: bytesText(2 ** power) }))}
        notes={
          <>
            <PlotNote at={placeOf(43)} up={heightOf(stateVectorBytes(45))} anchor="end" tone="warm">
              {copy.exact}
            </PlotNote>
            <PlotNote at={0.98} up={heightOf(tensorNetworkBytes(60, 1024)) + 0.03} anchor="end" tone="accent">
              {copy.wide}
            </PlotNote>
            <PlotNote at={0.98} up={heightOf(tensorNetworkBytes(60, 64)) + 0.03} anchor="end" tone="accent">
              {copy.narrow}
            </PlotNote>
            <circle
              cx={percent(placeOf(30))}
              cy={percent(1 - heightOf(stateVectorBytes(30)))}
              r="5"
              className="fill-warm"
            />
            <PlotNote at={placeOf(28.6)} up={heightOf(stateVectorBytes(30)) + 0.02} anchor="end">
              {`${bytesText(stateVectorBytes(30))} at 30`}
            </PlotNote>
          </>
        }
      >
        <path d={plotCurve(widths.map((n) => heightOf(stateVectorBytes(n))))} className="plot-line stroke-warm" />
        <path
          d={plotCurve(widths.map((n) => heightOf(tensorNetworkBytes(n, 1024))))}
          className="plot-line stroke-accent"
        />
        <path
          d={plotCurve(widths.map((n) => heightOf(tensorNetworkBytes(n, 64))))}
          className="plot-line stroke-accent"
        />
      </Plot>
    </Exhibit>
  );
}

function Engines({ engines }: { engines: Copy['engines']['items'] }) {
  return (
    <div className="grid gap-px border border-line bg-line lg:grid-cols-2">
      {engines.map(({ title, description, facts }) => (
        <div key={title} className="grid bg-ground lg:row-span-5 lg:grid-rows-subgrid p-6 sm:p-10">
          <h3 className="text-2xl">{title}</h3>
          <p className="mt-3 mb-8 max-w-[44ch] text-muted">{description}</p>
          <dl className="grid border-t border-line lg:row-span-3 lg:grid-rows-subgrid">
            {facts.map(({ term, text }) => (
              <div key={term} className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[8rem_1fr]">
                <dt className="text-sm text-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function Entanglement({ copy }: { copy: Copy['entanglement'] }) {
  const laptop = 2 ** 34;
  const [head, ...rest] = copy.columns;
  return (
    <>
      <StackingTable
        head={head}
        columns={rest.map((label) => ({ label, align: 'right', cell: 'font-mono text-sm' }))}
        rows={copy.items.map(({ title, qubits, crossings }) => {
          const bond = bondBound(qubits, crossings);
          const bytes = Math.min(tensorNetworkBytes(qubits, bond), stateVectorBytes(qubits));
          const memory = (
            <span key="memory" className={bytes > laptop ? 'text-warm' : 'text-accent'}>
              {bytesText(bytes)}
            </span>
          );
          return { title, cells: [qubits, crossings, bond.toLocaleString('en-US'), memory] };
        })}
      />
      <p className="mt-6 max-w-(--measure) text-muted">{copy.note}</p>
    </>
  );
}

const failures = [0.001, 0.005, 0.01];

function Noise({ copy }: { copy: Copy['noise'] }) {
  const gates = Array.from({ length: 51 }, (_, index) => index * 10);
  return (
    <ColumnsSection id="noise" tone="ink" rowGap="gap-y-12">
      <div className="col-span-12 min-w-0 lg:col-span-5">
        <h2 id="noise-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 mb-8 text-muted">{copy.content}</p>
        <CodeSample code={copy.report} label={copy.report_label} language="Job report" />
      </div>
      <Exhibit caption={copy.caption} className="col-span-12 min-w-0 lg:col-span-7 lg:pl-8">
        <Plot
          description={copy.description}
          xTitle="gates"
          yTitle="runs without a fault"
          x={[0, 100, 200, 300, 400, 500].map((count) => ({ at: count / 500, label: String(count) }))}
          y={[0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: share, label: String(share) }))}
          notes={failures.map((failure, index) => (
            <PlotNote
              key={failure}
              at={[0.62, 0.36, 0.04][index] ?? 0}
              up={[0.79, 0.52, 0.12][index] ?? 0}
              tone={index === 0 ? 'accent' : 'text'}
            >
              {`p = ${failure}`}
            </PlotNote>
          ))}
        >
          {failures.map((failure, index) => (
            <path
              key={failure}
              d={plotCurve(gates.map((count) => faultless(count, failure)))}
              className={`plot-line ${index === 0 ? 'stroke-accent' : 'stroke-text'}`}
            />
          ))}
        </Plot>
      </Exhibit>
    </ColumnsSection>
  );
}
