import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '~/ui/button';
import { AlertDialog } from '../ask';

interface Props {
  dirty: boolean;
  /** Pictures are on their way to the server. */
  uploading?: boolean;
  /** The person gives up what was typed. */
  onDiscard?: () => void;
  /** Keeps it in this browser until they come back, and answers whether it could; null where it can't. */
  keep?: (() => Promise<boolean>) | null;
}

const ofText = {
  heading: 'Leave without saving?',
  lost: 'What you typed here would be lost.',
  leave: 'Discard changes',
  stay: 'Keep editing',
};
const ofKeptText = {
  ...ofText,
  lost: 'What you typed here is not saved. This browser can keep it until you come back.',
};
const ofPictures = {
  heading: 'Leave before the upload is done?',
  lost: 'Pictures that are still on their way would be lost.',
  leave: 'Leave',
  stay: 'Stay',
};

/**
 * Asks before a form with unsaved changes is left, or a page that pictures are sent from: by a link, the back button or
 * Escape in a dialog of our own, by closing the window in the browser's.
 */
export function UnsavedGuard({ dirty, uploading = false, onDiscard, keep = null }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const wouldLose = dirty || uploading;
  const words = !dirty ? ofPictures : keep ? ofKeptText : ofText;
  useEffect(() => {
    if (!wouldLose) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [wouldLose]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => wouldLose && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return dialog.current?.close();
    dialog.current?.showModal();
    // The browser would focus what loses everything, which comes first.
    stay.current?.focus();
  }, [isAsking]);
  return (
    <AlertDialog
      ref={dialog}
      heading={words.heading}
      text={words.lost}
      onClose={(event) => {
        event.stopPropagation();
        if (blocker.state === 'blocked') blocker.reset();
      }}
      onCancel={(event) => event.stopPropagation()}
    >
      <Button
        variant="danger"
        onClick={() => {
          if (blocker.state !== 'blocked') return;
          onDiscard?.();
          blocker.proceed();
        }}
      >
        {words.leave}
      </Button>
      {dirty && keep && (
        <Button
          variant="outline"
          onClick={() => void keep().then((isKept) => isKept && blocker.state === 'blocked' && blocker.proceed())}
        >
          Leave it for later
        </Button>
      )}
      {/* Not by closing, whose event may come after the next way out was taken, and would answer that one. */}
      <Button ref={stay} onClick={() => blocker.reset?.()}>
        {words.stay}
      </Button>
    </AlertDialog>
  );
}
