import { Form, useNavigation } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { AuthCard, AuthField, AuthRefusal, PasswordField } from './auth-card';

export interface InvitationAnswer {
  typed: { name: string };
  errors: { name?: string[]; password?: string[] };
  /** Why nothing came of it, where no field is wrong. */
  message?: string;
}

interface Props {
  /** Whom the link invites; null when it works no longer, or never did. */
  invited: { name: string; email: string } | null;
  help: string;
  answer: InvitationAnswer | undefined;
}

export function InvitationForm({ invited, help, answer }: Props) {
  const submitting = useNavigation().formMethod === 'POST';
  const form = useFocusOnRefusal(answer);
  if (!invited) {
    return (
      <AuthCard
        heading="This link no longer works"
        lead="It was used, replaced or revoked, or it is older than a week. Ask whoever invited you for a new one."
      >
        <ButtonLink href="/admin/auth">Go to the sign-in</ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Welcome" lead={`You sign in as ${invited.email}. Choose a password; the link works once.`}>
      <Form ref={form} method="post" className="grid gap-4">
        {/* So that password managers know which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={invited.email} />
        <AuthField
          name="name"
          label="Name"
          autoComplete="name"
          defaultValue={answer?.typed.name ?? invited.name}
          errors={answer?.errors.name}
        />
        <PasswordField autoComplete="new-password" help={help} errors={answer?.errors.password} />
        <AuthRefusal message={answer?.message} />
        <Button type="submit" size="lg" disabled={submitting}>
          {submitting ? 'Joining…' : 'Join'}
        </Button>
      </Form>
    </AuthCard>
  );
}
