import { type ReactNode, useId } from 'react';
import { relativeTime, utcTime } from '~/lib/dates';
import { dayMs } from '~/lib/durations';

const nearMs = 60 * dayMs;

/** A moment as settings and logs write it, and how far away it is when that is near: behind it, or in a line below. */
export function Moment({ at, now, isStacked = false }: { at: string; now: string; isStacked?: boolean }) {
  const isNear = Math.abs(Date.parse(at) - Date.parse(now)) < nearMs;
  return (
    <time dateTime={at} className="tabular-nums">
      {utcTime(at)}
      {isNear && (
        <span className={isStacked ? 'block text-xs text-muted' : 'whitespace-nowrap text-muted'}>
          {isStacked ? relativeTime(at, new Date(now)) : ` (${relativeTime(at, new Date(now))})`}
        </span>
      )}
    </time>
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
