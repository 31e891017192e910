import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { utcTime } from '~/lib/dates';
import { When } from '../when';

/** A moment as the rest of the admin says it; whoever points at it reads it as settings and logs write it. */
export function Moment({ at, now, isStacked }: { at: string; now: string; isStacked?: boolean }) {
  return <When at={at} now={now} isStacked={isStacked} title={utcTime(at)} />;
}

/** Addresses of the admin in a sentence, without the stop after them. */
const place = /(?<![\w/.-])(\/admin\/[\w-]+(?:\/[\w-]+)*(?:\?[\w=&-]+)?)/;

/** A sentence that commands write as well: the pages of the admin that it names are links here. */
export function LinkedWords({ children }: { children: string }) {
  return children.split(place).map((part, index) => (index % 2 === 1 ? <AdminLink key={part} to={part} /> : part));
}

export function AdminLink({ to, children = to }: { to: string; children?: ReactNode }) {
  return (
    <Link to={to} className="text-accent underline underline-offset-4 hover:text-accent-strong">
      {children}
    </Link>
  );
}

/** Names and values of one thing; those without a value are left out. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="mb-1.5 font-sans text-sm font-semibold tracking-normal">
        {title}
      </h4>
      <FactList facts={facts} />
    </section>
  );
}

export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 break-words tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
