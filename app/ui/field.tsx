import { useSettled } from './use-settled';

/** What a field knows of its place in a form; conform's field metadata has this shape. */
export interface FieldState {
  id: string;
  name: string;
  /** What the input starts with. */
  initialValue?: unknown;
  errors?: string[];
  errorId: string;
  descriptionId: string;
  /** The form that it belongs to, where that is not the one around it. */
  form?: string | undefined;
}

/** Attributes that tie an input to its label, help and errors. */
export function describe(field: FieldState, hasHelp: boolean) {
  const described = [field.errors?.length ? field.errorId : '', hasHelp ? field.descriptionId : ''].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    form: field.form,
    // Said in both cases: a select or a date that waits to be chosen would be announced as wrong from the start.
    'aria-invalid': Boolean(field.errors?.length),
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  };
}

export function FieldErrors({ field }: { field: FieldState }) {
  const words = useSettled(field.errors?.join(' ') ?? '');
  if (words === '') return null;
  return (
    <p ref={showAtFocus} id={field.errorId} className="text-xs text-danger">
      {words}
    </p>
  );
}

/** The focus went to the field before its mistake stood below it, where a low window may end. */
function showAtFocus(mistake: HTMLElement | null): void {
  const described = document.activeElement?.getAttribute('aria-describedby');
  if (mistake && described?.includes(mistake.id)) mistake.scrollIntoView({ block: 'nearest' });
}
