import { range } from '../../illustrations/geometry';
import { contactHref } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { SplitHero } from '../../parts/heroes';
import { Plot, PlotDot, PlotNote, plotCurve } from '../../parts/plot';
import { AsideSection, BareSection } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { blissCopy } from './bliss-copy';
import { type RecallModel, recallOn, reviewDays } from './recall';

type Copy = typeof blissCopy.sections;

const actions = [
  { label: 'Ask for access', href: contactHref('access') },
  { label: 'Visit Unfaked', href: '/services/ai-solutions/platforms/unfaked' },
];

export function BlissPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <SplitHero
        eyebrow="Bliss"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="phyllotaxis"
        seed="/services/ai-solutions/platforms/bliss"
      />
      <Line copy={copy.line} />
      <Session copy={copy.session} />
      <Memory copy={copy.memory} />
      <AsideSection id="asked" title={copy.asked.title}>
        <dl className="grid gap-10">
          {copy.asked.items.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-display text-2xl font-semibold tracking-tight">“{question}”</dt>
              <dd className="mt-3 max-w-[56ch] border-l-2 border-accent pl-5 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </AsideSection>
      <section aria-labelledby="limits-title" id="limits" className="border-t border-line bg-sunken">
        <div className="page-wide section-y">
          <h2 id="limits-title" className="text-3xl">
            {copy.limits.title}
          </h2>
          <ul className="mt-10 grid gap-x-16 gap-y-8 text-lg leading-relaxed md:grid-cols-2">
            {copy.limits.items.map((item) => (
              <li key={item} className="border-t border-line-strong pt-5">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <AddedSections sections={added} />
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function Line({ copy }: { copy: Copy['line'] }) {
  return (
    <section aria-labelledby="line-title" id="line" className="border-y border-line bg-raised">
      <div className="page-wide section-y">
        <h2 id="line-title" className="text-xl">
          {copy.title}
        </h2>
        <p lang="sa-Latn" className="mt-10 font-display text-5xl leading-none font-medium tracking-tight text-balance">
          {copy.original}
        </p>
        <p className="mt-5 text-sm text-muted">{copy.place}</p>
        <dl className="mt-12 grid border-t border-line md:grid-cols-3">
          {copy.words.map(({ word, gloss, form }) => (
            <div key={word} className="border-b border-line py-5 md:pr-6">
              <dt lang="sa-Latn" className="text-lg font-medium text-accent">
                {word}
              </dt>
              <dd>{gloss}</dd>
              <dd className="text-sm text-muted">{form}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-12 max-w-[56ch] text-lg leading-relaxed">{copy.content}</p>
        <div className="mt-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {copy.readings.map(({ text, follows }) => (
            <div key={text} className="border-l-2 border-accent pl-6">
              <p className="font-display text-2xl leading-tight font-semibold tracking-tight">{text}</p>
              <p className="mt-3 max-w-[48ch] text-muted">{follows}</p>
            </div>
          ))}
        </div>
        <p className="mt-10 max-w-(--measure) text-muted">{copy.note}</p>
      </div>
    </section>
  );
}

function Session({ copy }: { copy: Copy['session'] }) {
  const spans: Record<number, string> = { 5: 'md:grow-5', 4: 'md:grow-4', 2: 'md:grow-2' };
  return (
    <BareSection id="session">
      <h2 id="session-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-5 text-muted">{copy.content}</p>
      <ol className="mt-12 flex flex-col gap-1 md:flex-row">
        {copy.items.map(({ minutes, name, description }, index) => (
          <li key={name} className={`md:basis-0 ${spans[minutes] ?? ''}`}>
            <div
              className={`flex h-16 items-end p-3 md:h-40 ${index === 2 ? 'on-ink border border-line' : index % 2 === 0 ? 'bg-accent text-on-accent' : 'bg-accent-soft'}`}
            >
              <span className="font-mono text-sm whitespace-nowrap">
                {minutes} {copy.unit}
              </span>
            </div>
            <h3 className="mt-4 text-xl">{name}</h3>
            <p className="mt-1 pb-6 text-sm text-muted md:pr-4">{description}</p>
          </li>
        ))}
      </ol>
    </BareSection>
  );
}

const model: RecallModel = { halfLife: 3, growth: 2.3, threshold: 0.8 };
const HORIZON = 60;
const reviews = reviewDays(model, HORIZON);
const whole = (share: number) => Math.round(share * 100);
/** The two curves in words: the second begins anew at each review. */
const curvesInWords =
  `Two falling curves over ${HORIZON} days. A line that is never met again is recalled in ` +
  `${[3, 15, 30].map((day) => `${whole(recallOn(day, [], model))} of 100 cases after ${day} days`).join(', ')}. ` +
  `Met again, it falls to ${whole(model.threshold)} of 100 before each of ${reviews.length} reviews, on days ` +
  `${reviews.map((day) => Math.round(day)).join(', ')}, and more slowly after each.`;
const days = range(301).map((step) => (step / 300) * HORIZON);

function Memory({ copy }: { copy: Copy['memory'] }) {
  return (
    <AsideSection id="memory" title={copy.title} lead={copy.content} tone="ink">
      <Exhibit caption={copy.caption}>
        <Plot
          description={curvesInWords}
          xTitle={copy.x}
          yTitle={copy.y}
          x={[0, 15, 30, 45, 60].map((day) => ({ at: day / HORIZON, label: String(day) }))}
          y={[0, 0.5, 1].map((at) => ({ at, label: String(at) }))}
          notes={
            <>
              {reviews.map((day) => (
                <PlotDot key={day} at={day / HORIZON} up={0.8} />
              ))}
              <PlotNote at={0.18} up={0.14} tone="muted">
                {copy.without}
              </PlotNote>
              <PlotNote at={0.97} up={0.7} anchor="end" tone="accent">
                {copy.with}
              </PlotNote>
            </>
          }
        >
          <path d={plotCurve(days.map((day) => recallOn(day, [], model)))} className="plot-line stroke-line-strong" />
          <path d={plotCurve(days.map((day) => recallOn(day, reviews, model)))} className="plot-line stroke-accent" />
        </Plot>
        <p className="mt-6 text-sm">
          {copy.days} <span className="font-mono">{reviews.map((day) => Math.round(day)).join(', ')}</span>.
        </p>
      </Exhibit>
    </AsideSection>
  );
}
