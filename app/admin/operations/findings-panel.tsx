import { Link, useNavigation } from 'react-router';
import type { StateTone } from '~/collections/record-card';
import { relativeTime } from '~/lib/dates';
import { type Finding, type FindingState, summarise, worstFirst } from '~/server/doctor/finding';
import { buttonClass } from '~/ui/button';
import { Panel } from '../panel';
import { RecordState } from '../record-parts';
import type { Examination } from './latest-examination.server';
import { operationsPath } from './operations';
import { LinkedWords } from './operations-parts';

const states: Record<FindingState, { label: string; tone: StateTone }> = {
  wrong: { label: 'Wrong', tone: 'danger' },
  warning: { label: 'Warning', tone: 'caution' },
  ok: { label: 'OK', tone: 'success' },
};

/** What the doctor found: what is wrong first, what is calm behind one line. */
export function FindingsPanel({ examination, now }: { examination: Examination | null; now: string }) {
  const isLooking = useNavigation().location?.search === '?look=again';
  const findings = worstFirst(examination?.findings ?? []);
  const worth = findings.filter(({ state }) => state !== 'ok');
  const calm = findings.filter(({ state }) => state === 'ok');
  return (
    <Panel
      heading="What deserves a look"
      lead={
        <>
          <p role="status">{isLooking ? 'Looking …' : lead(examination, now)}</p>
          <Link
            to={`/admin/${operationsPath}?look=again`}
            preventScrollReset
            prefetch="none"
            className={buttonClass('outline', 'md', 'mt-3')}
          >
            Look again
          </Link>
        </>
      }
    >
      {worth.length > 0 && (
        <ul aria-label="What deserves a look" className="divide-y divide-line rounded-md border border-line bg-raised">
          {worth.map((finding) => (
            <Item key={`${finding.name} ${finding.sentence}`} finding={finding} />
          ))}
        </ul>
      )}
      {calm.length > 0 && <Calm findings={calm} />}
    </Panel>
  );
}

function lead(examination: Examination | null, now: string): string {
  if (!examination) return 'The doctor is still looking. Open this page again in a moment.';
  return `${summarise(examination.findings)} Looked at ${relativeTime(examination.at, new Date(now))}.`;
}

function Item({ finding: { name, state, sentence, advice, mendable } }: { finding: Finding }) {
  return (
    <li data-list-item="" className="grid gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <RecordState state={states[state]} />
        <span className="font-medium">{name}</span>
      </p>
      <p>
        <LinkedWords>{sentence}</LinkedWords>
      </p>
      {advice && (
        <p className="text-muted">
          <LinkedWords>{advice}</LinkedWords>
        </p>
      )}
      {mendable && (
        <p className="text-muted">
          <code className="font-mono text-xs">npm run doctor -- --mend</code>: {mendable}
        </p>
      )}
    </li>
  );
}

function Calm({ findings }: { findings: readonly Finding[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-accent">
        {findings.length === 1 ? '1 check found nothing' : `${findings.length} checks found nothing`}
      </summary>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {findings.map(({ name, sentence }) => (
          <div key={`${name} ${sentence}`} className="gap-x-4 py-1.5 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{sentence}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
