import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Toast } from '~/lib/toast';
import { Logo } from '~/site/illustrations/logo';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { inputClass } from './fields/field';
import { PasswordInput } from './password-input';

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
  const { email, password } = answer?.errors ?? {};
  return (
    <AuthCard heading="Admin" lead="For the staff of Quzones.">
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <Form ref={form} method="post" className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="email" className="text-xs font-medium">
            Email
          </label>
          <input
            id="email"
            name="email"
            type="email"
            required
            autoComplete="username"
            defaultValue={answer?.email}
            aria-invalid={email ? true : undefined}
            aria-describedby={email ? 'email-error' : undefined}
            className={inputClass}
          />
          <FieldMessage id="email-error" errors={email} />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="password" className="text-xs font-medium">
            Password
          </label>
          <PasswordInput
            id="password"
            name="password"
            autoComplete="current-password"
            invalid={Boolean(password)}
            describedBy={password ? 'password-error' : undefined}
          />
          <FieldMessage id="password-error" errors={password} />
        </div>
        {answer?.message && <p className="rounded-sm bg-danger-soft p-3 text-sm text-danger">{answer.message}</p>}
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Signing in…' : 'Sign In'}
        </Button>
      </Form>
    </AuthCard>
  );
}

export function FieldMessage({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors?.length) return null;
  return (
    <p id={id} className="text-xs text-danger">
      {errors.join(' ')}
    </p>
  );
}

/** The page around the sign-in and the set-up. */
export function AuthCard(props: { heading: string; lead: string; children: React.ReactNode }) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-sm">
        <a href="/" className="mb-10 inline-block" aria-label="Quzones, home">
          <Logo />
        </a>
        <h1 className="text-2xl">{props.heading}</h1>
        <p className="mt-1 mb-8 text-sm text-muted">{props.lead}</p>
        {props.children}
      </div>
    </main>
  );
}
