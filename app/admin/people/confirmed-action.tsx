import { useId, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';

/** Something that is asked about before it is done. */
export interface Question {
  intent: string;
  /** What the button says, here and in the question. */
  label: string;
  question: string;
  danger: boolean;
}

/** A button that asks in a dialog; without scripts the server asks, in a `ConfirmPanel`. */
export function ConfirmedAction({ ask }: { ask: Question }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();
  const id = useId();
  const busy = useNavigation().formData?.get('intent') === ask.intent;
  const open = (event: React.FormEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  return (
    <>
      <Form method="post" onSubmit={open} preventScrollReset>
        <input type="hidden" name="intent" value={ask.intent} />
        <Button type="submit" variant={ask.danger ? 'danger-outline' : 'outline'} aria-disabled={busy}>
          {ask.label}
        </Button>
      </Form>
      {hydrated && (
        <dialog
          ref={dialog}
          role="alertdialog"
          aria-labelledby={`${id}-heading`}
          aria-describedby={`${id}-text`}
          className="dialog m-auto w-full max-w-md rounded-md border border-line-strong bg-raised p-6 text-text"
        >
          <h2 id={`${id}-heading`} className="text-xl">
            Are you sure?
          </h2>
          <p id={`${id}-text`} className="mt-2 text-sm text-muted">
            {ask.question}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
            <Form method="post" onSubmit={() => dialog.current?.close()} preventScrollReset>
              <ConfirmedFields ask={ask} />
            </Form>
          </div>
        </dialog>
      )}
    </>
  );
}

/** Asks in the page, for browsers without scripts. `keep` leads back without doing anything. */
export function ConfirmPanel({ ask, keep }: { ask: Question; keep: string }) {
  return (
    <Form
      method="post"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p className="grow text-sm">{ask.question}</p>
      <a href={keep} className="text-sm underline underline-offset-4">
        Cancel
      </a>
      <ConfirmedFields ask={ask} />
    </Form>
  );
}

function ConfirmedFields({ ask: { intent, label, danger } }: { ask: Question }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="confirmed" value="yes" />
      <Button type="submit" variant={danger ? 'danger' : 'primary'}>
        {label}
      </Button>
    </>
  );
}
