import { slugify } from '~/lib/slug';
import { LateIllustration } from '../../illustrations/illustration';
import { contactHref } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { ClosingCall } from '../../parts/closing-call';
import { LevelStep } from '../../parts/level-step';
import { QuestionsSection } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, BareSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { CoursesCopy } from './courses-copy';
import { ExamQuestion } from './exam-question';

const actions = [
  { label: 'Inquire about courses', href: contactHref('courses') },
  { label: 'SDKs & Playground', href: '/services/quantum-computing/sdks-playground' },
];

export function CoursesPage({ copy }: PageProps<CoursesCopy>) {
  return (
    <>
      <Opening copy={copy.hero} />
      <Section id="courses" title={copy.courses.title} lead={copy.courses.content}>
        <Catalogue copy={copy.courses} />
      </Section>
      <AsideSection id="training" title={copy.training.title} lead={copy.training.content} tone="sunken">
        <Days copy={copy.training} />
      </AsideSection>
      <Certifications copy={copy.certifications} />
      <AsideSection id="sample" title={copy.sample.title} lead={copy.sample.content}>
        <ExamQuestion copy={copy.sample} />
      </AsideSection>
      <Section id="start" title={copy.start.title} lead={copy.start.content} tone="sunken">
        <Rows rows={copy.start.items} />
      </Section>
      <QuestionsSection copy={copy.questions} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

/** The three ways to learn as the levels of one system: the lowest first, each a step higher than the one before. */
function Opening({ copy }: { copy: CoursesCopy['hero'] }) {
  return (
    <div className="on-ink">
      <div className="page-wide pt-12 pb-16 lg:pt-20 lg:pb-24">
        <div className="lg:w-5/12 lg:pr-8">
          <p className="font-medium text-accent">{copy.eyebrow}</p>
          <h1 className="mt-4 text-5xl leading-[0.98]">{copy.title}</h1>
          <p className="mt-7 max-w-[52ch] text-lg leading-relaxed text-muted">{copy.content}</p>
          <Actions actions={actions} className="mt-9" />
        </div>
        <ol className="levels lg:-mt-44">
          {copy.items.map(({ id, title, format, length, ends }, n) => (
            <li key={id} className="level">
              {n < copy.items.length - 1 && <LevelStep />}
              <p className="font-mono text-sm text-accent" aria-hidden="true">
                |{n}⟩
              </p>
              <h2 className="mt-3 text-2xl">
                <a href={`#${id}`} className="underline-accent">
                  {title}
                </a>
              </h2>
              <dl className="mt-3 text-muted">
                <dt className="sr-only">{copy.format}</dt>
                <dd>{format}</dd>
                <dt className="sr-only">{copy.length}</dt>
                <dd>{length}</dd>
                <dt className="sr-only">{copy.result}</dt>
                <dd className="mt-3 text-balance text-text">
                  {copy.ends} {ends}
                </dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Catalogue({ copy }: { copy: CoursesCopy['courses'] }) {
  const most = Math.max(...copy.items.map(({ hours }) => hours));
  return (
    <ul className="border-t border-line-strong">
      {copy.items.map(({ title, hours, needs, contents, for: whom }) => (
        <li key={title} id={slugify(title)} className="grid gap-x-8 gap-y-4 border-b border-line py-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-4 flex flex-wrap items-center gap-4 font-mono text-sm text-accent">
              <Hours hours={hours} most={most} />
              <span className="whitespace-nowrap">
                <span className="sr-only">{copy.length}: </span>
                {hours} {copy.hours}
              </span>
            </p>
          </div>
          <p className="max-w-[48ch] lg:col-span-4">{contents}.</p>
          <dl className="grid grid-cols-[5.5rem_1fr] content-start gap-x-4 gap-y-2 text-sm lg:col-span-3 lg:block">
            <dt className="text-muted">{copy.needs}</dt>
            <dd>{needs}</dd>
            <dt className="text-muted lg:mt-2">{copy.for}</dt>
            <dd>{whom}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** One bar for each hour, up to those of the longest course. */
function Hours({ hours, most }: { hours: number; most: number }) {
  const bars = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) => `M${(from + n) * 8 + 2} 0v16`).join('');
  return (
    <svg
      viewBox={`0 0 ${most * 8} 16`}
      className="h-4 w-48 max-w-full"
      aria-hidden="true"
      focusable="false"
      role="presentation"
    >
      <path d={bars(0, hours)} stroke="var(--color-accent)" strokeWidth="4" />
      <path d={bars(hours, most)} stroke="var(--color-line)" strokeWidth="2" />
    </svg>
  );
}

function Days({ copy }: { copy: CoursesCopy['training'] }) {
  return (
    <ol className="grid gap-px border border-line bg-line">
      {copy.items.map(({ morning, afternoon }, n) => (
        <li key={morning} className="grid gap-px sm:grid-cols-[8rem_1fr_1fr]">
          <h3 className="bg-raised p-5 font-mono text-base text-accent sm:p-6">{`${copy.day} ${n + 1}`}</h3>
          {[
            { when: copy.morning, what: morning },
            { when: copy.afternoon, what: afternoon },
          ].map(({ when, what }) => (
            <p key={when} className="bg-raised p-5 sm:p-6">
              <span className="block text-xs text-muted">{when}</span>
              {what}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Certifications({ copy }: { copy: CoursesCopy['certifications'] }) {
  return (
    <BareSection id="certifications" tone="ink">
      <h2 id="certifications-title" className="text-4xl">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[52ch] text-lg text-muted">{copy.content}</p>
      <ul className="mt-12 grid gap-px border border-line bg-line md:grid-cols-3">
        {copy.items.map(({ title, motif, description, needs }) => (
          <li key={title} className="flex flex-col bg-ground">
            <div className="relative h-44 overflow-hidden border-b border-line xl:h-64">
              <LateIllustration motif={motif} seed={`certification ${title}`} className="card-art" theme="dark" />
            </div>
            <div className="flex grow flex-col p-6 lg:p-8">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-4 mb-8">{description}</p>
              <p className="mt-auto text-sm text-muted">
                {copy.needs} {needs}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid gap-x-8 gap-y-4 text-muted md:grid-cols-3">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </BareSection>
  );
}
