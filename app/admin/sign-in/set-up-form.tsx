import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { AuthCard, AuthField, AuthRefusal, PasswordField } from './auth-card';

export interface SetUpAnswer {
  typed: { name: string; email: string };
  errors: { name?: string[]; email?: string[]; password?: string[] };
  /** Why nothing came of it, where no field is wrong. */
  message?: string;
}

export function SetUpForm({ valid, answer }: { valid: boolean; answer: SetUpAnswer | undefined }) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useFocusOnRefusal(answer);
  if (!valid) {
    return (
      <AuthCard
        heading="This link no longer works"
        lead="It was used or replaced, or it is older than a day. While there is no administrator, every start of the server prints a new one."
      >
        <ButtonLink href="/admin/auth">Go to the sign-in</ButtonLink>
      </AuthCard>
    );
  }
  const errors = answer?.errors ?? {};
  return (
    <AuthCard heading="Welcome" lead="Create the first administrator of this site. The link works once.">
      <Form ref={form} method="post" className="grid gap-4">
        <AuthField
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={answer?.typed.name}
          errors={errors.name}
        />
        <AuthField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.typed.email}
          errors={errors.email}
        />
        <PasswordField
          autoComplete="new-password"
          help="At least 8 characters; a sentence of your own is best."
          errors={errors.password}
        />
        <AuthRefusal message={answer?.message} />
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Creating…' : 'Create administrator'}
        </Button>
      </Form>
    </AuthCard>
  );
}
