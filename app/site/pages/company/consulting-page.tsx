import { contactHref, requestDemo } from '../../next-steps';
import { ClosingCall } from '../../parts/closing-call';
import { FigureColumn } from '../../parts/figures';
import { SplitHero } from '../../parts/heroes';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, Section } from '../../parts/section';
import { requirePage } from '../../site-map';
import type { PageProps } from '../written-page';
import { BreakEvenPlot } from './break-even-plot';
import type { ConsultingCopy } from './consulting-copy';

const actions = [{ label: 'Book a Consultation', href: contactHref('consultation') }, requestDemo('consulting')];

export function ConsultingPage({ copy }: PageProps<ConsultingCopy>) {
  const page = requirePage('/consulting');
  return (
    <>
      <SplitHero
        eyebrow={copy.hero.eyebrow}
        title={copy.hero.title}
        lead={copy.hero.content}
        actions={actions}
        motif={page.motif}
        seed={page.path}
        proof={<p className="text-muted">{copy.hero.proof}</p>}
      />
      <Section id="cases" title={copy.cases.title} lead={copy.cases.content} tone="sunken">
        <Cases items={copy.cases.items} />
      </Section>
      <AsideSection id="break-even" title={copy.break_even.title} lead={copy.break_even.content}>
        <BreakEvenPlot copy={copy.break_even} />
      </AsideSection>
      <Section id="course" title={copy.course.title} lead={copy.course.content} tone="ink">
        <Weeks items={copy.course.items} />
      </Section>
      <Criteria copy={copy.criteria} />
      <Price copy={copy.price} />
      <QuestionsSection copy={copy.questions} />
      <ClosingCall {...copy.closing} actions={actions} />
    </>
  );
}

/** The question, why, and the short answer at the edge. */
function Cases({ items }: { items: ConsultingCopy['cases']['items'] }) {
  return (
    <ul className="border-t border-line-strong">
      {items.map(({ title, description, verdict }) => (
        <li key={title} className="grid items-baseline gap-x-8 gap-y-3 border-b border-line py-7 lg:grid-cols-12">
          <h3 className="text-xl lg:col-span-4">{title}</h3>
          <p className="max-w-[60ch] text-muted lg:col-span-5">{description}</p>
          <p className="font-medium text-accent lg:col-span-3 lg:text-right">{verdict}</p>
        </li>
      ))}
    </ul>
  );
}

function Weeks({ items }: { items: ConsultingCopy['course']['items'] }) {
  return (
    <ol className="weeks">
      {items.map(({ when, title, description, keeps }) => (
        <li key={title} className="week">
          <p className="font-mono text-sm text-accent">{when}</p>
          <h3 className="mt-2 text-2xl">{title}</h3>
          <p className="mt-3 text-muted">{description}</p>
          <p className="mt-5 border-t border-line pt-4 text-sm">{keeps}</p>
        </li>
      ))}
    </ol>
  );
}

/** A table on wide screens; on narrow ones each row becomes a block with its two outcomes. */
function Criteria({ copy }: { copy: ConsultingCopy['criteria'] }) {
  return (
    <AsideSection id="criteria" title={copy.title} lead={copy.content}>
      <table className="w-full text-left max-md:block">
        <thead className="text-sm text-muted max-md:sr-only">
          <tr>
            <th scope="col" className="pb-3 font-medium md:w-2/5">
              {copy.measure}
            </th>
            <th scope="col" className="px-6 pb-3 font-medium">
              {copy.go}
            </th>
            <th scope="col" className="pb-3 font-medium">
              {copy.stop}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {copy.items.map(({ measure, go, stop }) => (
            <tr key={measure} className="border-t border-line align-top max-md:block max-md:py-5">
              <th scope="row" className="font-medium max-md:block md:py-5">
                {measure}
              </th>
              <td className="max-md:mt-3 max-md:block md:px-6 md:py-5">
                <Outcome word={copy.go} tone="text-success">
                  {go}
                </Outcome>
              </td>
              <td className="max-md:mt-1 max-md:block md:py-5">
                <Outcome word={copy.stop} tone="text-danger">
                  {stop}
                </Outcome>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AsideSection>
  );
}

function Outcome({ word, tone, children }: { word: string; tone: string; children: string }) {
  return (
    <>
      <span aria-hidden="true" className={`font-medium md:hidden ${tone}`}>
        {word}{' '}
      </span>
      <span className="text-muted">{children}</span>
    </>
  );
}

function Price({ copy }: { copy: ConsultingCopy['price'] }) {
  return (
    <section aria-labelledby="price-title" id="price" className="border-y border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 items-center gap-x-4 gap-y-10 py-16 lg:gap-x-8 lg:py-24">
        <div className="col-span-12 lg:col-span-7">
          <h2 id="price-title" className="text-3xl">
            {copy.title}
          </h2>
          <p className="mt-5 max-w-[60ch] text-lg leading-relaxed text-muted">{copy.content}</p>
        </div>
        <div className="col-span-12 sm:col-span-8 lg:col-span-4 lg:col-start-9">
          <FigureColumn claims={copy.claims} />
        </div>
      </div>
    </section>
  );
}
