import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { RecordState } from './record-parts';
import type { RecordUse, RecordUses } from './record-use';

/** Every record that uses something, with the ways to its editor and its page. */
export function RecordUseList({ uses: { total, shown } }: { uses: RecordUses }) {
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised text-sm">
        {shown.map((use) => (
          <UseRow key={`${use.editPath} ${use.title}`} use={use} />
        ))}
      </ul>
      {shown.length < total && (
        <p className="mt-2 text-xs text-muted tabular-nums">
          And in {(total - shown.length).toLocaleString('en-US')} more records.
        </p>
      )}
    </>
  );
}

function UseRow({ use: { tab, title, state, fields, editPath, publicPath } }: { use: RecordUse }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-16 shrink-0 text-xs text-muted">{tab}</span>
      <Link to={editPath} className="min-w-0 font-medium break-words underline-offset-4 hover:underline">
        {title}
      </Link>
      <RecordState state={state} />
      {fields.length > 0 && <span className="text-xs text-muted">{fields.join(', ')}</span>}
      {publicPath && (
        <a
          href={publicPath}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${title}`}
          className="ml-auto inline-flex min-h-8 items-center gap-1 text-xs text-accent underline-offset-4 hover:underline"
        >
          <ExternalLink size={14} aria-hidden="true" /> View
        </a>
      )}
    </li>
  );
}
