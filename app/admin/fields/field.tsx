import type { ReactNode } from 'react';

/** What the engine's fields know of their place in a form; conform's field metadata has this shape. */
export interface FieldState {
  id: string;
  name: string;
  /** What the input starts with. */
  initialValue?: unknown;
  errors?: string[];
  errorId: string;
  descriptionId: string;
}

export const inputClass =
  'w-full rounded-sm border border-line-strong bg-raised px-3 py-2 text-sm leading-6 text-text placeholder:text-muted ' +
  'aria-invalid:border-danger hover:border-text';

/** Attributes that tie an input to its label, help and errors. */
export function describe(field: FieldState, hasHelp: boolean) {
  const described = [field.errors?.length ? field.errorId : '', hasHelp ? field.descriptionId : ''].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    'aria-invalid': field.errors?.length ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}

/** Label above, the input, help and errors under it. */
export function FieldFrame(props: {
  field: FieldState;
  label: string;
  required?: boolean;
  help?: ReactNode;
  children: ReactNode;
}) {
  const { field, label, required, help, children } = props;
  return (
    <div className="grid gap-1.5">
      <label
        htmlFor={field.id}
        className={`text-xs font-medium text-text ${required ? "after:text-danger after:content-['_*']" : ''}`}
      >
        {label}
      </label>
      {children}
      {help && (
        <p id={field.descriptionId} className="text-2xs leading-5 text-muted">
          {help}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}

export function FieldErrors({ field }: { field: FieldState }) {
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="text-xs text-danger">
      {field.errors.join(' ')}
    </p>
  );
}
