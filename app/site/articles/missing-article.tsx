import type { ReactNode } from 'react';
import { errorToast, type Toast } from '~/lib/toast';
import { Cover } from '~/site/illustrations/illustration';
import { motifFor } from '~/site/illustrations/motif-for';
import { SearchBox } from '~/site/search/search-box';
import { ButtonLink } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { oursToMend } from '../failed-load';
import type { LoadFailure } from '../load-or-fail.server';
import { type Piece, Pieces } from './article-onward';

interface MissingArticleProps {
  /** What is not there, and in which words it was asked for in vain. */
  title: string;
  toast: Toast;
  /** When the fault is ours; it may be there then. */
  failure: LoadFailure | null;
  back: { href: string; label: string };
  /** The newest of the list that it would be in. */
  newest?: Piece[];
}

/** Why it was asked for in vain is in the toast, and would be read twice. */
const nothingPublished =
  'Nothing is published at this address. It may have been taken back, or there is a slip in the spelling.';

/** What stands where an article should be: nothing was found, or it could not be loaded. */
export function MissingArticle({ title, toast, failure, back, newest = [] }: MissingArticleProps) {
  if (!failure) {
    return (
      <>
        <Missing title={title} text={nothingPublished} toast={toast} back={back}>
          <SearchBox id="search" className="mt-8 max-w-xl" />
        </Missing>
        <Pieces base={back.href} title="Newest" pieces={newest} />
      </>
    );
  }
  const { sentence, requestId } = failure;
  return <Missing title={sentence} text={oursToMend} requestId={requestId} toast={errorToast(sentence)} back={back} />;
}

interface MissingProps extends Omit<MissingArticleProps, 'failure' | 'newest'> {
  text: string;
  /** Another way on than back. */
  children?: ReactNode;
  /** Quoted under the text. */
  requestId?: string;
}

function Missing({ title, text, requestId, toast, back, children }: MissingProps) {
  return (
    <div className="page-wide py-14 lg:py-24">
      <div className="grid grid-cols-12 overflow-hidden border border-line-strong">
        <div className="col-span-12 border-line-strong max-md:border-b md:col-span-5 md:border-r">
          <Cover
            seed={title}
            motif={motifFor(title, ['research'])}
            className="block aspect-video size-full max-h-96 object-cover md:max-h-none"
          />
        </div>
        <div className="col-span-12 px-6 py-10 md:col-span-7 lg:px-14 lg:py-20">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-5 max-w-[48ch] text-lg text-muted">{text}</p>
          {requestId && (
            <p className="mt-3 text-sm text-muted">
              Recorded as <span className="font-mono">{requestId}</span>.
            </p>
          )}
          {children}
          <p className="mt-8">
            <ButtonLink href={back.href} size="lg" variant="outline">
              {back.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <ShowToast toast={toast} />
    </div>
  );
}
