import type { CollectionDeclaration } from '~/collections/collection';
import type { StandingSection } from '~/collections/website_content/standing-section';
import type { Toast } from '~/lib/toast';
import type { z } from '~/lib/zod';
import type { FieldState } from './field';

/** What the engine hands to a collection's form. */
export interface RecordFormProps {
  /** By field name, as the collection's schema has them. */
  fields: Record<string, FieldState>;
  isNew: boolean;
  /** Where visitors see the record as it is saved; null as long as they don't. */
  publicPath: string | null;
  /** How many public texts link to that page. */
  publicLinks: number;
  onToast: (toast: Toast) => void;
  /** What other records have in the fields that share it, those that most have first. By field. */
  terms: Readonly<Record<string, readonly string[]>>;
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
  /** Empty where the page says nothing there by itself. */
  title: string;
  content: string;
  /** Its other single texts, by the names under which metadata replaces them. */
  others: { name: string; text: string }[];
}

/**
 * The fields of a form by the names that its collection declares; any other name does not compile. The states alone can't
 * tell: conform has one for every name that it is asked for.
 */
export function fieldsOf<Fields extends z.ZodObject>(
  { fields }: Pick<CollectionDeclaration<Fields>, 'fields'>,
  states: Record<string, FieldState>,
): (name: Extract<keyof z.output<Fields>, string>) => FieldState {
  return (name) => {
    const state = states[name];
    if (!state || !(name in fields.shape)) throw new Error(`The form has no field ${name}`);
    return state;
  };
}
