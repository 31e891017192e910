import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/button';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { AuthCard, AuthField, AuthLink } from './auth-card';

/** The second step of signing in. */
export function CodeForm({ message }: { message: string | undefined }) {
  const submitting = useNavigation().formMethod === 'POST';
  // One comes here by the password, whose form had the focus.
  const form = useFocusOnRefusal(message ?? 'arrived');
  return (
    <AuthCard heading="Enter your code" lead="Your password is right. Now the code that your app shows.">
      <Form ref={form} method="post" className="grid gap-4">
        <CodeFields message={message} submitting={submitting} />
      </Form>
      <p className="mt-6">
        <AuthLink href="/admin/auth">Start again</AuthLink>
      </p>
    </AuthCard>
  );
}

/** What a person fills in then: on the page for it, and wherever a session ended under their hands. */
export function CodeFields({ message, submitting }: { message: string | null | undefined; submitting: boolean }) {
  return (
    <>
      <AuthField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        help="Six digits. Without the app: one of your recovery codes, which then is used up."
        errors={message ? [message] : undefined}
      />
      <Button type="submit" size="lg" disabled={submitting}>
        {submitting ? 'Checking…' : 'Continue'}
      </Button>
    </>
  );
}
