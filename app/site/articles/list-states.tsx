import { errorToast } from '~/lib/toast';
import { ButtonLink } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { FringeStrip } from '../fringe-strip';

/** Appears only when a list takes its time. */
export function Spinner() {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-line-strong border-t-accent"
      />
      Loading
    </span>
  );
}

const notice = 'border-t border-line-strong pt-10 pb-16';

/** Where nothing is found, two waves cancel: the sign of it that the page for unknown addresses has too. */
export function Nothing({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={`grid items-center gap-x-8 gap-y-10 md:grid-cols-2 ${notice}`}>
      <div>
        <h2 className="text-2xl">{title}</h2>
        {hint && <p className="mt-3 text-lg text-muted">{hint}</p>}
      </div>
      <FringeStrip bars={64} slits={14} gap={0.14} className="h-24 w-full text-text" />
    </div>
  );
}

interface NoSuchPageProps {
  page: number;
  pageCount: number;
  /** The first page of this list. */
  href: string;
}

export function NoSuchPage({ page, pageCount, href }: NoSuchPageProps) {
  return (
    <div className={notice}>
      <h2 className="text-2xl">There is no page {page}</h2>
      <p className="mt-3 text-lg text-muted">
        {pageCount === 1 ? 'This list has one page.' : `This list has ${pageCount} pages.`}
      </p>
      <p className="mt-6">
        <ButtonLink href={href} variant="outline">
          Go to the first page
        </ButtonLink>
      </p>
    </div>
  );
}

/** The list could not be loaded: what to say, and the id of the request; null when the server was not reached. */
export interface ListFault {
  sentence: string;
  requestId: string | null;
}

export function ListFailure({ sentence, requestId, href }: ListFault & { href: string }) {
  return (
    <div className={notice}>
      <h2 className="text-2xl">{sentence}</h2>
      <p className="mt-3 max-w-[48ch] text-lg text-muted">
        {requestId === null ? (
          'The server could not be reached.'
        ) : (
          <>
            The fault is on our side and has been recorded as <span className="font-mono text-base">{requestId}</span>.
          </>
        )}{' '}
        Please try again in a moment.
      </p>
      <p className="mt-6">
        <ButtonLink href={href} variant="outline">
          Try again
        </ButtonLink>
      </p>
      <ShowToast toast={errorToast(sentence)} />
    </div>
  );
}
