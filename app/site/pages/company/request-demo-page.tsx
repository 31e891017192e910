import { Illustration } from '../../illustrations/illustration';
import { QuestionsSection } from '../../parts/questions';
import { RowList } from '../../parts/row-list';
import { AsideSection, ColumnsSection, Section } from '../../parts/section';
import type { PageProps } from '../written-page';
import { DemoForm } from './demo-form';
import type { InquiryState } from './inquiry-form';
import { PrivacyNote } from './privacy-note';
import type { RequestDemoCopy } from './request-demo-copy';

const unopened: InquiryState = { ticket: { formKey: '', openedAt: 0 }, chosen: {} };

/** `inquiry` is what the page's own route knows of the form. */
export function RequestDemoPage({ copy, inquiry = unopened }: PageProps<RequestDemoCopy> & { inquiry?: InquiryState }) {
  return (
    <>
      <Opening copy={copy} inquiry={inquiry} />
      <Section id="agenda" title={copy.agenda.title} lead={copy.agenda.content}>
        <Agenda items={copy.agenda.items} />
      </Section>
      <AsideSection id="people" title={copy.people.title} lead={copy.people.content} tone="sunken">
        <RowList rows={copy.people.items} />
      </AsideSection>
      <Bring copy={copy.bring} />
      <QuestionsSection copy={copy.questions} tone="sunken" />
    </>
  );
}

/** Night behind the words, the form as a sheet of paper on it. */
function Opening({ copy: { hero, form }, inquiry }: { copy: RequestDemoCopy; inquiry: InquiryState }) {
  return (
    <div className="on-ink">
      <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-10 py-12 lg:gap-x-8 lg:py-20">
        <div className="col-span-12 flex flex-col lg:col-span-6 lg:pr-8">
          <p className="font-medium text-accent">{hero.eyebrow}</p>
          <h1 className="mt-4 text-4xl">{hero.title}</h1>
          <p className="mt-7 max-w-[48ch] text-lg leading-relaxed text-muted">{hero.content}</p>
          <p className="mt-7 font-mono text-sm text-accent">{hero.proof}</p>
          <div className="relative mt-10 hidden min-h-48 grow overflow-hidden border border-line lg:block">
            {/* The motif of the site map, which would bring all its words into the browser. */}
            <Illustration motif="standing-wave" seed="/request-demo" className="hero-band-art" />
          </div>
        </div>
        <section
          aria-labelledby="form-title"
          className="form-sheet col-span-12 border border-line bg-ground p-5 text-text sm:p-8 lg:col-span-6 lg:p-10"
        >
          <h2 id="form-title" className="mb-7 text-2xl">
            {form.title}
          </h2>
          <DemoForm state={inquiry} note={<PrivacyNote text={form.content} />} />
        </section>
      </div>
    </div>
  );
}

/** Four stretches of a call, as wide as they are long. */
function Agenda({ items }: { items: RequestDemoCopy['agenda']['items'] }) {
  return (
    <ol className="agenda">
      {items.map(({ from, to, title, description }) => (
        <li key={title} className="agenda-part">
          <p className="font-mono text-sm text-accent">
            {from}–{to} min
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-sm text-muted">{description}</p>
        </li>
      ))}
    </ol>
  );
}

function Bring({ copy }: { copy: RequestDemoCopy['bring'] }) {
  return (
    <ColumnsSection id="bring" rowGap="gap-y-8">
      <div className="col-span-12 lg:col-span-5">
        <h2 id="bring-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-[44ch] text-muted">{copy.content}</p>
      </div>
      <dl className="col-span-12 grid gap-x-8 sm:grid-cols-2 lg:col-span-7">
        {copy.items.map(({ title, needs }) => (
          <div key={title} className="border-t border-line-strong py-5">
            <dt className="font-display text-lg font-semibold">{title}</dt>
            <dd className="mt-1.5 text-muted">{needs}.</dd>
          </div>
        ))}
      </dl>
    </ColumnsSection>
  );
}
