import type { ReactNode } from 'react';
import { describe as describeField, FieldErrors, type FieldState } from '~/ui/field';

export type { FieldState } from '~/ui/field';

export const inputClass =
  'w-full rounded-sm border border-line-strong bg-raised px-3 py-2 text-sm leading-6 text-text placeholder:text-muted ' +
  'aria-invalid:border-danger hover:border-text';

/**
 * Attributes that tie an input to its label, help and errors. The answer of a page without scripts opens at its first
 * mistake: of several fields that ask for the focus the browser gives it to the first.
 */
export function describe(field: FieldState, hasHelp: boolean) {
  return { ...describeField(field, hasHelp), autoFocus: Boolean(field.errors?.length) };
}

/** Of a label, for buttons beside its input whose words don't say what they are for. */
export const labelId = ({ id }: FieldState) => `${id}-label`;

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
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label
        id={labelId(field)}
        htmlFor={field.id}
        className={`text-xs font-medium text-text ${required ? "after:text-danger after:content-['_*'/'']" : ''}`}
      >
        {label}
      </label>
      {children}
      <FieldNotes field={field} help={help} />
    </div>
  );
}

/** Under an input: what the value would come to, which is no mistake. */
export function FieldCaution({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 rounded-sm bg-caution-soft px-3 py-2 text-xs leading-5 text-caution">{children}</p>;
}

/** What stands under an input: what to know about it, and what is wrong. */
export function FieldNotes({ field, help }: { field: FieldState; help?: ReactNode }) {
  return (
    <>
      {help && (
        <p id={field.descriptionId} className="text-2xs leading-5 text-muted">
          {help}
        </p>
      )}
      <FieldErrors field={field} />
    </>
  );
}
