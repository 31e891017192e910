import { contactSales, requestDemo } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { ClosingCall } from '../../parts/closing-call';
import { Explanation } from '../../parts/explanation';
import { FigureRow } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import { AuditExhibit } from './audit-exhibit';
import { AvailabilityTable } from './availability-table';
import type { enterpriseCopy } from './enterprise-copy';

type Copy = typeof enterpriseCopy.sections;

const actions = [contactSales, requestDemo('ai')];

export function EnterprisePage({ copy, added, stories }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow="Enterprise Solutions"
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif="strata"
        seed="/services/enterprise-solutions"
      />
      <Section id="place" title={copy.place.title} lead={copy.place.content}>
        <Place copy={copy.place} />
      </Section>
      <Audit copy={copy.audit} />
      <FigureRow claims={copy.uptime.claims} stories={stories} />
      <AsideSection id="uptime" title={copy.uptime.title} lead={copy.uptime.content}>
        <AvailabilityTable copy={copy.uptime} />
      </AsideSection>
      <Rollout copy={copy.rollout} />
      <Connects copy={copy.connects} />
      <Exit copy={copy.exit} />
      <AddedSections sections={added} />
      <QuestionsSection copy={copy.questions} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

/** The way of a request, between who may ask and what is kept. */
function Place({ copy }: { copy: Copy['place'] }) {
  return (
    <div>
      <p className="border border-line bg-sunken px-5 py-4 text-sm">{copy.above}</p>
      <ol className="grid gap-px border-x border-line bg-line lg:grid-cols-5">
        {copy.items.map(({ name, text }, index) => (
          <li
            key={name}
            className={`relative p-5 lg:min-h-44 lg:pt-8 lg:pb-16 ${index === 3 ? 'bg-accent text-on-accent' : 'bg-ground'}`}
          >
            <h3 className="text-xl">{name}</h3>
            <p className={`mt-2 text-sm ${index === 3 ? '' : 'text-muted'}`}>{text}</p>
            {index > 0 && (
              <span
                aria-hidden="true"
                className="absolute -top-3.5 right-5 grid size-7 rotate-90 place-items-center border border-line bg-ground font-mono text-sm text-accent lg:top-auto lg:right-auto lg:bottom-6 lg:-left-3.5 lg:rotate-0"
              >
                →
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="on-ink border border-line px-5 py-4 text-sm">{copy.below}</p>
      <p className="mt-6 max-w-(--measure) text-muted">{copy.back}</p>
    </div>
  );
}

function Audit({ copy }: { copy: Copy['audit'] }) {
  return (
    <ColumnsSection id="audit" tone="ink">
      <div className="col-span-12 lg:col-span-4">
        <Explanation id="audit" title={copy.title} content={copy.content} paragraphs={copy.paragraphs} />
      </div>
      <div className="col-span-12 lg:col-span-8 lg:pl-8">
        <AuditExhibit copy={copy} />
      </div>
    </ColumnsSection>
  );
}

function Rollout({ copy }: { copy: Copy['rollout'] }) {
  const indents = ['', 'md:ml-[7%]', 'md:ml-[14%]', 'md:ml-[21%]'];
  return (
    <BareSection id="rollout" tone="sunken">
      <h2 id="rollout-title" className="max-w-[16ch] text-4xl">
        {copy.title}
      </h2>
      <p className="mt-5 max-w-[56ch] text-muted">{copy.content}</p>
      <ol className="mt-12 grid gap-3">
        {copy.items.map(({ title, description, decides, back }, index) => (
          <li
            key={title}
            className={`grid items-baseline gap-x-8 gap-y-4 border-l-4 border-accent bg-ground p-6 md:grid-cols-2 lg:grid-cols-[min(11rem,19%)_minmax(0,1fr)_min(16rem,44%)] ${indents[index] ?? ''}`}
          >
            <div className="grid gap-y-3 lg:contents">
              <h3 className="text-2xl">{title}</h3>
              <p>{description}</p>
            </div>
            <dl className="grid grid-cols-[5.5rem_1fr] content-start gap-y-1 text-sm">
              <dt className="text-muted">{copy.decides}</dt>
              <dd>{decides}</dd>
              <dt className="text-muted">{copy.back}</dt>
              <dd>{back}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </BareSection>
  );
}

function Connects({ copy }: { copy: Copy['connects'] }) {
  return (
    <BareSection id="connects">
      <h2 id="connects-title" className="text-3xl">
        {copy.title}
      </h2>
      <div className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.groups.map(({ name, items }) => (
          <div key={name} className="border-t-2 border-text pt-4">
            <h3 className="text-lg">{name}</h3>
            <ul className="mt-3 grid gap-1.5 font-mono text-sm text-muted">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </BareSection>
  );
}

function Exit({ copy }: { copy: Copy['exit'] }) {
  return (
    <ColumnsSection id="exit" tone="ruled" rowGap="gap-y-8">
      <h2 id="exit-title" className="col-span-12 text-3xl lg:col-span-5">
        {copy.title}
      </h2>
      <ol className="col-span-12 lg:col-span-6 lg:col-start-7">
        {copy.items.map((item, index) => (
          <li key={item} className="grid grid-cols-[2.5rem_1fr] items-baseline py-3 text-lg leading-relaxed">
            <span aria-hidden="true" className="font-mono text-sm text-accent">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </ColumnsSection>
  );
}
