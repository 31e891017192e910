import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, buttonClass } from '~/ui/button';
import { previewWindow } from './preview-window';

interface Props {
  heading: string;
  singular: string;
  listPath: string;
  /** Where visitors see it; null while they don't. */
  publicPath: string | null;
  /** Where what is in the form is shown as its page; null for what has none. */
  previewPath: string | null;
  /** Where it is written anew with the same words; null for what is new itself. */
  duplicatePath: string | null;
  /** Its saves, each with what it changed; null for a new one. */
  historyPath: string | null;
  saving: boolean;
  /** It is saved as soon as its pictures are there. */
  waits: boolean;
  status: ReactNode;
  /** Who else is at it. */
  notice: ReactNode;
}

/** Always in sight: what is edited, how it stands, and the ways out. */
export function EditorBar(props: Props) {
  const { heading, singular, listPath, publicPath, previewPath, duplicatePath, historyPath } = props;
  const { saving, waits, status, notice } = props;
  return (
    <div className="save-bar sticky top-(--admin-top) z-20 rounded-t-lg border-b border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 px-4 py-2.5 sm:gap-x-3 sm:px-5">
        {/* The words below one another before the buttons below the words. */}
        <div className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 sm:grow sm:basis-56">
          <h2 className="text-lg">{heading}</h2>
          <p role="status" className="text-2xs text-muted">
            {status}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3">
          {historyPath && (
            <Link to={historyPath} className="text-sm text-muted underline-offset-4 hover:underline">
              History
            </Link>
          )}
          {duplicatePath && (
            <Link to={duplicatePath} className="text-sm text-muted underline-offset-4 hover:underline">
              Duplicate
            </Link>
          )}
          {publicPath && (
            <a
              href={publicPath}
              target="_blank"
              rel="noreferrer"
              className="text-sm text-muted underline-offset-4 hover:underline"
            >
              View page
            </a>
          )}
        </div>
        {/* On a telephone a line of their own, which the button that saves fills. */}
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto sm:gap-3">
          <CloseLink listPath={listPath}>Cancel</CloseLink>
          <Button
            type="submit"
            aria-disabled={saving || waits}
            aria-keyshortcuts="Control+Enter"
            className="max-sm:grow max-sm:px-2"
          >
            {saving ? 'Saving…' : waits ? 'Uploading…' : <SaveLabel singular={singular} />}
          </Button>
          {/* After the button that saves, so that Enter in a field saves. */}
          {previewPath && (
            <Button
              type="submit"
              variant="outline"
              formAction={previewPath}
              formTarget={previewWindow}
              className="max-sm:px-2"
            >
              Preview
            </Button>
          )}
        </div>
      </div>
      {notice}
    </div>
  );
}

/** On a small telephone what is saved is only said, so that the button that shows it stays in the line. */
function SaveLabel({ singular }: { singular: string }) {
  return (
    <span>
      Save <span className="max-[24rem]:sr-only">{singular}</span>
    </span>
  );
}

/** A link, so that it works without scripts; it keeps the list's state. */
function CloseLink({ listPath, children }: { listPath: string; children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <a
      href={listPath}
      className={`${buttonClass('quiet')} max-sm:px-1`}
      onClick={(event) => {
        event.preventDefault();
        void navigate(listPath, { preventScrollReset: true });
      }}
    >
      {children}
    </a>
  );
}

/** In a word or two, how what was typed stands. */
export function EditorStatus({ dirty, kept, saved }: { dirty: boolean; kept: boolean; saved: boolean }) {
  const online = useOnline();
  if (!online) return 'Offline. What you type is kept in this browser.';
  if (dirty) return kept ? 'Unsaved changes, kept in this browser' : 'Unsaved changes';
  return saved ? 'Saved' : '';
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
