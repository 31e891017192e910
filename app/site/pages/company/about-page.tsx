import { ArrowLink } from '~/ui/arrow-link';
import { claim } from '../../claims';
import { demoHref } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { FigureColumn } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import { requirePage } from '../../site-map';
import type { PageProps } from '../written-page';
import type { AboutCopy } from './about-copy';
import { Offices } from './offices';
import { TwoWaves } from './two-waves';
import { WorkingHours } from './working-hours';

const actions = [
  { label: 'Get Started', href: demoHref() },
  { label: 'Learn More', href: '/solutions', about: 'our solutions' },
];

export function AboutPage({ copy, added }: PageProps<AboutCopy>) {
  const page = requirePage('/about');
  const { value, label } = claim('founded');
  return (
    <>
      <BandHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif={page.motif}
        seed={page.path}
        proof={
          <p className="text-sm text-muted">
            <span className="font-mono text-text">{value}</span> {label}
          </p>
        }
      />
      <WhoWeAre copy={copy.who_we_are} />
      <Aims mission={copy.mission} vision={copy.vision} />
      <Section id="what" title={copy.what_we_do.title} lead={copy.what_we_do.content}>
        <Lines items={copy.what_we_do.items} />
      </Section>
      <AsideSection id="interference" title={copy.interference.title} lead={copy.interference.content} tone="sunken">
        <TwoWaves copy={copy.interference} />
      </AsideSection>
      <Reasons copy={copy.why} />
      <AddedSections sections={added} />
      <Locations copy={copy.locations} />
      <QuietClosing {...copy.closing} actions={actions} />
    </>
  );
}

function WhoWeAre({ copy }: { copy: AboutCopy['who_we_are'] }) {
  return (
    <ColumnsSection id="who" rowGap="gap-y-12">
      <div className="col-span-12 lg:col-span-7">
        <h2 id="who-title" className="font-medium text-accent">
          {copy.title}
        </h2>
        <p className="mt-5 font-display text-3xl leading-tight font-semibold text-balance">{copy.statement}</p>
        <p className="mt-8 max-w-[60ch] text-lg leading-relaxed text-muted">{copy.content}</p>
      </div>
      <div className="col-span-12 sm:col-span-8 lg:col-span-4 lg:col-start-9">
        <FigureColumn claims={copy.claims} />
      </div>
    </ColumnsSection>
  );
}

/** What we do it for: today on the left, one day on the right. */
function Aims({ mission, vision }: { mission: AboutCopy['mission']; vision: AboutCopy['vision'] }) {
  return (
    <div className="on-ink">
      <div className="page-wide grid lg:grid-cols-2 lg:divide-x lg:divide-line">
        {[
          { id: 'mission', ...mission },
          { id: 'vision', ...vision },
        ].map(({ id, title, content }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="border-line py-14 first:border-b lg:py-28 lg:first:border-b-0 lg:first:pr-16 lg:last:pl-16"
          >
            <h2 id={`${id}-title`} className="text-4xl">
              {title}
            </h2>
            <p className="mt-6 max-w-[48ch] text-lg leading-relaxed text-muted">{content}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Four cards that share their edges. */
function Lines({ items }: { items: AboutCopy['what_we_do']['items'] }) {
  return (
    <ul className="grid gap-px border border-line bg-line sm:grid-cols-2">
      {items.map(({ title, href, description, limit }) => (
        <li key={href} className="flex flex-col bg-ground p-6 sm:p-8 lg:p-10">
          <h3 className="text-2xl">
            <ArrowLink href={href}>{title}</ArrowLink>
          </h3>
          <p className="mt-4 max-w-[48ch]">{description}</p>
          <p className="mt-auto pt-6 text-sm text-muted">{limit}</p>
        </li>
      ))}
    </ul>
  );
}

function Reasons({ copy }: { copy: AboutCopy['why'] }) {
  return (
    <BareSection id="why">
      <h2 id="why-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[52ch] text-lg text-muted">{copy.content}</p>
      <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {copy.items.map(({ title, description, check }, n) => (
          <li
            key={title}
            className={`border-t-2 pt-5 ${n < 2 ? 'border-accent lg:col-span-3' : 'border-line-strong sm:max-lg:last:col-span-2 lg:col-span-2'}`}
          >
            <h3 className={n < 2 ? 'text-2xl' : 'text-xl'}>{title}</h3>
            <p className="mt-2 max-w-[48ch] text-muted">{description}</p>
            <p className="mt-3 text-sm">{check}</p>
          </li>
        ))}
      </ol>
    </BareSection>
  );
}

function Locations({ copy }: { copy: AboutCopy['locations'] }) {
  return (
    <ColumnsSection id="locations" tone="ruled">
      <div className="col-span-12 lg:col-span-6">
        <h2 id="locations-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-5 mb-8 max-w-[48ch] text-lg text-muted">{copy.content}</p>
        <Offices headquarters={copy.headquarters} second={copy.second} />
      </div>
      <figure className="col-span-12 self-end lg:col-span-5 lg:col-start-8">
        <WorkingHours />
        <figcaption className="mt-4 text-sm text-muted">{copy.note}</figcaption>
      </figure>
    </ColumnsSection>
  );
}
