import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { longDate } from '~/lib/dates';
import { type Role, roles, roleWords } from '~/lib/roles';
import type { SessionLine } from '~/server/auth/account.server';
import { Button } from '~/ui/button';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { Panel } from '../panel';
import { RecordState } from '../record-parts';
import { TabPanel } from '../shell/tab-panel';
import { type PersonAnswer, type PersonLine, people, peoplePath, standings } from './people';
import { SessionList } from './session-list';
import { ShownLinkPanel } from './shown-link';

export interface LoadedPerson {
  person: PersonLine & { createdAt: string };
  sessions: SessionLine[];
  now: string;
  /** Whether it is the person who reads this. */
  isSelf: boolean;
}

/** One of the staff, and everything that an administrator can do about them. */
export function PersonPage({ loaded, answer }: { loaded: LoadedPerson; answer: PersonAnswer | undefined }) {
  const { person, isSelf } = loaded;
  const questions = questionsAbout(person);
  const asked = Object.values(questions).find(({ value }) => value === answer?.confirm);
  return (
    <TabPanel label={people.heading} toast={answer?.toast}>
      <Link
        to={peoplePath({})}
        className="mb-4 inline-flex items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-text hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {people.heading}
      </Link>
      {asked && (
        <ConfirmBar {...asked} name="intent" keep={{ label: 'Cancel', href: `${peoplePath({})}/${person.id}` }} />
      )}
      {answer?.link && <ShownLinkPanel link={answer.link} />}
      <header className="mb-8">
        <p className="flex flex-wrap items-center gap-3">
          <RecordState state={standings[person.standing]} />
          <span className="text-xs text-muted">Here since {longDate(person.createdAt)}</span>
        </p>
        <h2 className="mt-2 text-2xl break-words">{person.name}</h2>
        <p className="text-sm break-words text-muted">
          {person.email}
          {isSelf && ' (you)'}
        </p>
      </header>
      <RolePanel person={person} />
      <WaysInPanel loaded={loaded} questions={questions} />
      <Panel heading="Sessions" lead="Where this user is signed in now.">
        <SessionList sessions={loaded.sessions} now={loaded.now} />
        {loaded.sessions.length > 0 && (
          <Do intent="sign-out" className="mt-4">
            Sign out everywhere
          </Do>
        )}
      </Panel>
      <AccessPanel person={person} questions={questions} />
    </TabPanel>
  );
}

function questionsAbout({ name, standing }: PersonLine) {
  const invited = standing === 'invited' || standing === 'expired';
  const about = (value: string, yes: string, question: string, detail: string) => ({
    value,
    ask: { kind: 'alert-dialog', question, detail, yes } satisfies Question,
  });
  return {
    disable: about(
      'disable',
      'Disable',
      `Disable ${name}?`,
      `${name} is signed out everywhere at once and can't sign in any more. You can undo this.`,
    ),
    factor: about(
      'reset-second-factor',
      'Remove second factor and passkeys',
      `Remove the second factor and the passkeys of ${name}?`,
      `${name} is signed out everywhere and signs in with the password alone. Do this only when you know who asks.`,
    ),
    remove: invited
      ? about('remove', 'Revoke invitation', `Revoke the invitation of ${name}?`, 'The link stops working.')
      : about(
          'remove',
          'Remove',
          `Remove ${name}?`,
          `${name} can't sign in any more. What they wrote stays. This can't be undone.`,
        ),
  };
}

function RolePanel({ person }: { person: PersonLine }) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === 'role';
  return (
    <Panel heading="Role" lead="Another role signs the user out, and holds from then on.">
      <Form method="post" preventScrollReset onSubmit={(event) => busy && event.preventDefault()}>
        <input type="hidden" name="intent" value="role" />
        <fieldset className="grid gap-1">
          <legend className="sr-only">Role</legend>
          {roles.map((role) => (
            <RoleChoice key={`${role} ${person.role}`} role={role} chosen={role === person.role} />
          ))}
        </fieldset>
        <Button type="submit" aria-disabled={busy} className="mt-4">
          {busy ? 'Saving…' : 'Save role'}
        </Button>
      </Form>
    </Panel>
  );
}

function RoleChoice({ role, chosen }: { role: Role; chosen: boolean }) {
  const id = `role-${role}`;
  return (
    <div className="relative flex items-start gap-3 rounded-sm px-3 py-2 hover:bg-sunken has-checked:bg-sunken">
      <input
        id={id}
        type="radio"
        name="value"
        value={role}
        defaultChecked={chosen}
        aria-describedby={`${id}-help`}
        className="relative z-1 mt-1 size-4 accent-accent"
      />
      <div>
        <label htmlFor={id} className="block text-sm font-medium after:absolute after:inset-0">
          {roleWords[role].label}
        </label>
        <p id={`${id}-help`} className="text-xs text-muted">
          {roleWords[role].may}
        </p>
      </div>
    </div>
  );
}

function WaysInPanel({
  loaded: { person, isSelf },
  questions,
}: {
  loaded: LoadedPerson;
  questions: ReturnType<typeof questionsAbout>;
}) {
  const { standing, hasSecondFactor, passkeys } = person;
  if (standing === 'disabled') return null;
  if (standing !== 'active') {
    return (
      <Panel heading="Invitation" lead="A new link makes the old one worthless. It works for seven days.">
        <Do intent="renew-invitation">New invitation link</Do>
      </Panel>
    );
  }
  const facts = [
    { label: 'Second factor', value: hasSecondFactor ? 'On' : 'Off' },
    { label: 'Passkeys', value: passkeys === 0 ? 'None' : String(passkeys) },
  ];
  return (
    <Panel heading="Ways in" lead="A link lets the user choose a new password. The second factor stays.">
      <dl className="mb-4 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isSelf ? (
        <p className="text-sm">
          <Link to="/admin/account" className="text-accent underline underline-offset-4">
            My account
          </Link>{' '}
          has your own password, second factor and passkeys.
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Do intent="reset-password">Reset password</Do>
          {(hasSecondFactor || passkeys > 0) && <Ask {...questions.factor} />}
        </div>
      )}
    </Panel>
  );
}

function AccessPanel({ person, questions }: { person: PersonLine; questions: ReturnType<typeof questionsAbout> }) {
  return (
    <Panel heading="Access" lead="Somebody disabled keeps their name in the list and everything they wrote.">
      <div className="flex flex-wrap gap-2">
        {person.standing === 'disabled' ? <Do intent="enable">Enable</Do> : <Ask {...questions.disable} />}
        <Ask {...questions.remove} />
      </div>
    </Panel>
  );
}

/** A button that asks before it does one thing. */
function Ask({ value, ask }: { value: string; ask: Question }) {
  const busy = useNavigation().formData?.get('intent') === value;
  return (
    <Form method="post" preventScrollReset>
      <AskSubmit ask={ask} name="intent" value={value} variant="danger-outline" busy={busy}>
        {ask.yes}
      </AskSubmit>
    </Form>
  );
}

/** A button that does one thing at once. */
function Do({ intent, children, className }: { intent: string; children: ReactNode; className?: string }) {
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset className={className} onSubmit={(event) => busy && event.preventDefault()}>
      <Button type="submit" variant="outline" name="intent" value={intent} aria-disabled={busy}>
        {children}
      </Button>
    </Form>
  );
}
