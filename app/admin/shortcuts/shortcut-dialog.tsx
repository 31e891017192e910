import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { useCloseOutside } from '../use-close-outside';
import { ShortcutList } from './shortcut-list';
import type { ShortcutGroup } from './shortcuts';

/** The help on shortcuts over the page that it is about. */
export function ShortcutDialog({ groups, onClose }: { groups: readonly ShortcutGroup[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOutside(dialog);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="shortcuts-heading"
      onClose={onClose}
      closedby="any"
      className="editor-dialog m-auto w-full max-w-3xl overflow-y-auto rounded-lg border border-line-strong bg-raised text-text"
    >
      <div className="p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
          <h2 id="shortcuts-heading" className="grow basis-32 text-xl">
            Keyboard shortcuts
          </h2>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
        <ShortcutList groups={groups} />
      </div>
    </dialog>
  );
}
