import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Toast } from '~/lib/toast';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { AuthCard, AuthField, PasswordField } from './auth-card';

export interface SignInAnswer {
  /** What was typed, so that it need not be typed again. */
  email: string;
  errors: { email?: string[]; password?: string[] };
  message: string | null;
  toast: Toast | null;
}

export function SignInForm({ answer }: { answer: SignInAnswer | undefined }) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true], [type=password]')?.focus();
  }, [answer]);
  return (
    <AuthCard heading="Admin" lead="For the staff of Quzones.">
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <Form ref={form} method="post" className="grid gap-4">
        <AuthField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.email}
          errors={answer?.errors.email}
        />
        <PasswordField autoComplete="current-password" errors={answer?.errors.password} />
        {answer?.message && <p className="rounded-sm bg-danger-soft p-3 text-sm text-danger">{answer.message}</p>}
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Signing in…' : 'Sign In'}
        </Button>
      </Form>
    </AuthCard>
  );
}
