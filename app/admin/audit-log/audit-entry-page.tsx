import { Link } from 'react-router';
import { exactTime } from '~/lib/dates';
import type { Stretch } from '~/lib/text-diff';
import { type AuditDifference, type AuditEntry, auditPath, verbOf } from './audit-entry';
import { SubjectLink } from './subject-link';

/** One entry with every value in full. */
export function AuditEntryPage({ entry, differences }: { entry: AuditEntry; differences: AuditDifference[] }) {
  const { at, actor, action, subject } = entry;
  const { collection, record } = subject;
  return (
    <section aria-labelledby="entry-heading" className="max-w-4xl">
      <p className="text-sm">
        <Link to="/admin/audit" className="text-accent underline-offset-4 hover:underline">
          Audit log
        </Link>
      </p>
      <h2 id="entry-heading" className="mt-2 text-xl break-words">
        {actor.name} {verbOf(action)} <SubjectLink subject={subject} />
      </h2>
      <p className="mt-2 text-sm text-muted">
        <time dateTime={at}>{exactTime(at)}</time>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Link to={auditPath({ collection, record })} className="text-accent underline-offset-4 hover:underline">
          History of this {subject.kind ?? 'session'}
        </Link>
        {actor.id && (
          <Link to={auditPath({ person: actor.id })} className="text-accent underline-offset-4 hover:underline">
            Everything by {actor.name}
          </Link>
        )}
      </p>
      {differences.length === 0 ? (
        <p className="mt-6 text-muted">No values belong to this entry.</p>
      ) : (
        <div className="mt-6">
          <Differences of={differences} />
        </div>
      )}
    </section>
  );
}

/** What an entry changed, field by field. */
export function Differences({ of: differences }: { of: AuditDifference[] }) {
  return (
    <dl className="border-t border-line">
      {differences.map((change) => (
        <Change key={change.label} change={change} />
      ))}
    </dl>
  );
}

/** Short values side by side, long texts as one text with what went and what came. */
const longText = 120;

function Change({ change: { label, before, after, stretches } }: { change: AuditDifference }) {
  const isLong = before.length > longText || after.length > longText;
  return (
    <div className="border-b border-line py-4">
      <dt className="text-sm font-medium">{label}</dt>
      <dd className="mt-2">
        {isLong && stretches ? (
          <Difference stretches={stretches} />
        ) : (
          <div className="grid gap-3 sm:grid-cols-2">
            <Value label="Before" value={before} />
            <Value label="After" value={after} />
          </div>
        )}
      </dd>
    </div>
  );
}

const shownAround = 200;

function Difference({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <>
      {stretches.some(({ isWhole }) => isWhole) && (
        <p className="mb-2 text-2xs text-muted">
          So much differs that whole passages are marked: words in them may have stayed.
        </p>
      )}
      <p className="max-h-[32rem] overflow-y-auto rounded-sm bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
        {stretches.map(({ in: side, text }, index) => {
          if (side === 'before')
            return (
              <del key={index} className="rounded-sm bg-danger-soft text-danger">
                {text}
              </del>
            );
          if (side === 'after')
            return (
              <ins key={index} className="rounded-sm bg-success-soft text-success no-underline">
                {text}
              </ins>
            );
          return <span key={index}>{shortened(text, index === 0, index === stretches.length - 1)}</span>;
        })}
      </p>
    </>
  );
}

/** What stayed is shown only around what changed. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * shownAround) return text;
  return `${isFirst ? '' : text.slice(0, shownAround)} … ${isLast ? '' : text.slice(-shownAround)}`;
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <p className="text-2xs text-muted">{label}</p>
      <p className="mt-1 rounded-sm bg-sunken p-3 text-sm break-words whitespace-pre-wrap">
        {value || <span className="text-muted">empty</span>}
      </p>
    </div>
  );
}
