import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { AuthRefusal } from './auth-card';
import { askDeviceForPasskey, knowsPasskeys, passkeyProblem, postPasskey } from './passkey-ceremony';

const nothingCame = 'Your device gave no passkey for this site. Try again, or sign in with your password.';

/** Signing in without a password, where the browser can. Only a script can ask the device. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!hydrated) {
    return (
      <noscript>
        <p className="mt-4 text-sm text-muted">
          Signing in with a passkey needs JavaScript; with a password it does not.
        </p>
      </noscript>
    );
  }
  if (!knowsPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const options = await postPasskey<PublicKeyCredentialRequestOptionsJSON>('/admin/auth/passkey', { step: 'ask' });
      const answer = await askDeviceForPasskey(options);
      const { page } = await postPasskey<{ page: string }>('/admin/auth/passkey', { step: 'answer', answer });
      // The whole document: what is in it belongs to somebody who was not signed in.
      window.location.assign(page);
    } catch (error) {
      setProblem(passkeyProblem(error, nothingCame));
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 grid gap-4">
      <p className="flex items-center gap-3 text-xs text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      <Button variant="outline" size="lg" aria-disabled={busy} onClick={() => !busy && void signIn()}>
        <KeyRound size={18} aria-hidden="true" />
        Use a passkey
      </Button>
      <AuthRefusal message={problem} />
    </div>
  );
}
