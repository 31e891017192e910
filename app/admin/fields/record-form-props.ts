import type { StandingSection } from '~/collections/website_content/standing-section';
import type { Toast } from '~/lib/toast';
import type { FieldState } from './field';

/** What the engine hands to a collection's form. */
export interface RecordFormProps {
  /** By field name, as the collection's schema has them. */
  fields: Record<string, FieldState>;
  isNew: boolean;
  /** Whether visitors see the record as it is saved. */
  isPublic: boolean;
  onToast: (toast: Toast) => void;
  /** The pages with their own words, for a collection that is laid over them; empty for the others. */
  builtIn: readonly BuiltInPage[];
}

/** What a page says where nobody laid other words over it. */
export interface BuiltInPage {
  name: string;
  path: string;
  sections: BuiltInSection[];
  /** The other records that are published for sections of it. */
  standing: StandingSection[];
}

export interface BuiltInSection {
  key: string;
  /** Null where the section shows none, so that nothing can take its place. */
  title: string | null;
  content: string | null;
  /** Its other single texts, by the names under which metadata replaces them. */
  others: { name: string; text: string }[];
}

/** A field that the form is sure to have. */
export function fieldOf(fields: Record<string, FieldState>, name: string): FieldState {
  const field = fields[name];
  if (!field) throw new Error(`The form has no field ${name}`);
  return field;
}
