import type { Toast } from '~/lib/toast';
import type { FieldState } from './field';

/** What the engine hands to a collection's form. */
export interface RecordFormProps {
  /** By field name, as the collection's schema has them. */
  fields: Record<string, FieldState>;
  isNew: boolean;
  onToast: (toast: Toast) => void;
}

/** A field that the form is sure to have. */
export function fieldOf(fields: Record<string, FieldState>, name: string): FieldState {
  const field = fields[name];
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}
