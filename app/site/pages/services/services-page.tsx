import { LateIllustration } from '../../illustrations/illustration';
import { requestDemo, talkToExperts } from '../../next-steps';
import { AddedSections } from '../../parts/added-sections';
import { CardLink } from '../../parts/card-link';
import { ClosingCall } from '../../parts/closing-call';
import { FigureRow } from '../../parts/figures';
import { BandHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, BareSection, Section } from '../../parts/section';
import { StackingTable } from '../../parts/stacking-table';
import { requirePage } from '../../site-map';
import type { PageProps } from '../written-page';
import type { servicesCopy } from './services-copy';

type Copy = typeof servicesCopy.sections;
type Line = Copy['lines']['items'][number];

export function ServicesPage({ copy, added }: PageProps<Copy>) {
  return (
    <>
      <BandHero
        eyebrow="Services"
        title={copy.hero.title}
        lead={copy.hero.content}
        motif="signal"
        seed="/services"
        actions={[requestDemo(), { label: 'Explore Solutions', href: '/solutions' }]}
      />
      <Section id="lines" title={copy.lines.title} lead={copy.lines.content}>
        <ul className="grid gap-px border border-line bg-line lg:grid-cols-2">
          {copy.lines.items.map((line) => (
            <LineCard key={line.href} line={line} />
          ))}
        </ul>
      </Section>
      <BareSection id="problems" tone="sunken">
        <h2 id="problems-title" className="text-4xl">
          {copy.problems.title}
        </h2>
        <p className="mt-5 max-w-(--measure) text-lg text-muted">{copy.problems.content}</p>
        <Problems copy={copy.problems} />
      </BareSection>
      <FigureRow claims={copy.figures.claims} />
      <AsideSection id="habits" title={copy.habits.title} lead={copy.habits.content} tone="ink">
        <Rows rows={copy.habits.items} />
      </AsideSection>
      <QuestionsSection copy={copy.questions} />
      <AddedSections sections={added} />
      <ClosingCall {...copy.closing} actions={[requestDemo(), talkToExperts]} />
    </>
  );
}

/** The whole card leads to the line; the links in its last row go straight to what is below it. */
function LineCard({ line }: { line: Line }) {
  return (
    <li className="card-link group relative grid bg-ground sm:grid-cols-[2fr_3fr]">
      <div className="relative min-h-52 overflow-hidden sm:min-h-80">
        <LateIllustration motif={line.motif} seed={line.href} className="card-art" />
      </div>
      <div className="flex flex-col p-6 sm:p-8">
        <h3 className="text-2xl">
          <CardLink href={line.href} title={line.title} />
        </h3>
        <p className="mt-3 text-muted">{line.description}</p>
        <ul className="mt-auto flex flex-wrap gap-x-5 pt-6 text-sm">
          {line.below.map((path) => (
            <li key={path}>
              <a
                href={path}
                className="relative z-10 inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-current focus-visible:outline-2"
              >
                {requirePage(path).label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

const marks = { leads: 'bg-accent border-accent', helps: 'border-accent' } as const;

function Problems({ copy }: { copy: Copy['problems'] }) {
  return (
    <div className="mt-10">
      <StackingTable
        caption={copy.content}
        columns={copy.columns.map((label) => ({ label, align: 'center', cell: 'lg:w-28' }))}
        rows={copy.items.map(({ title, parts }) => ({
          title,
          cells: parts.map((part) =>
            part === 'none' ? null : <Mark key={part} part={part} word={copy.words[part]} />,
          ),
        }))}
        emptyText={copy.words.none}
      />
      <p className="mt-6 text-muted">{copy.note}</p>
    </div>
  );
}

function Mark({ part, word }: { part: keyof typeof marks; word: string }) {
  return (
    <span className="inline-flex items-baseline gap-2 text-xs text-muted md:flex-col md:items-center md:gap-1">
      <span aria-hidden="true" className={`block size-3.5 self-center rounded-full border-2 ${marks[part]}`} />
      {word}
    </span>
  );
}
