import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button, ButtonLink } from '~/ui/button';
import { Panel } from '../panel';
import { CopyButton } from '../people/copy-button';
import { AuthField, AuthRefusal, PasswordField } from '../sign-in/auth-card';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import type { Enrolment } from './enrolment.server';

export interface SecondFactorAnswer {
  /** Which form it answers. */
  intent: string;
  enrolment?: Enrolment;
  /** Shown once. */
  recoveryCodes?: string[];
  message?: string;
}

interface Props {
  isOn: boolean;
  /** Whether nothing else of the admin is open without one. */
  isRequired: boolean;
  codesLeft: number;
  answer: SecondFactorAnswer | undefined;
}

/** Setting up codes of an app, and what there is to do once they are on. */
export function SecondFactorPage(props: Props) {
  const isMissing = props.isRequired && !props.isOn && !props.answer?.recoveryCodes;
  return (
    <div>
      {!isMissing && (
        <Link
          to="/admin/account"
          className="mb-4 inline-flex items-center gap-1.5 text-sm text-muted underline-offset-4 hover:text-text hover:underline"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          My account
        </Link>
      )}
      <h2 className="text-2xl">Second factor</h2>
      <p className="mt-1 mb-8 max-w-2xl text-sm text-muted">
        {isMissing
          ? 'This site asks for a second factor. Set it up, and everything else opens.'
          : 'After the password, signing in asks for a code that an app on your phone makes.'}
      </p>
      <Step {...props} />
    </div>
  );
}

function Step(props: Props) {
  const { isOn, isRequired, answer } = props;
  if (answer?.recoveryCodes) {
    // Who was led here on the way to the dashboard goes on to it.
    const next = isRequired && answer.intent === 'confirm' ? '/admin' : '/admin/account';
    return <RecoveryCodes codes={answer.recoveryCodes} next={next} />;
  }
  if (isOn) return <Manage {...props} />;
  if (answer?.enrolment) return <Confirm enrolment={answer.enrolment} message={answer.message} />;
  return (
    <Panel heading="1. Your password" lead="So that nobody else sets this up on your open screen.">
      <PasswordStep intent="begin" label="Continue" message={answer?.message} />
    </Panel>
  );
}

function PasswordStep(props: { intent: string; label: string; message: string | undefined; danger?: boolean }) {
  const { intent, label, message, danger } = props;
  const form = useFocusOnRefusal(message);
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Form ref={form} method="post" preventScrollReset className="grid max-w-sm gap-4">
      <PasswordField
        name={`${intent}-password`}
        label="Password"
        autoComplete="current-password"
        errors={message ? [message] : undefined}
      />
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        name="intent"
        value={intent}
        aria-disabled={busy}
        className="justify-self-start"
      >
        {label}
      </Button>
    </Form>
  );
}

function Confirm({ enrolment: { uri, secret, qr }, message }: { enrolment: Enrolment; message: string | undefined }) {
  const form = useFocusOnRefusal(message ?? uri);
  return (
    <>
      <Panel
        heading="2. Scan"
        lead="With an app for one-time codes, such as the one in your password manager. Or type the secret into it."
      >
        <div className="flex flex-wrap items-start gap-6">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="The secret, to be scanned"
            shapeRendering="crispEdges"
            className="size-52 rounded-sm"
          >
            {/* Cameras want it dark on light, whatever the theme. */}
            <rect width={qr.size} height={qr.size} fill="white" />
            <path d={qr.path} fill="black" />
          </svg>
          <div className="min-w-[min(12rem,100%)]">
            <p className="text-xs font-medium">Secret</p>
            <p className="mt-1 mb-3 max-w-56 font-mono text-sm break-words">{secret}</p>
            <CopyButton text={secret.replaceAll(' ', '')} label="Copy secret" />
          </div>
        </div>
      </Panel>
      <Panel heading="3. Confirm" lead="It counts once a code from the app was right.">
        <Form ref={form} method="post" preventScrollReset className="grid max-w-sm gap-4">
          <input type="hidden" name="uri" value={uri} />
          <AuthField
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            help="The six digits that the app shows now."
            errors={message ? [message] : undefined}
          />
          <Button type="submit" name="intent" value="confirm" className="justify-self-start">
            Switch on
          </Button>
        </Form>
      </Panel>
    </>
  );
}

function RecoveryCodes({ codes, next }: { codes: string[]; next: string }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="codes-heading" className="max-w-2xl">
      <h3 id="codes-heading" className="font-sans text-base font-semibold tracking-normal">
        Your recovery codes
      </h3>
      <p className="mt-1 mb-4 text-sm text-muted">
        Each signs you in once when the app is not at hand. Keep them where your phone is not. They are shown only now.
      </p>
      <ul className="grid gap-x-8 gap-y-2 rounded-md border border-line bg-raised p-5 font-mono text-sm sm:w-fit sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy recovery codes" />
        <ButtonLink href={next}>I have kept them</ButtonLink>
      </div>
    </section>
  );
}

function Manage({ isRequired, codesLeft, answer }: Props) {
  const messageFor = (intent: string) => (answer?.intent === intent ? answer.message : undefined);
  const left = codesLeft === 1 ? 'One is left.' : `${codesLeft} are left.`;
  return (
    <>
      <AuthRefusal message={messageFor('begin') ?? messageFor('confirm')} />
      <Panel heading="Recovery codes" lead={`${left} New ones make the old ones worthless.`}>
        <PasswordStep intent="renew" label="New recovery codes" message={messageFor('renew')} />
      </Panel>
      <Panel
        heading="Switch off"
        lead={
          isRequired
            ? 'This site asks for one: you set up another before anything else opens.'
            : 'From then on your password alone is enough.'
        }
      >
        <PasswordStep intent="end" label="Switch off" message={messageFor('end')} danger />
      </Panel>
    </>
  );
}
