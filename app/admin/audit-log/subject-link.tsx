import { Link } from 'react-router';
import type { AuditSubject } from './audit-entry';

/** What an entry speaks of: a link as long as there is something to look at, and a word when there is not. */
export function SubjectLink({ subject: { kind, title, href, standing } }: { subject: AuditSubject }) {
  if (kind === null) return null;
  const name = title ? `“${title}”` : null;
  return (
    <>
      {kind}{' '}
      {href && name ? (
        <Link to={href} className="text-accent underline underline-offset-4">
          {name}
        </Link>
      ) : (
        name
      )}
      {standing !== 'here' && <span className="text-muted"> ({standing})</span>}
    </>
  );
}
