import { RotateCw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router';
import { errorToast } from '~/lib/toast';
import { Button } from '~/ui/button';
import { ShowToastMeanwhile } from '~/ui/toast';
import { UnreachedError } from './keep-page';

/** In place of a part of the admin that could not be loaded; what is around it stays. It comes by itself with the network. */
export function LoadFault({ sentence }: { sentence: string }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const unreached = error instanceof UnreachedError;
  useEffect(() => {
    const tryAgain = () => void revalidate();
    if (unreached) window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [unreached, revalidate]);
  const toast = useMemo(() => errorToast(sentence), [sentence]);
  return (
    // Its toast is what interrupts a screen reader.
    <div className="mb-8 rounded-md border border-danger bg-danger-soft px-6 py-16 text-center">
      {/* Not while it is tried again: what then fails once more says so once more. */}
      {state === 'idle' && <ShowToastMeanwhile toast={toast} />}
      <p className="text-danger">{sentence}</p>
      <p className="mx-auto mt-2 max-w-prose text-sm text-muted">
        {unreached
          ? 'The server could not be reached. This page appears as soon as it is.'
          : 'The fault has been recorded. Please try again in a moment.'}
      </p>
      <noscript>
        <p className="mt-4">
          <a href={pathname} className="text-sm text-accent underline underline-offset-4">
            Load this page again
          </a>
        </p>
      </noscript>
      <Button variant="outline" className="mt-4" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        <RotateCw size={16} aria-hidden="true" />
        Try again
      </Button>
    </div>
  );
}
