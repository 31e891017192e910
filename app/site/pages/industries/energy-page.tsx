import { SuccessStories } from '../../case-studies/success-stories';
import { CaseBand } from '../../case-studies/told-case';
import { figure } from '../../claims';
import { requestDemo, talkToExperts } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { FigureRow } from '../../parts/figures';
import { BareSection, ColumnsSection, Section } from '../../parts/section';
import { Steps } from '../../parts/steps';
import type { PageProps } from '../written-page';
import { cleanShare, DayChart, DayKey, dayAlone, dayTogether } from './day-chart';
import { sum } from './day-model';
import type { energyCopy } from './energy-copy';
import { TimeAxis } from './time-axis';

type Copy = typeof energyCopy.sections;

const actions = [requestDemo('quantum', 'Energy'), talkToExperts];

export function EnergyPage({ copy, stories }: PageProps<Copy>) {
  return (
    <>
      <Hero copy={copy.hero} />
      <Overview copy={copy.overview} />
      <Together copy={copy.exhibit} />
      <Impact copy={copy.impact} />
      <Section id="core-solutions" title={copy.core_solutions.title}>
        <Steps steps={copy.core_solutions.items} />
      </Section>
      <UseCases copy={copy.use_cases} />
      <CaseBand story={stories[0]} />
      <BareSection id="reasons">
        <h2 id="reasons-title" className="pb-10 text-3xl">
          {copy.reasons.title}
        </h2>
        <ul className="grid gap-px border border-line bg-line sm:grid-cols-2">
          {copy.reasons.items.map(({ title, description }) => (
            <li key={title} className="bg-ground p-6 lg:p-10">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-[48ch] text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </BareSection>
      <SuccessStories industry="Energy" stories={stories} />
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function Hero({ copy }: { copy: Copy['hero'] }) {
  return (
    <div className="on-ink">
      <div className="page-wide pt-12 lg:pt-20">
        <p className="font-medium text-accent">{copy.eyebrow}</p>
        <div className="mt-4 grid grid-cols-12 gap-x-4 gap-y-7 lg:gap-x-8">
          <h1 className="col-span-12 max-w-[12ch] text-5xl leading-[0.98] lg:col-span-7">{copy.title}</h1>
          <div className="col-span-12 lg:col-span-5 lg:pt-2">
            <p className="max-w-[56ch] text-lg leading-relaxed text-muted">{copy.content}</p>
            <Actions actions={actions} className="mt-7" />
          </div>
        </div>
        <figure className="mt-12 lg:mt-6">
          <DayChart day={dayAlone} className="h-[clamp(13rem,32vw,27rem)]" />
          <figcaption className="mt-4 border-t border-line py-4 text-sm text-muted">{copy.caption}</figcaption>
        </figure>
      </div>
    </div>
  );
}

function Overview({ copy }: { copy: Copy['overview'] }) {
  return (
    <ColumnsSection id="overview">
      <div className="col-span-12 lg:col-span-6">
        <h2 id="overview-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-7 max-w-[60ch] text-lg leading-relaxed">{copy.content}</p>
      </div>
      <div className="col-span-12 self-end border-t-2 border-accent pt-5 lg:col-span-5 lg:col-start-8">
        <h3 className="text-lg">{copy.balance_title}</h3>
        <p className="mt-4 font-mono text-sm leading-loose">{copy.balance}</p>
        <p className="mt-4 text-muted">{copy.balance_note}</p>
      </div>
    </ColumnsSection>
  );
}

function Together({ copy }: { copy: Copy['exhibit'] }) {
  const rows = [
    { name: copy.spilled, of: (day: typeof dayAlone) => sum(day, 'spilled') },
    { name: copy.thermal, of: (day: typeof dayAlone) => sum(day, 'thermal') },
    { name: copy.share, of: cleanShare },
  ];
  return (
    <Section id="together" title={copy.title} lead={copy.content} tone="sunken">
      <Exhibit caption={copy.caption}>
        <div className="grid grid-cols-12 items-end gap-x-2 gap-y-8 lg:gap-x-8">
          <div className="col-span-12 lg:col-span-7">
            <DayChart day={dayTogether} className="h-[clamp(13rem,56vw,24rem)]" />
          </div>
          <div className="col-span-12 min-w-0 overflow-x-auto lg:col-span-5">
            <table className="data-table">
              <thead>
                <tr>
                  <td />
                  <th scope="col" className="number">
                    {copy.alone}
                  </th>
                  <th scope="col" className="number">
                    {copy.together}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, of }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className="number">{of(dayAlone).toFixed(0)}</td>
                    <td className="number font-medium text-accent">{of(dayTogether).toFixed(0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <div className="mt-8 border-t border-line pt-5">
          <DayKey
            words={{
              used: copy.used,
              discharge: copy.discharge,
              thermal: copy.thermal_key,
              charge: copy.charge,
              spilled: copy.spilled_key,
            }}
          />
        </div>
      </Exhibit>
    </Section>
  );
}

function Impact({ copy }: { copy: Copy['impact'] }) {
  const reliability = figure('grid-reliability');
  const without = (8766 * (1 - Number.parseFloat(reliability) / 100)).toFixed(1);
  return (
    <section aria-labelledby="impact-title" className="pt-16 lg:pt-24">
      <h2 id="impact-title" className="page-wide pb-8 text-2xl">
        {copy.title}
      </h2>
      <FigureRow claims={copy.claims} labelledBy="impact-title" />
      <p className="page-wide pt-6 text-muted">
        <span className="block max-w-[72ch] lg:ml-auto">
          {copy.note_before} {reliability} {copy.note_after.replace('{hours}', without)}
        </span>
      </p>
    </section>
  );
}

function UseCases({ copy }: { copy: Copy['use_cases'] }) {
  return (
    <ColumnsSection id="uses" tone="ruled" rowGap="gap-y-12">
      <div className="col-span-12 lg:col-span-7">
        <h2 id="uses-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-[60ch] text-muted">{copy.content}</p>
        <div className="mt-10">
          <TimeAxis />
        </div>
        <p className="mt-4 flex gap-6 text-sm">
          <span>
            <span aria-hidden="true" className="mr-2 inline-block size-3 bg-accent" />
            {copy.ours}
          </span>
          <span className="text-muted">
            <span aria-hidden="true" className="mr-2 inline-block size-3 bg-line-strong" />
            {copy.theirs}
          </span>
        </p>
      </div>
      <dl className="col-span-12 lg:col-span-4 lg:col-start-9">
        {copy.items.map(({ title, description }) => (
          <div key={title} className="border-t border-line py-6 first:border-t-2 first:border-text">
            <dt className="font-display text-lg font-semibold">{title}</dt>
            <dd className="mt-2 text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </ColumnsSection>
  );
}
