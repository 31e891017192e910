import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { Button, type ButtonVariant, buttonClass } from '~/ui/button';

/** What is asked before something is done that can't be taken back, or not easily. */
export interface Question {
  kind: CollectionDeclaration['deleteConfirmation'];
  question: string;
  /** What it means, for who reads on. */
  detail?: string;
  /** What it breaks elsewhere, which every way of asking says. */
  warning?: string;
  /** On the button that does it. */
  yes: string;
  /** Of that button; danger unless told. */
  tone?: 'primary' | 'danger';
  /** On the one that does nothing, where “Cancel” could be read as doing it. */
  no?: string;
}

/** A field of the form that asks, by which the server knows what the button wants. */
interface Wish {
  name: string;
  value: string;
}

interface AskProps extends Wish {
  /** Where it depends on what is sent, as a function; null sends without asking. */
  ask: Question | null | ((sent: FormData) => Question | null);
  /** The form it sends, where it does not stand in it. */
  form?: string | undefined;
  variant: ButtonVariant;
  label?: string;
  describedBy?: string;
  busy?: boolean;
  children: ReactNode;
}

/** A button that asks before it sends its form. Without scripts it sends at once, and the server asks in a `ConfirmBar`. */
export function AskSubmit({ ask, name, value, form, variant, label, describedBy, busy, children }: AskProps) {
  const submit = useSubmit();
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<Question | null>(null);
  const send = () => {
    const owner = button.current?.form;
    if (!owner) return;
    const data = new FormData(owner, button.current);
    data.set('confirmed', 'yes');
    const action = owner.getAttribute('action') ?? '';
    void submit(data, { method: 'post', action, preventScrollReset: true });
  };
  const open = (event: MouseEvent) => {
    const question = busy ? null : questionOf(ask, button.current?.form ?? null);
    if (question || busy) event.preventDefault();
    if (!question) return;
    if (question.kind === 'alert-dialog') setAsking(question);
    else if (window.confirm(sentences(question.question, question.warning).join('\n'))) send();
  };
  return (
    <>
      <button
        ref={button}
        type="submit"
        name={name}
        value={value}
        form={form}
        formNoValidate
        onClick={open}
        aria-label={label}
        aria-describedby={describedBy}
        aria-disabled={busy}
        className={buttonClass(variant)}
      >
        {children}
      </button>
      {asking && <AskDialog ask={asking} onYes={send} onClose={() => setAsking(null)} />}
    </>
  );
}

function questionOf(ask: AskProps['ask'], form: HTMLFormElement | null): Question | null {
  if (typeof ask !== 'function') return ask;
  return form && ask(new FormData(form));
}

function sentences(...said: (string | undefined)[]): string[] {
  return said.filter((sentence) => sentence !== undefined);
}

function AskDialog({ ask, onYes, onClose }: { ask: Question; onYes: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <AlertDialog
      ref={dialog}
      heading="Are you sure?"
      text={sentences(ask.question, ask.detail, ask.warning).join(' ')}
      onClose={onClose}
    >
      <Button variant="outline" onClick={() => dialog.current?.close()}>
        {ask.no ?? 'Cancel'}
      </Button>
      <Button
        variant={ask.tone ?? 'danger'}
        onClick={() => {
          dialog.current?.close();
          onYes();
        }}
      >
        {ask.yes}
      </Button>
    </AlertDialog>
  );
}

interface AlertProps extends Pick<ComponentProps<'dialog'>, 'ref' | 'onClose' | 'onCancel'> {
  heading: string;
  text: string;
  /** The buttons, of which the browser focuses the first. */
  children: ReactNode;
}

/** A question over the page, closed until somebody opens it. */
export function AlertDialog({ heading, text, children, ...dialog }: AlertProps) {
  const headingId = useId();
  const textId = useId();
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={textId}
      className="dialog m-auto w-[calc(100vw-2rem)] max-w-lg rounded-md border border-line-strong bg-raised p-6 text-left text-text whitespace-normal"
    >
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      <p id={textId} className="mt-2 text-sm text-muted">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">{children}</div>
    </dialog>
  );
}

interface BarProps extends Wish {
  ask: Question;
  /** The other fields of the form that asked. */
  fields?: Record<string, string>;
  /** Where the form is sent; its own page unless told. */
  action?: string;
  /** The form that it belongs to, where its own would leave behind what is typed beside it. */
  form?: string | undefined;
  /** The way back without doing anything; a button where what is typed beside it has to come along. */
  keep: { label: string } & ({ href: string } | Wish);
}

/** Asks in the page, for browsers without scripts. */
export function ConfirmBar({ ask, name, value, fields = {}, action, form, keep }: BarProps) {
  return (
    <Form
      method="post"
      action={action}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p className="grow text-sm">
        <strong>{ask.question}</strong> {sentences(ask.detail, ask.warning).join(' ')}
      </p>
      {Object.entries(fields).map(([field, said]) => (
        <input key={field} type="hidden" form={form} name={field} value={said} />
      ))}
      <input type="hidden" form={form} name="confirmed" value="yes" />
      {'href' in keep ? (
        <a href={keep.href} className="text-sm underline underline-offset-4">
          {keep.label}
        </a>
      ) : (
        <Button type="submit" form={form} formNoValidate name={keep.name} value={keep.value} variant="outline">
          {keep.label}
        </Button>
      )}
      <Button type="submit" form={form} name={name} value={value} variant={ask.tone ?? 'danger'}>
        {ask.yes}
      </Button>
    </Form>
  );
}
