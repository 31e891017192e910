import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { inputClass } from './fields/field';
import { PasswordInput } from './password-input';
import { AuthCard, FieldMessage } from './sign-in-form';

export interface SetUpAnswer {
  typed: { name: string; email: string };
  errors: { name?: string[]; email?: string[]; password?: string[] };
}

export function SetUpForm({ valid, answer }: { valid: boolean; answer: SetUpAnswer | undefined }) {
  const submitting = useNavigation().formMethod === 'POST';
  if (!valid) {
    return (
      <AuthCard
        heading="This link no longer works"
        lead="It was used, or it is older than a day. While there is no administrator, every start of the server prints a new one."
      >
        <ButtonLink href="/admin/auth">Go to the sign-in</ButtonLink>
      </AuthCard>
    );
  }
  const errors = answer?.errors ?? {};
  return (
    <AuthCard heading="Welcome" lead="Create the first administrator of this site. The link works once.">
      <Form method="post" className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="name" className="text-xs font-medium">
            Name
          </label>
          <input
            id="name"
            name="name"
            required
            autoComplete="name"
            defaultValue={answer?.typed.name}
            className={inputClass}
          />
          <FieldMessage id="name-error" errors={errors.name} />
        </div>
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
            defaultValue={answer?.typed.email}
            className={inputClass}
          />
          <FieldMessage id="email-error" errors={errors.email} />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="password" className="text-xs font-medium">
            Password
          </label>
          <PasswordInput
            id="password"
            name="password"
            autoComplete="new-password"
            invalid={Boolean(errors.password)}
            describedBy="password-help"
          />
          <p id="password-help" className="text-2xs text-muted">
            At least 8 characters; a sentence of your own is best.
          </p>
          <FieldMessage id="password-error" errors={errors.password} />
        </div>
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Creating…' : 'Create administrator'}
        </Button>
      </Form>
    </AuthCard>
  );
}
