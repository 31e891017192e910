import { slugify } from '~/lib/slug';
import { contactHref } from '../../next-steps';
import { Actions } from '../../parts/actions';
import { ClosingCall } from '../../parts/closing-call';
import { Questions } from '../../parts/questions';
import { Rows } from '../../parts/rows';
import { AsideSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { CoursesCopy } from './courses-copy';
import { ExamQuestion } from './exam-question';

const actions = [
  { label: 'Enquire about courses', href: contactHref('courses') },
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
      <AsideSection id="questions" title={copy.questions.title}>
        <Questions questions={copy.questions.items} />
      </AsideSection>
      <ClosingCall title={copy.closing.title} content={copy.closing.content} actions={actions} />
    </>
  );
}

/** The three ways to learn as the levels of one system, the lowest at the bottom. */
function Opening({ copy }: { copy: CoursesCopy['hero'] }) {
  return (
    <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-12 pt-12 pb-16 lg:gap-x-8 lg:pt-20 lg:pb-24">
      <div className="col-span-12 lg:col-span-6">
        <p className="font-medium text-accent">{copy.eyebrow}</p>
        <h1 className="mt-4 text-5xl leading-[0.98]">{copy.title}</h1>
        <p className="mt-7 max-w-[52ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        <Actions actions={actions} className="mt-9" />
      </div>
      <ol className="ladder col-span-12 lg:col-span-6">
        {copy.items.map(({ id, title, format, length, ends }, n) => (
          <li key={id} className="rung">
            <p className="font-mono text-sm text-accent" aria-hidden="true">
              |{n}⟩
            </p>
            <h2 className="text-2xl">
              <a href={`#${id}`} className="underline-accent">
                {title}
              </a>
            </h2>
            <dl className="mt-2 grid gap-x-3 text-sm text-muted sm:grid-cols-[auto_1fr]">
              <dt className="sr-only">{copy.format}</dt>
              <dd className="sm:col-span-2">
                {format}, {length}
              </dd>
              <dt>{copy.ends}</dt>
              <dd className="text-text">{ends}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Catalogue({ copy }: { copy: CoursesCopy['courses'] }) {
  return (
    <ul className="border-t border-line-strong">
      {copy.items.map(({ title, length, needs, contents, for: whom }) => (
        <li key={title} id={slugify(title)} className="grid gap-x-8 gap-y-4 border-b border-line py-8 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2 font-mono text-sm text-accent">
              <span className="sr-only">{copy.length}: </span>
              {length}
            </p>
          </div>
          <p className="max-w-[48ch] lg:col-span-4">{contents}.</p>
          <dl className="grid grid-cols-[6rem_1fr] content-start gap-y-2 text-sm lg:col-span-4">
            <dt className="text-muted">{copy.needs}</dt>
            <dd>{needs}</dd>
            <dt className="text-muted">{copy.for}</dt>
            <dd>{whom}</dd>
          </dl>
        </li>
      ))}
    </ul>
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
    <section aria-labelledby="certifications-title" id="certifications" className="on-ink">
      <div className="page-wide section-y">
        <h2 id="certifications-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-4 max-w-[52ch] text-lg text-muted">{copy.content}</p>
        <ul className="mt-12 grid gap-px border border-line bg-line lg:grid-cols-3">
          {copy.items.map(({ title, description, needs }) => (
            <li key={title} className="flex flex-col bg-ground p-6 sm:p-8">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-4 mb-8">{description}</p>
              <p className="mt-auto text-sm text-muted">
                {copy.needs} {needs}
              </p>
            </li>
          ))}
        </ul>
        <ul className="mt-10 grid gap-x-8 gap-y-4 text-muted md:grid-cols-3">
          {copy.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
