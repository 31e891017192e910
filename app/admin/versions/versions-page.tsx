import { Link, useLocation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { exactSecond } from '~/lib/dates';
import { buttonClass } from '~/ui/button';
import { type AuditDifference, auditPath } from '../audit-log/audit-entry';
import { Differences } from '../audit-log/audit-entry-page';
import { bringBackPath, historyPath, previewPath, shownParameter, versionParameter } from '../list-address';
import { useListSearch } from '../use-list-search';
import { originVersion, type Version, type VersionPage } from './version';

interface Props extends VersionPage {
  collection: CollectionDeclaration;
  id: string;
  title: string;
  /** Whether the reader may open the audit log. */
  mayAudit: boolean;
}

/** Every save of a record: who, when, what changed, and the way back to it. */
export function VersionsPage({ collection, id, title, mayAudit, versions, hasOrigin, older, differences }: Props) {
  const { tab, name, singular } = collection;
  const search = useListSearch();
  return (
    <section aria-labelledby="history-heading" className="max-w-4xl">
      <p className="text-sm">
        <Link to={`/admin/${tab.path}/${id}${search}`} className="text-accent underline-offset-4 hover:underline">
          Edit {singular}
        </Link>
      </p>
      <h2 id="history-heading" className="mt-2 text-xl break-words">
        History of “{title || 'Untitled'}”
      </h2>
      <p className="mt-2 max-w-prose text-sm text-muted">
        Bringing a save back opens its words in the editor; nothing changes before you save.
      </p>
      {versions.length === 0 ? (
        <p className="mt-6 text-muted">Nobody has changed this {singular} since it was added.</p>
      ) : (
        <ol aria-label="Saves" className="mt-6 border-t border-line">
          {versions.map((version) => (
            <SavedVersion
              key={version.id}
              collection={collection}
              id={id}
              version={version}
              differences={differences?.of === version.id ? differences.fields : null}
            />
          ))}
          {hasOrigin && <Origin collection={collection} id={id} />}
        </ol>
      )}
      <p className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {older !== null && (
          <Link
            to={historyPath(collection, id, search, older)}
            className="text-accent underline-offset-4 hover:underline"
          >
            Older saves
          </Link>
        )}
        {mayAudit && (
          <Link
            to={auditPath({ collection: name, record: id })}
            className="text-accent underline-offset-4 hover:underline"
          >
            In the audit log
          </Link>
        )}
      </p>
    </section>
  );
}

interface OfRecord {
  collection: CollectionDeclaration;
  id: string;
}

interface SavedVersionProps extends OfRecord {
  version: Version;
  /** Null unless they were asked for. */
  differences: AuditDifference[] | null;
}

function SavedVersion({ collection, id, version, differences }: SavedVersionProps) {
  const when = exactSecond(version.at);
  const { search } = useLocation();
  const showing = new URLSearchParams(search);
  if (differences === null) showing.set(shownParameter, String(version.id));
  else showing.delete(shownParameter);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <p className="text-sm font-medium">
            <time dateTime={version.at}>{when}</time>
            {version.isCurrent && (
              <span className="ml-2 whitespace-nowrap rounded-full bg-success-soft px-2 py-0.5 text-2xs font-medium text-success">
                As it stands
              </span>
            )}
          </p>
          <p className="mt-1 text-sm text-muted">
            {version.by} {version.changed === null ? 'created it' : `changed ${inWords(version.changed)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:gap-x-5">
          {version.changed !== null && (
            <Link
              to={`?${showing}`}
              preventScrollReset
              className={quietClass}
              aria-label={`${differences ? 'Hide what' : 'What'} changed, ${when}`}
            >
              {differences ? 'Hide' : 'What changed'}
            </Link>
          )}
          {!version.isCurrent && <WaysBack collection={collection} id={id} version={version.id} called={when} />}
        </div>
      </div>
      {differences && (
        <div className="mt-4">
          <Differences of={differences} />
        </div>
      )}
    </li>
  );
}

/** What was there before the saves: sample content, or words whose saves are too old to be known. */
function Origin({ collection, id }: OfRecord) {
  const called = 'Before these saves';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4">
      <p className="min-w-0 grow basis-72 text-sm font-medium">{called}</p>
      <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:gap-x-5">
        <WaysBack collection={collection} id={id} version={originVersion} called={called} />
      </div>
    </li>
  );
}

/** To look at a version, and to have it in the editor again. */
function WaysBack({ collection, id, version, called }: OfRecord & { version: number; called: string }) {
  const preview = previewPath(collection, id);
  const search = useListSearch();
  return (
    <>
      {preview && (
        <a
          href={`${preview}?${versionParameter}=${version}`}
          target="_blank"
          rel="noreferrer"
          className={quietClass}
          aria-label={`Preview, ${called}`}
        >
          Preview
        </a>
      )}
      <Link
        to={bringBackPath(collection, id, version, search)}
        className={buttonClass('outline')}
        aria-label={`Bring back, ${called}`}
      >
        Bring back
      </Link>
    </>
  );
}

/** On a phone in line with the words above. */
const quietClass = buttonClass('quiet', 'md', 'max-sm:px-0');

function inWords(fields: string[]): string {
  return fields.length === 0
    ? 'nothing that can be read'
    : new Intl.ListFormat('en-US').format(fields.map((field) => field.toLowerCase()));
}
