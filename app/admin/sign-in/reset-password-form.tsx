import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { AuthCard, AuthField, AuthLink, AuthRefusal, PasswordField } from './auth-card';

export interface ResetAnswer {
  /** What is wrong with the password. */
  errors?: string[] | undefined;
  /** Why nothing came of it, where the password is not wrong. */
  message?: string;
}

interface ResetProps {
  valid: boolean;
  help: string;
  answer: ResetAnswer | undefined;
}

/** Where a link for a new password leads. */
export function ResetPasswordForm({ valid, help, answer }: ResetProps) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useFocusOnRefusal(answer);
  if (!valid) {
    return (
      <AuthCard heading="This link no longer works" lead="It was used, or it is too old. Ask for a new one.">
        <ButtonLink href="/admin/forgot-password">Ask for a new link</ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Choose a new password" lead="It signs you out everywhere. The link works once.">
      <Form ref={form} method="post" className="grid gap-4">
        <PasswordField label="New password" autoComplete="new-password" help={help} errors={answer?.errors} />
        <AuthRefusal message={answer?.message} />
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Saving…' : 'Set password'}
        </Button>
      </Form>
    </AuthCard>
  );
}

export interface ForgotAnswer {
  email: string;
  errors?: string[];
  /** Always the same sentence, whoever asks. */
  sent?: string;
  message?: string;
}

export function ForgotPasswordForm({ answer }: { answer: ForgotAnswer | undefined }) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useFocusOnRefusal(answer?.errors);
  const back = (
    <p className="mt-6">
      <AuthLink href="/admin/auth">Back to the sign-in</AuthLink>
    </p>
  );
  if (answer?.sent) {
    return (
      <AuthCard heading="Check your email" lead={<SentWords words={answer.sent} />}>
        {back}
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Forgot password?" lead="We send a link to your address that lets you choose a new one.">
      <Form ref={form} method="post" className="grid gap-4">
        <AuthField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.email}
          errors={answer?.errors}
        />
        <AuthRefusal message={answer?.message} />
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Sending…' : 'Send link'}
        </Button>
      </Form>
      {back}
    </AuthCard>
  );
}

/** The form that had the focus is gone, and what takes its place is read at once. */
function SentWords({ words }: { words: string }) {
  const sentence = useRef<HTMLSpanElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <span ref={sentence} tabIndex={-1} className="outline-none">
      {words}
    </span>
  );
}
