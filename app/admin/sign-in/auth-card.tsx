import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { company } from '~/lib/company';
import { Logo } from '~/site/illustrations/logo';
import { inputClass } from '../fields/field';
import { PasswordInput } from './password-input';

interface AuthCardProps {
  heading: string;
  /** What the browser's tab says, where that is not the heading. */
  title?: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * The page around the sign-in and everything else that is done before one is signed in. It names itself, because its
 * heading changes with what was done.
 */
export function AuthCard(props: AuthCardProps) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-12">
      <title>{`${props.title ?? props.heading} | ${company.name}`}</title>
      <div className="w-full max-w-sm">
        <a href="/" className="mb-10 inline-block" aria-label="Quzones, home">
          <Logo />
        </a>
        <h1 className="text-2xl">{props.heading}</h1>
        <p className="mt-1 mb-8 text-sm text-muted">{props.lead}</p>
        {props.children}
      </div>
    </main>
  );
}

/** A link under a form, to another way. */
export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-sm text-accent underline underline-offset-4 hover:text-accent-strong">
      {children}
    </a>
  );
}

/** Why nothing came of it; read out when it appears. */
export function AuthRefusal({ message }: { message: string | null | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="rounded-sm bg-danger-soft p-3 text-sm text-danger">
      {message}
    </p>
  );
}

interface AuthFieldProps {
  /** Also the id. */
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  /** Brings up digits on a phone. */
  inputMode?: 'text' | 'numeric';
  help?: string;
  errors: string[] | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A required field of a form about oneself. */
export function AuthField({ name, label, type = 'text', help, errors, ...input }: AuthFieldProps) {
  return (
    <Labelled name={name} label={label} help={help} errors={errors}>
      <input
        {...input}
        id={name}
        name={name}
        type={type}
        required
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(name, help, errors)}
        className={inputClass}
      />
    </Labelled>
  );
}

interface PasswordFieldProps {
  /** Also the id. */
  name?: string;
  label?: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  errors: string[] | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { name = 'password', label = 'Password', autoComplete, help, errors } = props;
  return (
    <Labelled name={name} label={label} help={help} errors={errors}>
      <PasswordInput
        id={name}
        name={name}
        label={label}
        autoComplete={autoComplete}
        invalid={errors !== undefined}
        describedBy={describedBy(name, help, errors)}
      />
    </Labelled>
  );
}

function describedBy(name: string, help: string | undefined, errors: string[] | undefined): string | undefined {
  return [errors ? `${name}-error` : '', help ? `${name}-help` : ''].filter(Boolean).join(' ') || undefined;
}

interface LabelledProps {
  name: string;
  label: string;
  help: string | undefined;
  errors: string[] | undefined;
  children: ReactNode;
}

function Labelled({ name, label, help, errors, children }: LabelledProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-xs font-medium">
        {label}
      </label>
      {children}
      {help && (
        <p id={`${name}-help`} className="text-2xs text-muted">
          {help}
        </p>
      )}
      {errors && (
        <p id={`${name}-error`} className="text-xs text-danger">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
