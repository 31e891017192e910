import type { ReactNode } from 'react';
import { errorToast } from '~/lib/toast';
import { ButtonLink } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { CategoryFilter } from '../articles/category-filter';
import { type ListState, listHref } from '../articles/list-address';
import { Pagination } from '../articles/pagination';
import { contactHref, demoHref } from '../next-steps';
import { ClosingCall } from '../parts/closing-call';

const base = '/case-studies';
/** The industries that the page offers; the others are reached from their case studies. */
const offered = 6;

const readings = [
  {
    title: 'Against what',
    text: 'Every figure is measured against the method that the client used before, on the same cases and over the same weeks. Where there was no method, we say so.',
  },
  {
    title: 'By whom',
    text: 'The client counts, not we. What could not be counted is described in words and not turned into a percentage.',
  },
  {
    title: 'What failed',
    text: 'Each case study has a part on what did not work. It is often the most useful one.',
  },
];

interface StudyListProps {
  list: {
    state: ListState;
    categories: { name: string; count: number }[];
    total: number;
    pageCount: number;
    failure: { sentence: string; requestId: string } | null;
  };
  /** The case studies of this page of the list. */
  children: ReactNode;
}

/** The page of all case studies: a ledger of results. */
export function StudyList({ list, children }: StudyListProps) {
  const { state, categories, total, failure } = list;
  return (
    <>
      <header className="page-wide pt-12 lg:pt-20">
        <div className="grid grid-cols-12 items-end gap-y-6 md:gap-x-8">
          <h1 className="col-span-12 -ml-[0.04em] text-4xl lg:col-span-8">What changed, for whom, by how much</h1>
          <p className="col-span-12 max-w-[40ch] text-lg leading-snug text-muted lg:col-span-4 lg:pb-2">
            A case study says what the problem was, what we built, what was measured before and after, and what did not
            work.
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-10 pb-8 lg:pt-12">
          <CategoryFilter base={base} state={state} categories={categories} most={offered} label="Industries" />
          <p role="status" className="text-sm text-muted tabular-nums">
            {failure ? '' : countSentence(total, state.category)}
          </p>
        </div>
      </header>
      <div className="page-wide pb-(--section-space)">
        <Body list={list}>{children}</Body>
      </div>
      <Readings />
      <ClosingCall
        title="Bring the number you would like to change"
        content="We tell you in a first call whether it can be moved with the data you have, and how one would find out cheaply."
        actions={[
          { label: 'Request Demo', href: demoHref() },
          { label: 'Contact Us', href: contactHref() },
        ]}
      />
    </>
  );
}

function countSentence(total: number, industry: string): string {
  const count = `${total} ${total === 1 ? 'case study' : 'case studies'}`;
  return industry ? `${count} in ${industry}` : count;
}

function Body({ list: { state, total, pageCount, failure }, children }: StudyListProps) {
  if (failure) {
    return (
      <Notice title={failure.sentence} href={listHref(base, state)} label="Try again">
        The fault is on our side and has been recorded as{' '}
        <span className="font-mono text-base">{failure.requestId}</span>. Please try again in a moment.
        <ShowToast toast={errorToast(failure.sentence)} />
      </Notice>
    );
  }
  if (total === 0 && state.category === '') {
    return (
      <Notice title="No case studies found" href={contactHref()} label="Contact Us">
        The first ones are being written. Until then, ask us for references in your industry.
      </Notice>
    );
  }
  if (total === 0) {
    return (
      <Notice title="No case studies found" href={base} label="Show all case studies">
        Nothing is published for this industry yet. The other industries may have a problem like yours.
      </Notice>
    );
  }
  if (state.page > pageCount) {
    return (
      <Notice
        title={`There is no page ${state.page}`}
        href={listHref(base, { ...state, page: 1 })}
        label="Go to the first page"
      >
        {pageCount === 1 ? 'This list has one page.' : `This list has ${pageCount} pages.`}
      </Notice>
    );
  }
  return (
    <>
      {children}
      <div className="pt-8">
        <Pagination page={state.page} pageCount={pageCount} hrefOf={(page) => listHref(base, { ...state, page })} />
      </div>
    </>
  );
}

function Notice({ title, href, label, children }: { title: string; href: string; label: string; children: ReactNode }) {
  return (
    <div className="border-t border-line-strong pt-10 pb-16">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-3 max-w-[56ch] text-lg text-muted">{children}</p>
      <p className="mt-6">
        <ButtonLink href={href} variant="outline">
          {label}
        </ButtonLink>
      </p>
    </div>
  );
}

function Readings() {
  return (
    <section aria-labelledby="readings-title" className="border-t border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 gap-y-8 py-16 md:gap-x-8 lg:py-24">
        <h2 id="readings-title" className="col-span-12 text-3xl lg:col-span-4">
          How to read these figures
        </h2>
        <dl className="col-span-12 lg:col-span-7 lg:col-start-6">
          {readings.map(({ title, text }) => (
            <div key={title} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[8rem_1fr]">
              <dt className="font-medium">{title}</dt>
              <dd className="max-w-[60ch] text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
