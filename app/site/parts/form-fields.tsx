import type { ReactNode } from 'react';
import { describe, FieldErrors, type FieldState } from '~/ui/field';

/** Fields of the forms that visitors fill in: label above, help and errors under the input. */

const inputClass =
  'w-full rounded-sm border border-line-strong bg-raised px-3.5 text-base leading-6 text-text placeholder:text-muted ' +
  'transition-colors duration-(--duration-quick) hover:border-text aria-invalid:border-danger aria-invalid:bg-danger-soft';

interface FieldProps {
  field: FieldState;
  label: string;
  /** What may be left out says so beside its label. */
  optional?: boolean;
  help?: string;
  className?: string;
}

interface Attributes extends ReturnType<typeof describe> {
  required: boolean;
  defaultValue: string;
  autoFocus?: boolean;
}

/** `first`: the answer of a page without scripts opens at its first mistake. */
interface Focus {
  first?: boolean;
}

function attributes({ field, optional = false, help, first = false }: FieldProps & Focus): Attributes {
  return {
    ...describe(field, Boolean(help)),
    required: !optional,
    defaultValue: typeof field.initialValue === 'string' ? field.initialValue : '',
    autoFocus: first,
  };
}

function Frame({ field, label, optional, help, className = '', children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={field.id} className="grow text-sm font-medium">
          {label}
        </label>
        {/* Not part of the field's name: that a field is required is an attribute of it. */}
        {optional && <span className="text-xs text-muted">Optional</span>}
      </div>
      {children}
      {help && (
        <p id={field.descriptionId} className="text-xs text-muted">
          {help}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}

export function TextInput(
  props: FieldProps & Focus & { type?: 'text' | 'email'; autoComplete: 'name' | 'email' | 'organization' },
) {
  const { type = 'text', autoComplete } = props;
  return (
    <Frame {...props}>
      <input {...attributes(props)} type={type} autoComplete={autoComplete} className={`${inputClass} min-h-12`} />
    </Frame>
  );
}

export function TextArea(props: FieldProps & Focus & { rows?: number }) {
  return (
    <Frame {...props}>
      <textarea {...attributes(props)} rows={props.rows ?? 6} className={`${inputClass} resize-y py-3`} />
    </Frame>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** Starts empty: the first entry is what it says while nothing is chosen. */
export function Select(props: FieldProps & Focus & { options: readonly Option[]; empty: string }) {
  return (
    <Frame {...props}>
      <select {...attributes(props)} className={`${inputClass} min-h-12`}>
        <option value="">{props.empty}</option>
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
