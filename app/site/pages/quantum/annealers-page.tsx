import { CaseBand } from '../../case-studies/told-case';
import { allCaseStudies, contactSales, requestDemo } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureColumn } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { Nearby } from '../../parts/nearby';
import { Plot, PlotNote, plotCurve } from '../../parts/plot';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import type { PageProps } from '../written-page';
import type { annealersCopy } from './annealers-copy';
import { searchLevels } from './exhibits/partition';
import { PartitionMatrix, RankedPlans } from './exhibits/partition-tables';

type Copy = typeof annealersCopy.sections;
const path = '/services/quantum-computing/annealers';

const actions = [requestDemo('quantum'), contactSales];

export function AnnealersPage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow="Annealers"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="energy-landscape"
        seed={path}
        actions={actions}
      />
      <Section id="worked" title={copy.worked.title} lead={copy.worked.content}>
        <div className="grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
          <PartitionMatrix
            lengths={copy.worked.lengths}
            caption={copy.worked.matrix_caption}
            className="col-span-12 min-w-0 lg:col-span-6"
          />
          <div className="col-span-12 min-w-0 lg:col-span-6">
            <RankedPlans
              lengths={copy.worked.lengths}
              columns={copy.worked.columns}
              caption={copy.worked.plans_caption}
            />
            <p className="mt-8 max-w-[56ch] border-l-2 border-accent pl-5 text-lg">{copy.worked.tie}</p>
          </div>
        </div>
      </Section>
      <ColumnsSection id="figures" tone="sunken">
        <div className="col-span-12 lg:col-span-5">
          <FigureColumn claims={copy.figures.claims} />
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <h2 id="figures-title" className="text-3xl">
            {copy.figures.title}
          </h2>
          {copy.figures.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-6 max-w-(--measure) text-lg leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
      </ColumnsSection>
      <Section id="variables" title={copy.variables.title} lead={copy.variables.content}>
        <Variables copy={copy.variables} />
      </Section>
      <Rules copy={copy.rules} />
      <AsideSection id="gap" title={copy.gap.title} lead={copy.gap.content}>
        <GapPlot copy={copy.gap} />
      </AsideSection>
      <CaseBand story={stories[0]} action={allCaseStudies} withExcerpt />
      <QuestionsSection copy={copy.questions} />
      <Nearby path={path} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

function Variables({ copy }: { copy: Copy['variables'] }) {
  const [head, bit, example, bits] = copy.columns;
  return (
    <>
      <StackingTable
        head={head}
        columns={[
          { label: bit },
          { label: example, cell: 'text-muted' },
          { label: bits, align: 'right', cell: 'font-mono text-accent' },
        ]}
        rows={copy.items.map((item) => ({
          title: item.title,
          cells: [
            item.bit,
            item.example,
            item.factors.reduce((product, factor) => product * factor, 1).toLocaleString('en-US'),
          ],
        }))}
      />
      <p className="mt-6 text-muted">{copy.note}</p>
    </>
  );
}

function Rules({ copy }: { copy: Copy['rules'] }) {
  return (
    <BareSection id="rules" tone="ink">
      <h2 id="rules-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-5 max-w-[60ch] text-lg text-muted">{copy.content}</p>
      <ul className="mt-12 border-t border-line">
        {copy.items.map(({ title, formula, description }) => (
          <li
            key={title}
            className="grid grid-cols-12 items-baseline gap-x-4 gap-y-2 border-b border-line py-6 lg:gap-x-8"
          >
            <h3 className="col-span-12 text-xl md:col-span-3">{title}</h3>
            <p className="col-span-12 font-mono text-accent md:col-span-4">{formula}</p>
            <p className="col-span-12 text-muted md:col-span-5">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-(--measure)">{copy.warning}</p>
    </BareSection>
  );
}

const moments = Array.from({ length: 61 }, (_, index) => index / 60);
const states = 64;

function GapPlot({ copy }: { copy: Copy['gap'] }) {
  return (
    <Exhibit caption={copy.caption}>
      <Plot
        description={copy.description}
        xTitle="course of the anneal"
        yTitle="energy"
        x={[0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: String(at) }))}
        y={[0, 0.5, 1].map((at) => ({ at, label: String(at) }))}
        notes={
          <>
            <PlotNote at={0.02} up={0.55} tone="muted">
              {copy.upper}
            </PlotNote>
            <PlotNote at={0.02} up={0.43} tone="accent">
              {copy.lower}
            </PlotNote>
            <PlotNote at={0.53} up={0.48} tone="warm">
              {copy.here}
            </PlotNote>
          </>
        }
      >
        <path d="M50 43.75V56.25" className="plot-line stroke-warm" />
        <path
          d={plotCurve(moments.map((s) => searchLevels(states, s).upper))}
          className="plot-line stroke-line-strong"
        />
        <path d={plotCurve(moments.map((s) => searchLevels(states, s).lower))} className="plot-line stroke-accent" />
      </Plot>
    </Exhibit>
  );
}
