import type { Toast } from '~/lib/toast';
import { Cover } from '~/site/illustrations/illustration';
import { ButtonLink } from '~/ui/button';
import { ShowToast } from '~/ui/toast';

interface MissingArticleProps {
  title: string;
  text: string;
  /** Quoted under the text, when the fault is ours. */
  requestId?: string;
  back: { href: string; label: string };
  toast: Toast;
}

/** On the card of what is not there; why it was asked for in vain is in the toast, and would be read twice. */
export const nothingPublished =
  'Nothing is published at this address. It may have been taken back, or there is a slip in the spelling.';

/** What stands where an article should be: nothing was found, or it could not be loaded. */
export function MissingArticle({ title, text, requestId, back, toast }: MissingArticleProps) {
  return (
    <div className="page-wide py-14 lg:py-24">
      <div className="grid grid-cols-12 overflow-hidden border border-line-strong">
        <div className="col-span-12 border-line-strong max-md:border-b md:col-span-5 md:border-r">
          <Cover
            seed={title}
            topic="research"
            className="block aspect-video size-full max-h-96 object-cover md:max-h-none"
          />
        </div>
        <div className="col-span-12 px-6 py-10 md:col-span-7 lg:px-14 lg:py-20">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-5 max-w-[46ch] text-lg text-muted">{text}</p>
          {requestId && (
            <p className="mt-3 text-sm text-muted">
              Recorded as <span className="font-mono">{requestId}</span>.
            </p>
          )}
          <p className="mt-8">
            <ButtonLink href={back.href} size="lg">
              {back.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <ShowToast toast={toast} />
    </div>
  );
}
