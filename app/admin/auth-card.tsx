import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Logo } from '~/site/illustrations/logo';
import { inputClass } from './fields/field';
import { PasswordInput } from './password-input';

/** The page around the sign-in and the set-up. */
export function AuthCard(props: { heading: string; lead: string; children: ReactNode }) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-12">
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

interface AuthFieldProps {
  /** Also the id. */
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  defaultValue?: string;
  errors: string[] | undefined;
}

/** A required field of a form about oneself. */
export function AuthField({ name, label, type = 'text', autoComplete, defaultValue, errors }: AuthFieldProps) {
  return (
    <Labelled name={name} label={label} errors={errors}>
      <input
        id={name}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${name}-error` : undefined}
        className={inputClass}
      />
    </Labelled>
  );
}

export function PasswordField(props: {
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  errors: string[] | undefined;
}) {
  const { autoComplete, help, errors } = props;
  const described = [errors ? 'password-error' : '', help ? 'password-help' : ''].filter(Boolean).join(' ');
  return (
    <Labelled name="password" label="Password" errors={errors}>
      <PasswordInput
        id="password"
        name="password"
        autoComplete={autoComplete}
        invalid={errors !== undefined}
        describedBy={described || undefined}
      />
      {help && (
        <p id="password-help" className="text-2xs text-muted">
          {help}
        </p>
      )}
    </Labelled>
  );
}

function Labelled(props: { name: string; label: string; errors: string[] | undefined; children: ReactNode }) {
  const { name, label, errors, children } = props;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-xs font-medium">
        {label}
      </label>
      {children}
      {errors && (
        <p id={`${name}-error`} className="text-xs text-danger">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
