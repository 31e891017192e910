import { History, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { cutText } from '~/lib/cut-text';
import { auditActions } from '~/server/audit/audit-actions';
import { buttonClass } from '~/ui/button';
import { EmptyList } from '../empty-list';
import { ListSearch } from '../list-controls';
import { FilterDay, FilterSelect } from '../list-filters';
import { When } from '../when';
import { type AuditChange, type AuditEntry, type AuditPage, auditPath, verbOf } from './audit-entry';
import { SubjectLink } from './subject-link';

/** Every change in the product, newest first; what is asked of it is in the URL. */
export function AuditLogPage({ page, now }: { page: AuditPage; now: string }) {
  const { entries, older, newer, state } = page;
  const isFiltered = auditPath({ ...state, before: null, after: null }) !== '/admin/audit';
  return (
    <section aria-labelledby="audit-heading">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="audit-heading" className="mr-auto text-2xl">
          Audit log
        </h2>
        <a
          href={auditPath({ ...state, before: null, after: null }, '.csv')}
          className={buttonClass('outline')}
          download
        >
          Export as CSV
        </a>
      </div>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">
        Who changed what, with both values. It is only ever added to, and outlives the records it speaks of.
      </p>
      <Filters page={page} />
      {entries.length === 0 ? (
        <NoEntries isFiltered={isFiltered} />
      ) : (
        <ol className="mt-4 divide-y divide-line rounded-md border border-line bg-raised" aria-label="Entries">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={new Date(now)} />
          ))}
        </ol>
      )}
      {(newer || older) && (
        <nav aria-label="Pages" className="mt-6 flex justify-center gap-4">
          {newer && (
            <Link to={newer} rel="prev" className={buttonClass('outline')}>
              Newer
            </Link>
          )}
          {older && (
            <Link to={older} rel="next" className={buttonClass('outline')}>
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function Filters({ page: { state, people, collections } }: { page: AuditPage }) {
  return (
    <>
      <ListSearch path="/admin/audit" label="Search the audit log" query={state.query}>
        <FilterSelect
          name="person"
          label="Person"
          value={state.person}
          all="Everybody"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterSelect
          name="collection"
          label="Kind"
          value={state.collection}
          all="Everything"
          options={collections.map(({ name, label }) => ({ value: name, label }))}
        />
        <FilterSelect
          name="action"
          label="Action"
          value={state.action}
          all="All actions"
          options={auditActions.map((action) => ({ value: action, label: capitalised(verbOf(action)) }))}
        />
        <FilterDay name="from" label="From" value={state.from} />
        <FilterDay name="to" label="to" value={state.to} />
        {state.record && <input type="hidden" name="record" value={state.record} />}
      </ListSearch>
      {state.record && (
        <p className="mt-3 text-sm">
          History of one record.{' '}
          <Link
            to={auditPath({ ...state, record: '', before: null, after: null })}
            className="text-accent underline underline-offset-4"
          >
            Show all records
          </Link>
        </p>
      )}
    </>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Entry({ entry, now }: { entry: AuditEntry; now: Date }) {
  const { id, at, actor, action, subject, changes } = entry;
  return (
    <li
      data-list-item=""
      className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-sm hover:bg-sunken sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <Link to={`/admin/audit/${id}`} className="text-xs leading-6 text-muted underline-offset-4 hover:underline">
        <When at={at} now={now} isStacked />
        <span className="sr-only">: entry {id} in full</span>
      </Link>
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{actor.name}</span> {verbOf(action)} <SubjectLink subject={subject} />
        </p>
        <ChangeSummary changes={changes} />
      </div>
    </li>
  );
}

const mostShown = 4;
const longestShown = 60;

function ChangeSummary({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - mostShown;
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-4 text-xs text-muted">
      {changes.slice(0, mostShown).map((change) => (
        <li key={change.label} className="max-w-full break-words">
          {change.label}: <ShortValue change={change} />
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

/** Texts are counted, and what is short or one word is shown. */
function ShortValue({ change: { before, after } }: { change: AuditChange }) {
  const short = (value: string) => {
    if (value.length <= longestShown) return value || 'empty';
    const { length } = value.trim().split(/\s+/u);
    // An address, say.
    return length === 1 ? cutText(value, longestShown) : `${length} words`;
  };
  if (before === '') return <ins className="no-underline">{short(after)}</ins>;
  return (
    <>
      <del className="no-underline">{short(before)}</del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only"> became </span>
      <ins className="text-text no-underline">{short(after)}</ins>
    </>
  );
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-4">
      {isFiltered ? (
        <EmptyList icon={SearchX} sentence="No entry matches." showAll="/admin/audit" />
      ) : (
        <EmptyList icon={History} sentence="Nothing has been changed yet." />
      )}
    </div>
  );
}
