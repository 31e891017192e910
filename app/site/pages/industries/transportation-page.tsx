import { SuccessStories } from '../../case-studies/success-stories';
import { CaseBand } from '../../case-studies/told-case';
import { claim } from '../../claims';
import { requestDemo, talkToExperts } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { ClosingCall } from '../../parts/closing-call';
import { FigureColumn } from '../../parts/figures';
import { AsideSection, BareSection, ColumnsSection } from '../../parts/section';
import type { PageProps } from '../written-page';
import { RoundMap } from './round-map';
import { morning, stops } from './round-model';
import type { transportationCopy } from './transportation-copy';

type Copy = typeof transportationCopy.sections;

const orders = stops.reduce((product, _, index) => product * (index + 1), 1).toLocaleString('en-US');
const kilometres = (units: number) => (units / 10).toFixed(1);

const actions = [requestDemo('quantum', 'Logistics'), talkToExperts];

export function TransportationPage({ copy, stories }: PageProps<Copy>) {
  const price = claim(copy.reasons.claim);
  return (
    <>
      <Hero copy={copy.hero} />
      <section aria-labelledby="overview-title" className="border-y border-line bg-sunken">
        <div className="page-wide grid grid-cols-12 items-end gap-x-4 gap-y-6 py-16 lg:gap-x-8 lg:py-24">
          <h2 id="overview-title" className="col-span-12 text-3xl lg:col-span-6">
            {copy.overview.title.replace('{orders}', orders)}
          </h2>
          <p className="col-span-12 max-w-[60ch] leading-relaxed text-muted lg:col-span-5 lg:col-start-8">
            {copy.overview.content}
          </p>
        </div>
      </section>
      <AsideSection id="use-cases" title={copy.use_cases.title} lead={copy.use_cases.content}>
        <ol className="border-l border-line-strong">
          {copy.use_cases.items.map(({ time, title, description }) => (
            <li key={time} className="relative grid gap-x-8 pb-10 pl-8 last:pb-0 sm:grid-cols-[5rem_1fr]">
              <span aria-hidden="true" className="absolute top-2 -left-[5px] size-[9px] rounded-full bg-accent" />
              <time className="font-mono text-accent">{time}</time>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 max-w-[60ch] text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </AsideSection>
      <CaseBand story={stories[0]} tone="ink" />
      <CoreSolutions copy={copy.core_solutions} />
      <Impact copy={copy.impact} />
      <SuccessStories industry="Transportation" stories={stories} />
      <section aria-labelledby="reasons-title" className="border-t border-line">
        <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-8 py-16 lg:gap-x-8 lg:py-24">
          <h2 id="reasons-title" className="col-span-12 text-3xl lg:col-span-5">
            {copy.reasons.title}
          </h2>
          <ul className="col-span-12 grid gap-5 text-lg lg:col-span-7">
            {copy.reasons.items.map((reason) => (
              <li key={reason} className="max-w-[60ch] border-b border-line pb-5">
                {reason}
              </li>
            ))}
            <li className="max-w-[60ch]">
              {copy.reasons.price} <span className="lowercase">{price.value}</span> {price.label}.
            </li>
          </ul>
        </div>
      </section>
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

let reckoned: ReturnType<typeof morning> | undefined;

/** The morning of the page, reckoned when it is first asked for. */
function theMorning(): ReturnType<typeof morning> {
  reckoned ??= morning(3);
  return reckoned;
}

function Hero({ copy }: { copy: Copy['hero'] }) {
  const day = theMorning();
  const panels = [
    { title: copy.planned, round: day.planned, unit: copy.whole, closed: false },
    { title: copy.kept, round: day.kept, unit: copy.left, closed: true },
    { title: copy.again, round: day.solvedAgain, unit: copy.left, closed: true },
  ];
  return (
    <div className="page-wide pt-12 pb-16 lg:pt-20">
      <div className="grid grid-cols-12 items-end gap-x-4 gap-y-7 lg:gap-x-8">
        <div className="col-span-12 lg:col-span-7">
          <p className="font-medium text-accent">{copy.eyebrow}</p>
          <h1 className="mt-4 text-4xl">{copy.title}</h1>
        </div>
        <div className="col-span-12 lg:col-span-5">
          <p className="max-w-[60ch] leading-relaxed text-muted">{copy.content}</p>
          <Actions actions={actions} className="mt-7" />
        </div>
      </div>
      <figure className="mt-12 lg:mt-16">
        <ol className="grid gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-8">
          {panels.map(({ title, round, unit, closed }) => (
            <li key={title}>
              <RoundMap round={round} closed={closed} />
              <p className="mt-4 text-sm font-medium">{title}</p>
              <p className="mt-1 text-sm text-muted">
                <span className="mr-1.5 font-display text-2xl font-semibold text-text tabular-nums">
                  {kilometres(round.left)}
                </span>
                {unit}
              </p>
            </li>
          ))}
        </ol>
        <figcaption className="mt-6 max-w-[72ch] border-t border-line pt-4 text-sm text-muted">
          {copy.caption}
        </figcaption>
      </figure>
    </div>
  );
}

function CoreSolutions({ copy }: { copy: Copy['core_solutions'] }) {
  return (
    <BareSection id="solutions">
      <h2 id="solutions-title" className="pb-10 text-4xl">
        {copy.title}
      </h2>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {copy.items.map(({ title, description, takes, gives }) => (
          <article key={title} className="border-t-2 border-text pt-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-3 max-w-[56ch] text-muted">{description}</p>
            <dl className="mt-5 grid grid-cols-[4rem_1fr] gap-y-2 text-sm">
              <dt className="text-muted">Takes</dt>
              <dd>{takes}</dd>
              <dt className="text-muted">Gives</dt>
              <dd>{gives}</dd>
            </dl>
          </article>
        ))}
      </div>
    </BareSection>
  );
}

function Impact({ copy }: { copy: Copy['impact'] }) {
  return (
    <ColumnsSection id="impact" tone="sunken">
      <div className="col-span-12 md:col-span-6 lg:col-span-5">
        <FigureColumn claims={copy.claims} />
      </div>
      <div className="col-span-12 md:col-span-6 lg:col-span-6 lg:col-start-7">
        <h2 id="impact-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-[56ch] text-muted">{copy.content}</p>
        <h3 className="mt-10 text-xl">{copy.limits_title}</h3>
        <ul className="mt-4 grid gap-4">
          {copy.limits.map((limit) => (
            <li key={limit} className="max-w-[56ch] border-l-2 border-warm pl-5 text-muted">
              {limit}
            </li>
          ))}
        </ul>
      </div>
    </ColumnsSection>
  );
}
