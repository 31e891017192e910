import { Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyList } from '../empty-list';
import { RecordState } from '../record-parts';
import type { RecordUse } from '../record-use';
import { RecordUseList } from '../record-use-list';
import { newRedirectAddress } from '../redirects/redirects';
import { ToolHead } from '../tool-head';
import type { DeadLink, DeadLinks } from './dead-links';

/** Every address that public texts link to without an end, with what to do about it. */
export function DeadLinksPage({ links: { total, shown } }: { links: DeadLinks }) {
  return (
    <section aria-labelledby="dead-links-title">
      <ToolHead id="dead-links" title="Dead links">
        Where links in public texts lead to no page that visitors can see. Correct the links, publish what they lead to,
        or redirect the address.
      </ToolHead>
      <div className="mt-6 grid max-w-4xl gap-8">
        {shown.map((link) => (
          <DeadLinkItem key={link.path} link={link} />
        ))}
        {total > shown.length && (
          <p className="text-sm text-muted tabular-nums">
            And {(total - shown.length).toLocaleString('en-US')} more, with fewer texts each.
          </p>
        )}
        {total === 0 && (
          <EmptyList
            icon={Link2}
            sentence="Every link leads somewhere."
            help="Links in public texts to pages of this site are looked at; those to other sites are not."
          />
        )}
      </div>
    </section>
  );
}

function DeadLinkItem({ link: { path, target, texts } }: { link: DeadLink }) {
  return (
    <section aria-label={path}>
      <h3 className="font-mono text-sm leading-6 font-medium text-wrap break-all">{path}</h3>
      <p className="mt-1 mb-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
        {target ? <Target target={target} /> : 'There is no such page.'} Linked from{' '}
        {texts.total === 1 ? '1 text' : `${texts.total.toLocaleString('en-US')} texts`}:
        {!target && (
          <Link to={newRedirectAddress(path)} className="ml-auto text-accent underline-offset-4 hover:underline">
            Redirect<span className="sr-only"> {path}</span>
          </Link>
        )}
      </p>
      <RecordUseList uses={texts} />
    </section>
  );
}

/** The record that visitors would find, were it public. */
function Target({ target: { title, state, editPath } }: { target: RecordUse }) {
  return (
    <>
      <Link to={editPath} className="font-medium text-text underline-offset-4 hover:underline">
        {title}
      </Link>
      <RecordState state={state} />
    </>
  );
}
