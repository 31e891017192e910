import type { PositionSummary } from '~/collections/careers/careers.queries.server';
import { ButtonLink } from '~/ui/button';
import { BackLink } from '../articles/article-page';
import { applicationHref } from './position-words';
import { RelatedPositions } from './related-positions';

interface MissingPositionProps {
  title: string;
  text: string;
  /** Quoted under the text, when the fault is ours. */
  requestId?: string | undefined;
  /** What is open instead. */
  open: PositionSummary[];
}

/** What stands where a position should be: it is closed, its deadline has passed, it never was, or it can't be read. */
export function MissingPosition({ title, text, requestId, open }: MissingPositionProps) {
  return (
    <>
      <div className="page-wide pt-8 pb-16 lg:pt-12 lg:pb-24">
        <BackLink href="/careers" label="Back to Careers" />
        <h1 className="mt-8 max-w-[16em] text-4xl lg:mt-12">{title}</h1>
        <p className="mt-6 max-w-[52ch] text-lg text-muted">{text}</p>
        {requestId && (
          <p className="mt-3 text-sm text-muted">
            Recorded as <span className="font-mono">{requestId}</span>.
          </p>
        )}
        <p className="mt-9 flex flex-wrap gap-3">
          <ButtonLink href="/careers" size="lg">
            See open positions
          </ButtonLink>
          <ButtonLink href={applicationHref()} size="lg" variant="outline">
            Write to us
          </ButtonLink>
        </p>
      </div>
      {open.length > 0 && (
        <div className="border-t border-line">
          <RelatedPositions title="Open now" positions={open} />
        </div>
      )}
    </>
  );
}
