import { ArrowLink } from '~/ui/arrow-link';
import { contactHref } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { QuietClosing } from '../../parts/closing-call';
import { Exhibit } from '../../parts/exhibit';
import { InkHero } from '../../parts/heroes';
import { AsideSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import { Steps } from '../../parts/steps';
import { requirePage } from '../../site-map';
import type { PageProps } from '../written-page';
import type { TeamCopy } from './team-copy';

const actions = [
  { label: 'Contact Us', href: contactHref() },
  { label: 'View Careers', href: '/careers' },
];

export function TeamPage({ copy, added }: PageProps<TeamCopy>) {
  const page = requirePage('/team');
  return (
    <>
      <InkHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif={page.motif}
        seed={page.path}
      />
      <Section id="groups" title={copy.groups.title} lead={copy.groups.content}>
        <Groups items={copy.groups.items} />
      </Section>
      <AsideSection id="decisions" title={copy.decisions.title} lead={copy.decisions.content} tone="sunken">
        <Decisions copy={copy.decisions} />
      </AsideSection>
      <Section id="habits" title={copy.habits.title} lead={copy.habits.content}>
        <Steps steps={copy.habits.items} />
      </Section>
      <AddedSections sections={added} />
      <Speak copy={copy.speak} />
      <QuietClosing {...copy.closing} actions={actions.toReversed()} />
    </>
  );
}

/** Each group beside the question that it lives with. */
function Groups({ items }: { items: TeamCopy['groups']['items'] }) {
  return (
    <ul className="border-t border-line-strong">
      {items.map(({ title, description, question }) => (
        <li key={title} className="grid gap-x-8 gap-y-3 border-b border-line py-8 lg:grid-cols-12">
          <h3 className="text-2xl lg:col-span-3">{title}</h3>
          <p className="max-w-[52ch] text-muted lg:col-span-4">{description}</p>
          <p className="font-display text-xl leading-snug font-semibold text-balance lg:col-span-5">{question}</p>
        </li>
      ))}
    </ul>
  );
}

const signs = { d: 'decides', h: 'heard', '-': null } as const;

function Decisions({ copy }: { copy: TeamCopy['decisions'] }) {
  return (
    <Exhibit caption={copy.note}>
      <StackingTable
        caption={copy.table_label}
        columns={copy.groups.map((label) => ({ label, align: 'center' }))}
        rows={copy.items.map(({ title, kind }) => ({
          title,
          cells: copy.groups.map((group, n) => {
            const sign = signs[kind[n] as keyof typeof signs];
            return sign && <Sign key={group} sign={sign} word={copy[sign]} />;
          }),
        }))}
        emptyText={copy.silent}
      />
    </Exhibit>
  );
}

/** The figure's note says what the two signs mean; where the table is stacked there is room for the word itself. */
function Sign({ sign, word }: { sign: 'decides' | 'heard'; word: string }) {
  const colour = sign === 'decides' ? 'var(--color-accent)' : 'var(--color-line-strong)';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-2">
      <svg viewBox="0 0 20 20" className="inline size-5 self-center" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="6.5" fill={sign === 'decides' ? colour : 'none'} stroke={colour} strokeWidth="2" />
      </svg>
      <span className="text-sm md:sr-only">{word}</span>
    </span>
  );
}

function Speak({ copy }: { copy: TeamCopy['speak'] }) {
  return (
    <section aria-labelledby="speak-title" id="speak" className="border-t border-line bg-sunken">
      <div className="page-wide section-y grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
        <div className="col-span-12 lg:col-span-5">
          <h2 id="speak-title" className="text-3xl">
            {copy.title}
          </h2>
          <p className="mt-5 max-w-[48ch] text-muted">{copy.content}</p>
        </div>
        <ul className="col-span-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7">
          {copy.items.map(({ title, description, subject }) => (
            <li key={subject}>
              <h3 className="text-lg">
                <ArrowLink href={contactHref(subject)}>{title}</ArrowLink>
              </h3>
              <p className="mt-1 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
