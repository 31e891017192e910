import { claim, figure } from '../../claims';
import { contactSales, requestDemo } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { InkHero } from '../../parts/heroes';
import { Nearby } from '../../parts/nearby';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { ScrollFrame } from '../../parts/scroll-frame';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { computersCopy } from './computers-copy';
import { bestPlacement, grid, type Pair, surfaceCode } from './exhibits/device';
import { ErrorBudget } from './exhibits/error-budget';
import { Extrapolation } from './exhibits/extrapolation';
import { NumberHeads } from './exhibits/number-heads';
import { RoutedCircuit } from './exhibits/routed-circuit';

type Copy = typeof computersCopy.sections;
const path = '/services/quantum-computing/computers';

const actions = [requestDemo('quantum'), contactSales];

export function ComputersPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <InkHero
        eyebrow="Quantum Computers"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="circuit"
        seed={path}
        proof={<Proof claims={copy.hero.claims} />}
        actions={actions}
      />
      <Section id="routing" title={copy.routing.title} lead={copy.routing.content}>
        <Routing copy={copy.routing} />
      </Section>
      <AsideSection id="budget" title={copy.budget.title} lead={copy.budget.content} tone="sunken">
        <ErrorBudget copy={copy.budget} cnots={copy.routing.cnots} />
      </AsideSection>
      <BareSection id="mitigation">
        <Extrapolation copy={copy.mitigation} />
      </BareSection>
      <Logical copy={copy.logical} />
      <FigureRow claims={copy.figures.claims} />
      <AsideSection id="job" title={copy.job.title}>
        <Rows rows={copy.job.items} />
      </AsideSection>
      <QuestionsSection copy={copy.questions} tone="sunken" />
      <Nearby path={path} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Proof({ claims }: { claims: Copy['hero']['claims'] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5 border-t border-line pt-5">
      {claims.map((id) => (
        <div key={id} className="max-w-72">
          <dt className="font-display text-xl font-semibold">{figure(id)}</dt>
          <dd className="text-sm text-muted">{claim(id).label}</dd>
          <dd className="mt-1 text-xs text-muted">{claim(id).source}</dd>
        </div>
      ))}
    </dl>
  );
}

function Routing({ copy }: { copy: Copy['routing'] }) {
  const cnots = copy.cnots as unknown as readonly Pair[];
  return (
    <Exhibit caption={copy.caption}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <RoutedCircuit device={grid} cnots={cnots} placement={[0, 1, 2, 3, 4, 5]} words={copy.naive} />
        <RoutedCircuit device={grid} cnots={cnots} placement={bestPlacement(grid, cnots)} words={copy.best} />
      </div>
    </Exhibit>
  );
}

const physicalError = 0.001;

function Logical({ copy }: { copy: Copy['logical'] }) {
  return (
    <ColumnsSection id="logical" tone="ink" rowGap="gap-y-12">
      <div className="col-span-12 lg:col-span-6">
        <h2 id="logical-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-6 max-w-[56ch] text-lg text-muted">{copy.content}</p>
      </div>
      <div className="col-span-12 min-w-0 lg:col-span-6">
        <ScrollFrame labelledBy="logical-title">
          <table className="w-full border-collapse">
            <thead>
              <tr className="border-b border-line-strong align-bottom text-sm text-muted">
                <NumberHeads columns={copy.columns} />
              </tr>
            </thead>
            <tbody className="font-mono">
              {copy.rates.map((rate) => {
                const { distance, qubits } = surfaceCode(physicalError, rate);
                return (
                  <tr key={rate} className="border-b border-line">
                    <th scope="row" className="py-4 text-left font-normal whitespace-nowrap">
                      {Math.round(1 / rate).toLocaleString('en-US')}
                    </th>
                    <td className="py-4 pl-4 text-right">{distance}</td>
                    <td className="py-4 pl-4 text-right text-accent">{qubits}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollFrame>
        <p className="mt-4 text-sm text-muted">{copy.note}</p>
      </div>
      <p className="col-span-12 border-t border-line pt-8 text-xl leading-snug lg:col-span-9">
        <span className="font-display font-semibold text-accent">{figure('computer-qubits')}</span> {copy.limit}
      </p>
    </ColumnsSection>
  );
}
