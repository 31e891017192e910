import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ToastOutlet } from '~/ui/toast';
import { useHydrated } from '~/ui/use-hydrated';
import { firstField } from './first-field';

/** Above the list; whoever opens it from there, by a link far down, a key or the palette, is led into it. */
export function EditorCard({ label, children }: { label: string; children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  const isOpenedInPage = useRef(useHydrated());
  useEffect(() => {
    if (!isOpenedInPage.current) return;
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={card} aria-label={label} className="mb-8 scroll-mt-2 rounded-lg border border-line-strong bg-raised">
      {children}
    </section>
  );
}

/** Above the list, like a card, without scripts; a real modal dialog with them. Escape leads back to the list. */
export function EditorDialog({ label, listPath, children }: { label: string; listPath: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const leave = () => void navigate(listPath, { preventScrollReset: true });
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal')) return;
    // Not close(): that would fire the event that leads back to the list.
    element.open = false;
    element.showModal();
    const mistake = element.querySelector<HTMLElement>('[autofocus]');
    (mistake ?? firstField(element))?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      aria-label={label}
      className="editor-dialog record-dialog rounded-lg border border-line-strong bg-raised text-text"
      // The address says whether it is open: it closes by going to the list, which unsaved changes may hold up.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // Browsers close it all the same when Escape is pressed twice.
        event.currentTarget.showModal();
        leave();
      }}
    >
      {children}
      <ToastOutlet />
    </dialog>
  );
}
