import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { textOf } from '~/lib/form-values';
import { successToast } from '~/lib/toast';
import type { PasskeyLine } from '~/server/auth/passkeys.server';
import { Button } from '~/ui/button';
import { useShowToast } from '~/ui/toast';
import { useHydrated } from '~/ui/use-hydrated';
import { AuthField, AuthRefusal, PasswordField } from '../sign-in/auth-card';
import {
  knowsPasskeys,
  makePasskeyOnDevice,
  PasskeyRefusal,
  passkeyProblem,
  postPasskey,
} from '../sign-in/passkey-ceremony';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { When } from '../when';
import type { AccountAnswer } from './account-answer';
import { GuardedAct } from './guarded-act';

interface Props {
  passkeys: PasskeyLine[];
  possible: boolean;
  now: string;
  /** What the last act was answered with. */
  answer: AccountAnswer | undefined;
}

/** The passkeys of an account. Making one needs scripts, because only a script can ask the device. */
export function PasskeyPanel({ passkeys, possible, now, answer }: Props) {
  const hydrated = useHydrated();
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="mb-6 divide-y divide-line rounded-md border border-line">
          {passkeys.map(({ id, name, createdAt, synced }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <KeyRound size={18} aria-hidden="true" className="shrink-0 text-muted" />
              <div className="min-w-40 grow">
                <p className="text-sm font-medium break-words">{name}</p>
                <p className="text-xs text-muted">
                  Added <When at={createdAt} now={now} />
                  {synced ? ', on several devices' : ', on one device'}
                </p>
              </div>
              <GuardedAct
                intent="remove-passkey"
                id={id}
                opener={
                  <>
                    Remove<span className="sr-only"> passkey {name}</span>
                  </>
                }
                label={`Remove passkey ${name}`}
                answer={answer}
              >
                Remove passkey
              </GuardedAct>
            </li>
          ))}
        </ul>
      )}
      {!possible && (
        <p className="text-sm text-muted">
          Passkeys belong to a name such as www.example.com. This site answers at a bare address: set ORIGIN first.
        </p>
      )}
      {possible && !hydrated && (
        <noscript>
          <p className="text-sm text-muted">Adding a passkey needs JavaScript; everything else here works without.</p>
        </noscript>
      )}
      {possible && hydrated && (knowsPasskeys() ? <AddPasskey /> : <TooOld />)}
    </>
  );
}

function TooOld() {
  return <p className="text-sm text-muted">This browser is too old for passkeys.</p>;
}

function AddPasskey() {
  const { busy, problem, add } = useAddPasskey();
  // What is wrong with no field is read out where it stands, and the button keeps the focus.
  const form = useFocusOnRefusal(problem?.field ? problem : null);
  const wrongIn = (field: string) => (problem?.field === field ? [problem.message] : undefined);
  const onSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (!busy && (await add(textOf(fields, 'passkeyName'), textOf(fields, 'passkeyPassword')))) form.current?.reset();
  };
  return (
    <form ref={form} onSubmit={(event) => void onSubmit(event)} className="grid max-w-sm gap-4">
      <AuthField
        name="passkeyName"
        label="Name of the passkey"
        autoComplete="off"
        help="So that you know it again, such as “Work laptop”."
        errors={wrongIn('name')}
      />
      <PasswordField
        name="passkeyPassword"
        label="Your password"
        autoComplete="current-password"
        errors={wrongIn('password')}
      />
      <AuthRefusal message={problem?.field ? null : problem?.message} />
      <Button type="submit" aria-disabled={busy} className="justify-self-start">
        {busy ? 'Waiting for your device…' : 'Add passkey'}
      </Button>
    </form>
  );
}

interface Problem {
  message: string;
  /** The field that is wrong; null when it is none. */
  field: string | null;
}

const nothingCame = 'Your device made no passkey, so nothing was added. You can try again.';

function useAddPasskey() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useShowToast();
  const path = '/admin/account/passkeys';
  const add = async (name: string, password: string): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const asked = { step: 'ask', name, password };
      const options = await postPasskey<PublicKeyCredentialCreationOptionsJSON>(path, asked);
      await postPasskey(path, { step: 'answer', name, answer: await makePasskeyOnDevice(options) });
      await revalidate();
      showToast(successToast('Passkey added.'));
      return true;
    } catch (error) {
      const field = error instanceof PasskeyRefusal ? error.field : null;
      setProblem({ message: passkeyProblem(error, nothingCame), field });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, add };
}
