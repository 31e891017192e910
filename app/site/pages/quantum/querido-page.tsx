import type { ReactNode } from 'react';
import { requestDemo } from '../../next-steps';
import { QuietClosing } from '../../parts/closing-call';
import { CodeSample } from '../../parts/code-sample';
import { SplitHero } from '../../parts/heroes';
import { Nearby } from '../../parts/nearby';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import { Steps } from '../../parts/steps';
import type { PageProps } from '../written-page';
import { chooseSolver } from './exhibits/solver-choice';
import type { queridoCopy } from './querido-copy';

type Copy = typeof queridoCopy.sections;
const path = '/services/quantum-computing/querido';

const actions = [
  requestDemo('quantum'),
  { label: 'Quantum-AI Systems', href: '/services/ai-solutions/quantum-ai-systems' },
];

export function QueridoPage({ copy }: PageProps<Copy>) {
  return (
    <>
      <SplitHero
        eyebrow="Querido"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="prism"
        seed={path}
        actions={actions}
      />
      <Drafting copy={copy.drafting} />
      <Section id="choices" title={copy.choices.title} lead={copy.choices.content}>
        <Choices copy={copy.choices} />
      </Section>
      <Plan copy={copy.plan} />
      <Section id="steps" title={copy.steps.title}>
        <Steps steps={copy.steps.items} />
      </Section>
      <AsideSection id="limits" title={copy.limits.title} tone="sunken">
        <Rows rows={copy.limits.items} />
      </AsideSection>
      <QuestionsSection copy={copy.questions} />
      <Nearby path={path} />
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

/** Each sentence with what becomes of it, side by side like a translation. */
function Drafting({ copy }: { copy: Copy['drafting'] }) {
  return (
    <BareSection id="drafting" tone="sunken">
      <h2 id="drafting-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-5 max-w-(--measure) text-lg text-muted">{copy.content}</p>
      <ol className="mt-12 grid gap-4">
        {copy.items.map(({ sentence, formula, question }) => (
          <li key={sentence} className="grid gap-px border border-line bg-line md:grid-cols-3">
            <Said label={copy.columns[0]}>
              <span className="font-display text-xl font-semibold">{sentence}</span>
            </Said>
            <Said label={copy.columns[1]}>
              <span className="font-mono text-accent">{formula}</span>
            </Said>
            <Said label={copy.columns[2]}>{question}</Said>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-(--measure) border-l-2 border-accent pl-5">{copy.note}</p>
    </BareSection>
  );
}

function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="bg-raised p-5 sm:p-7">
      <span className="mb-2 block text-sm text-muted">{label}</span>
      {children}
    </p>
  );
}

function Choices({ copy }: { copy: Copy['choices'] }) {
  const [head, measured, proposed, why] = copy.columns;
  return (
    <StackingTable
      head={head}
      columns={[
        { label: measured, cell: 'font-mono text-sm' },
        { label: proposed, cell: 'font-medium lg:whitespace-nowrap' },
        { label: why, cell: 'max-w-[40ch] text-muted' },
      ]}
      rows={copy.items.map(({ title, measured: size, problem }) => {
        const { solver, reason } = chooseSolver(problem);
        const colour = solver === 'none' ? 'text-warm' : 'text-accent';
        return {
          title,
          cells: [
            size,
            <span key="solver" className={colour}>
              {copy.solvers[solver]}
            </span>,
            reason,
          ],
        };
      })}
    />
  );
}

function Plan({ copy }: { copy: Copy['plan'] }) {
  return (
    <ColumnsSection id="plan" tone="ink">
      <div className="col-span-12 min-w-0 lg:col-span-6">
        <CodeSample code={copy.code} label={copy.label} />
      </div>
      <div className="col-span-12 lg:col-span-5 lg:col-start-8">
        <h2 id="plan-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 text-muted">{copy.content}</p>
        <dl className="mt-8 border-t border-line">
          {copy.items.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[8rem_1fr]">
              <dt className="font-medium">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ColumnsSection>
  );
}
