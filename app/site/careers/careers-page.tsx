import type { PositionList } from '~/collections/careers/careers.queries.server';
import { company } from '~/lib/company';
import { Actions } from '../parts/actions';
import { QuietClosing } from '../parts/closing-call';
import { Section } from '../parts/section';
import { Steps } from '../parts/steps';
import { type CareersCopy, careersCopy } from './careers-copy';
import { applicationHref, positionsHref } from './position-words';
import { countOpen, openInWords, PositionsBoard, type ShownPositions } from './positions-board';
import { SharedDay, sharedDayWords } from './shared-day';

const copy = careersCopy.sections;

/** What is open, what it is like, and how one gets here. */
export function CareersPage(shown: ShownPositions) {
  return (
    <>
      <Hero departments={shown.list.departments} />
      <PositionsBoard copy={copy.positions} {...shown} />
      <Expectations copy={copy.expectations} />
      <Section id="process" title={copy.process.title} lead={copy.process.content} tone="ink">
        <Steps steps={copy.process.items} />
      </Section>
      <QuietClosing
        title={copy.closing.title}
        content={copy.closing.content}
        actions={[
          { label: 'Write to us', href: applicationHref() },
          { label: 'Team', href: '/team' },
        ]}
      />
    </>
  );
}

function Hero({ departments }: Pick<PositionList, 'departments'>) {
  const open = countOpen(departments);
  const count = openInWords(open, departments.length > 1 ? `${departments.length} departments` : '');
  return (
    <div className="page-wide grid grid-cols-12 items-center gap-x-4 gap-y-12 pt-12 pb-16 lg:gap-x-8 lg:pt-16 lg:pb-20">
      <div className="col-span-12 lg:col-span-7">
        <p className="font-medium text-accent">Careers</p>
        <h1 className="mt-4 text-5xl leading-[0.98]">{copy.hero.title}</h1>
        <p className="mt-7 max-w-[56ch] text-lg leading-relaxed text-muted">{copy.hero.content}</p>
        <Actions
          className="mt-9"
          actions={[
            { label: 'See open positions', href: positionsHref() },
            { label: 'Write to us', href: applicationHref() },
          ]}
        />
        {open > 0 && (
          <p className="mt-8 text-sm text-muted tabular-nums">
            {count}. {company.headquarters.city} now, {company.secondOffice.city} to come, remote where the work allows
            it.
          </p>
        )}
      </div>
      <figure className="col-span-12 sm:col-span-9 md:col-span-7 lg:col-span-5">
        <SharedDay className="block w-full" />
        <figcaption className="mt-3 max-w-[48ch] text-sm text-muted">{sharedDayWords}</figcaption>
      </figure>
    </div>
  );
}

const pair = 'md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-12';

/** Promises in pairs: what is here, and what is therefore not. */
function Expectations({ copy: words }: { copy: CareersCopy['expectations'] }) {
  return (
    <section aria-labelledby="expectations-title" className="page-wide section-y">
      <h2 id="expectations-title" className="max-w-[16em] text-4xl">
        {words.title}
      </h2>
      <p aria-hidden="true" className={`mt-12 pb-3 text-sm text-muted max-md:hidden ${pair}`}>
        <span>{words.find}</span>
        <span>{words.miss}</span>
      </p>
      <ul className="max-md:mt-8">
        {words.items.map(({ find, miss }) => (
          <li key={find} className={`items-baseline border-t border-line py-6 ${pair}`}>
            <p className="max-w-[30em] text-xl leading-snug font-medium">{find}</p>
            <p className="text-muted max-md:mt-2">
              <span className="sr-only">Instead of: </span>
              <s className="decoration-line-strong">{miss}</s>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
