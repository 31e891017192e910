import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { textOf } from '~/lib/form-values';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { CodeFields } from './code-form';
import type { InPlaceAnswer } from './in-place-answer';
import { SignInFields } from './sign-in-form';

interface Common {
  /** Whose text it is. */
  email: string;
  /** What becomes of what was typed then: “is saved”. */
  becomes: string;
  onSignedIn: () => void;
}

interface Props<Answer> extends Common {
  /** What the page was told about the form that was sent last. */
  answer: Answer | undefined;
}

/** Asks to sign in again, once for each form that was refused for want of a session. */
export function SessionEnded<Answer extends { signedOut?: boolean }>({ answer, onSignedIn, ...common }: Props<Answer>) {
  const hydrated = useHydrated();
  const [settled, setSettled] = useState<Answer | null>(null);
  if (!hydrated || !answer?.signedOut || settled === answer) return null;
  return (
    <SignInAgain
      {...common}
      onClose={() => setSettled(answer)}
      onSignedIn={() => {
        setSettled(answer);
        onSignedIn();
      }}
    />
  );
}

/** Over a page whose session has ended: signing in again, without losing a word of what is typed there. */
function SignInAgain({ email, becomes, onSignedIn, onClose }: Common & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fetcher = useFetcher<InPlaceAnswer>({ key: 'sign-in-again' });
  const [somebodyElse, setSomebodyElse] = useState(false);
  const signedIn = useRef(onSignedIn);
  useEffect(() => {
    signedIn.current = onSignedIn;
  });
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  }, []);
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.step === 'done') {
      // Closed before it is gone: only so the browser gives the focus back to where somebody wrote.
      dialog.current?.close();
      signedIn.current();
    } else if (answer)
      dialog.current?.querySelector<HTMLInputElement>('[aria-invalid=true], [type=password], [name=code]')?.focus();
  }, [answer]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const typed = textOf(fields, 'email').trim().toLowerCase();
    const isSomebodyElse = fields.has('email') && typed !== email.toLowerCase();
    setSomebodyElse(isSomebodyElse);
    if (isSomebodyElse) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in-again"
      className="dialog m-auto w-[calc(100vw-2rem)] max-w-sm rounded-md border border-line-strong bg-raised p-6 text-text"
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onCancel={(event) => event.stopPropagation()}
    >
      <h2 id="sign-in-again" className="text-xl">
        Sign in again
      </h2>
      <p className="mt-2 mb-5 text-sm text-muted">
        Your session has ended. What you typed is still here, and {becomes} as soon as you are signed in.
      </p>
      {/* The page is not loaded anew: whoever lacks a required second factor would be led away from what they typed. */}
      <fetcher.Form
        method="post"
        action="/admin/auth/again"
        defaultShouldRevalidate={false}
        className="grid gap-4"
        onSubmit={check}
      >
        {answer?.step === 'code' ? (
          <CodeFields message={answer.message} submitting={fetcher.state !== 'idle'} />
        ) : (
          <SignInFields answer={answer} submitting={fetcher.state !== 'idle'} email={email} />
        )}
        {somebodyElse && (
          <p role="alert" className="text-xs text-danger">
            This text belongs to {email}. To work as somebody else, leave this page first.
          </p>
        )}
        {answer?.step === 'code' && (
          <Button variant="quiet" onClick={() => fetcher.reset()}>
            Start again with the password
          </Button>
        )}
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          Not now
        </Button>
      </fetcher.Form>
    </dialog>
  );
}
