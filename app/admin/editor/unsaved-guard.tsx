import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '~/ui/button';

interface Props {
  dirty: boolean;
  /** The person gives up what was typed. */
  onDiscard?: () => void;
}

/**
 * Asks before a form with unsaved changes is left: by a link, the back button or Escape in a dialog of our own, by
 * closing the window in the browser's.
 */
export function UnsavedGuard({ dirty, onDiscard }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [dirty]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="leave-heading"
      aria-describedby="leave-text"
      className="dialog m-auto w-full max-w-md rounded-md border border-line-strong bg-raised p-6 text-text"
      onClose={(event) => {
        event.stopPropagation();
        if (blocker.state === 'blocked') blocker.reset();
      }}
      onCancel={(event) => event.stopPropagation()}
    >
      <h2 id="leave-heading" className="text-xl">
        Leave without saving?
      </h2>
      <p id="leave-text" className="mt-2 text-sm text-muted">
        What you typed here would be lost.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button
          variant="danger"
          onClick={() => {
            if (blocker.state !== 'blocked') return;
            onDiscard?.();
            blocker.proceed();
          }}
        >
          Discard changes
        </Button>
        <Button autoFocus onClick={() => dialog.current?.close()}>
          Keep editing
        </Button>
      </div>
    </dialog>
  );
}
