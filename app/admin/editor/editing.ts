import { z } from '~/lib/zod';

/** What a form carries beside its record's fields. All names start alike, and no field of a record does. */
const prefix = 'editing-';

export const editingFields = {
  /** The revision that is being changed. */
  revision: `${prefix}revision`,
  /** What its fields held when it was opened, as `fingerprintOf` has it. */
  opened: `${prefix}opened`,
  /** The comparison of two versions was shown, and its choices come along. */
  resolving: `${prefix}resolving`,
  /** `mine`: all of one's own version, whatever is chosen field by field. */
  take: `${prefix}take`,
  /** Saved as another record: the one that was opened is gone. */
  asNew: `${prefix}as-new`,
  /** Brought back out of the bin first: somebody deleted it meanwhile. */
  restore: `${prefix}restore`,
  /** The editor stays open afterwards. */
  stay: `${prefix}stay`,
  /** The draft that the browser keeps of it. */
  draft: `${prefix}draft`,
  /** Who opened it. */
  by: `${prefix}by`,
} as const;

const choicePrefix = `${prefix}choice-`;

/** The name of the radio buttons for a field of both versions. */
export function choiceName(field: string): string {
  return choicePrefix + field;
}

export type Side = 'mine' | 'theirs';

/** How a form is to be saved. */
export interface Editing {
  /** Null saves on top of whatever stands. */
  revision: number | null;
  opened: string | null;
  /** Field by field; null where no comparison was shown. */
  choices: Record<string, Side> | null;
  takeMine: boolean;
  asNew: boolean;
  restore: boolean;
  stay: boolean;
  /** The key of the draft, one for each editor that was opened; empty without scripts. */
  draft: string;
  /** Id of the account that opened it: meanwhile another may have signed in in this browser. Null when no form says so. */
  by: string | null;
}

/** For callers that show no form. */
export const plainEditing: Editing = {
  revision: null,
  opened: null,
  choices: null,
  takeMine: false,
  asNew: false,
  restore: false,
  stay: false,
  draft: '',
  by: null,
};

const schema = z.strictObject({
  [editingFields.revision]: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  [editingFields.opened]: z.string().max(4000).optional(),
  [editingFields.resolving]: z.literal('yes').optional(),
  [editingFields.take]: z.literal('mine').optional(),
  [editingFields.asNew]: z.literal('yes').optional(),
  [editingFields.restore]: z.literal('yes').optional(),
  [editingFields.stay]: z.literal('yes').optional(),
  [editingFields.draft]: z.string().max(200).optional(),
  [editingFields.by]: z.string().max(200).optional(),
});

const choiceSchema = z.enum(['mine', 'theirs']);

/** Takes what is no field of the record out of a form that was sent; null when it can't have come from an editor. */
export function takeEditing(form: FormData): Editing | null {
  const facts: Record<string, unknown> = {};
  const choices: Record<string, Side> = {};
  for (const name of [...new Set(form.keys())].filter((candidate) => candidate.startsWith(prefix))) {
    const [value, ...others] = form.getAll(name);
    form.delete(name);
    if (others.length > 0) return null;
    if (!name.startsWith(choicePrefix)) facts[name] = value;
    else {
      const choice = choiceSchema.safeParse(value);
      if (!choice.success) return null;
      choices[name.slice(choicePrefix.length)] = choice.data;
    }
  }
  const parsed = schema.safeParse(facts);
  if (!parsed.success) return null;
  const sent = parsed.data;
  return {
    revision: sent[editingFields.revision] ?? null,
    opened: sent[editingFields.opened] ?? null,
    choices: sent[editingFields.resolving] === 'yes' ? choices : null,
    takeMine: sent[editingFields.take] === 'mine',
    asNew: sent[editingFields.asNew] === 'yes',
    restore: sent[editingFields.restore] === 'yes',
    stay: sent[editingFields.stay] === 'yes',
    draft: sent[editingFields.draft] ?? '',
    by: sent[editingFields.by] ?? null,
  };
}

/** A copy of a form with the record's fields alone, for its schema. */
export function recordFieldsOf(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) if (!name.startsWith(prefix)) copy.append(name, value);
  return copy;
}

/** The texts in a form, by field, to show them again. */
export function typedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of recordFieldsOf(form)) if (typeof value === 'string') values[name] = value;
  return values;
}
