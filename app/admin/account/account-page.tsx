import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { deviceOf } from '~/lib/device';
import { roleWords, type Staff } from '~/lib/roles';
import type { SessionLine } from '~/server/auth/account.server';
import type { PasskeyLine } from '~/server/auth/passkeys.server';
import { Button, buttonClass } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { Panel } from '../panel';
import { SessionList } from '../people/session-list';
import { RecordState } from '../record-parts';
import { AuthField, PasswordField } from '../sign-in/auth-card';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { type AccountAnswer, allOthers } from './account-answer';
import { GuardedAct } from './guarded-act';
import { PasskeyPanel } from './passkey-panel';

export interface LoadedAccount {
  person: Staff;
  currentSessionId: string;
  hasSecondFactor: boolean;
  sessions: SessionLine[];
  passkeys: PasskeyLine[];
  /** Whether this address can have passkeys at all. */
  passkeysPossible: boolean;
  passwordHelp: string;
  now: string;
}

/** What somebody changes in their own account. */
export function AccountPage({ loaded, answer }: { loaded: LoadedAccount; answer: AccountAnswer | undefined }) {
  const { person, sessions, currentSessionId } = loaded;
  return (
    <div>
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <header className="mb-8">
        <h2 className="text-2xl">My account</h2>
        <p className="mt-1 text-sm break-words text-muted">
          {person.email}, {roleWords[person.role].label}
        </p>
      </header>
      <Panel heading="Name" lead="Shown in the header, in the audit log, and to people you invite.">
        <NameForm name={person.name} answer={answer?.intent === 'name' ? answer : undefined} />
      </Panel>
      <Panel heading="Password" lead="A new one signs you out everywhere else.">
        <PasswordForm
          email={person.email}
          help={loaded.passwordHelp}
          answer={answer?.intent === 'password' ? answer : undefined}
        />
      </Panel>
      <Panel
        heading="Second factor"
        lead="After the password, a code from an app on your phone. Your password alone is not enough then."
      >
        <SecondFactorSummary isOn={loaded.hasSecondFactor} />
      </Panel>
      <Panel heading="Passkeys" lead="Sign in with your fingerprint, face or device PIN instead of password and code.">
        <PasskeyPanel passkeys={loaded.passkeys} possible={loaded.passkeysPossible} now={loaded.now} answer={answer} />
      </Panel>
      <Panel
        heading="Sessions"
        lead="Where you are signed in now. End those that you don't know, then change your password."
      >
        <SessionList sessions={sessions} now={loaded.now} currentId={currentSessionId}>
          {({ id, userAgent }) => (
            <GuardedAct
              intent="end-session"
              id={id}
              opener={
                <>
                  Sign out<span className="sr-only"> {deviceOf(userAgent)}</span>
                </>
              }
              label={`Sign out ${deviceOf(userAgent)}`}
              answer={answer}
            >
              Sign out
            </GuardedAct>
          )}
        </SessionList>
        {sessions.length > 1 && (
          <div className="mt-4">
            <GuardedAct
              intent="end-others"
              id={allOthers}
              opener="Sign out all others"
              label="Sign out all others"
              answer={answer}
            >
              Sign out all others
            </GuardedAct>
          </div>
        )}
      </Panel>
    </div>
  );
}

function NameForm({ name, answer }: { name: string; answer: AccountAnswer | undefined }) {
  const form = useFocusOnRefusal(answer?.errors);
  return (
    <Form ref={form} method="post" preventScrollReset className="grid max-w-sm gap-4">
      <AuthField
        key={name}
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={answer?.typedName ?? name}
        errors={answer?.errors?.name}
      />
      <Save intent="name">Save name</Save>
    </Form>
  );
}

function PasswordForm({ email, help, answer }: { email: string; help: string; answer: AccountAnswer | undefined }) {
  const form = useFocusOnRefusal(answer?.errors);
  return (
    <Form ref={form} method="post" preventScrollReset className="grid max-w-sm gap-4">
      {/* So that password managers know whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        name="present"
        label="Current password"
        autoComplete="current-password"
        errors={answer?.errors?.present}
      />
      <PasswordField label="New password" autoComplete="new-password" help={help} errors={answer?.errors?.password} />
      <Save intent="password">Change password</Save>
    </Form>
  );
}

function SecondFactorSummary({ isOn }: { isOn: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <RecordState state={isOn ? { label: 'On', tone: 'success' } : { label: 'Off', tone: 'caution' }} />
      <Link to="/admin/account/second-factor" className={buttonClass('outline')}>
        {isOn ? 'Recovery codes and switching off' : 'Set up'}
      </Link>
    </div>
  );
}

function useBusy(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
}

function Save({ intent, children }: { intent: string; children: ReactNode }) {
  const busy = useBusy(intent);
  return (
    <Button type="submit" name="intent" value={intent} aria-disabled={busy} className="justify-self-start">
      {busy ? 'Saving…' : children}
    </Button>
  );
}
