import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { Button, type ButtonVariant, buttonClass } from '~/ui/button';

export interface Question {
  kind: CollectionDeclaration['deleteConfirmation'];
  question: string;
  /** What it means, for who reads on. */
  detail: string;
  /** On the button that does it. */
  yes: string;
}

interface Props extends Question {
  /** Of the button's field `do`. */
  value: string;
  /** The form it sends, where it does not stand in it. */
  form?: string;
  variant: ButtonVariant;
  label?: string;
  children: ReactNode;
}

/** A button that asks before it sends its form. Without scripts it sends at once, and the server asks. */
export function AskSubmit({ kind, question, detail, yes, value, form, variant, label, children }: Props) {
  const submit = useSubmit();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const send = () => {
    const owner = button.current?.form;
    if (!owner) return;
    const data = new FormData(owner, button.current);
    data.set('confirmed', 'yes');
    const action = owner.getAttribute('action') ?? '';
    void submit(data, { method: 'post', action, preventScrollReset: true });
  };
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    if (kind === 'alert-dialog') setAsking(true);
    else if (window.confirm(question)) send();
  };
  return (
    <>
      <button
        ref={button}
        type="submit"
        name="do"
        value={value}
        form={form}
        onClick={ask}
        aria-label={label}
        className={buttonClass(variant)}
      >
        {children}
      </button>
      {asking && (
        <AlertDialog question={question} detail={detail} yes={yes} onYes={send} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

interface AlertProps extends Pick<Question, 'question' | 'detail' | 'yes'> {
  onYes: () => void;
  onClose: () => void;
}

function AlertDialog({ question, detail, yes, onYes, onClose }: AlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const textId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={textId}
      onClose={onClose}
      className="dialog m-auto w-full max-w-md rounded-md border border-line-strong bg-raised p-6 text-left text-text whitespace-normal"
    >
      <h2 id={headingId} className="text-xl">
        Are you sure?
      </h2>
      <p id={textId} className="mt-2 text-sm text-muted">
        {question} {detail}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            dialog.current?.close();
            onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
