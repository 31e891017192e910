import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/button';
import { PasswordField } from '../sign-in/auth-card';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { type AccountAnswer, guardField } from './account-answer';

interface Props {
  intent: string;
  /** What it is done to; the same word in the answer opens the form again. */
  id: string;
  /** Words that open the form. */
  opener: ReactNode;
  /** The whole of what the button does, such as `Remove passkey Work laptop`. */
  label: string;
  answer: AccountAnswer | undefined;
  /** Words on the button. */
  children: ReactNode;
}

/** Takes a way in away, or ends sessions. Asks for the password first: whoever finds an open session must not be able to. */
export function GuardedAct({ intent, id, opener, label, answer, children }: Props) {
  const refused = answer?.intent === intent && answer.id === id ? answer : undefined;
  const form = useFocusOnRefusal(refused?.errors);
  return (
    <details className="open:w-full" open={refused !== undefined}>
      <summary className="w-fit cursor-pointer rounded-sm px-2 py-1.5 text-sm text-muted hover:text-text">
        {opener}
      </summary>
      <Form ref={form} method="post" preventScrollReset className="grid max-w-sm gap-4 pt-3">
        <input type="hidden" name="id" value={id} />
        <PasswordField
          name={guardField(id)}
          label="Current password"
          autoComplete="current-password"
          errors={refused?.errors?.present}
        />
        <Button
          type="submit"
          variant="outline"
          name="intent"
          value={intent}
          aria-label={label}
          className="justify-self-start"
        >
          {children}
        </Button>
      </Form>
    </details>
  );
}
