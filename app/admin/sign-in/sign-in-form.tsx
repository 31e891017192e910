import { Form, useNavigation } from 'react-router';
import type { Toast } from '~/lib/toast';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { useHydrated } from '~/ui/use-hydrated';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { AuthCard, AuthField, AuthLink, AuthRefusal, PasswordField } from './auth-card';
import { PasskeySignIn } from './passkey-sign-in';

export interface SignInAnswer {
  /** What was typed, so that it need not be typed again. */
  email: string;
  errors: { email?: string[]; password?: string[] };
  /** Why nobody was signed in. */
  toast: Toast | null;
}

interface Props {
  answer: SignInAnswer | undefined;
  /** Whether this address can have passkeys at all. */
  passkeysPossible: boolean;
  /** Whether the browser still carries a session that is none any more. */
  hasEnded: boolean;
}

export function SignInForm({ answer, passkeysPossible, hasEnded }: Props) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useFocusOnRefusal(answer);
  const hydrated = useHydrated();
  return (
    <AuthCard
      heading="Admin"
      title="Sign in"
      lead={hasEnded ? 'Your session has ended. Sign in to go on.' : 'For the staff of Quzones.'}
    >
      {answer?.toast && <ShowToast toast={answer.toast} />}
      {hydrated && !navigator.cookieEnabled && (
        <p role="alert" className="mb-4 rounded-sm bg-caution-soft p-3 text-sm text-caution">
          This browser keeps no cookies, and signing in needs one. Allow cookies for this site, then load the page
          again.
        </p>
      )}
      <Form ref={form} method="post" className="grid gap-4">
        <SignInFields answer={answer} submitting={submitting} />
      </Form>
      {passkeysPossible && <PasskeySignIn />}
      <p className="mt-6">
        <AuthLink href="/admin/forgot-password">Forgot password?</AuthLink>
      </p>
    </AuthCard>
  );
}

/** What a person fills in to sign in: on the page for it, and wherever a session ended under their hands. */
export function SignInFields(props: {
  /** `message` is for where no toast says it: it would be said twice. */
  answer: (Omit<SignInAnswer, 'toast'> & { message?: string | null }) | undefined;
  submitting: boolean;
  email?: string;
}) {
  const { answer, submitting, email } = props;
  return (
    <>
      <AuthField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        defaultValue={answer?.email ?? email}
        errors={answer?.errors.email}
      />
      <PasswordField autoComplete="current-password" errors={answer?.errors.password} />
      <AuthRefusal message={answer?.message} />
      <Button type="submit" size="lg" disabled={submitting}>
        {submitting ? 'Signing in…' : 'Sign In'}
      </Button>
    </>
  );
}
