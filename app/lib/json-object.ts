import { z } from './zod';

const deepest = 20;

/**
 * A JSON object typed as text; an empty one when left out. What the database could not keep as typed is refused.
 * @param max characters, without the blanks around its parts: it is shown with more of them than it may have been typed with
 */
export function jsonObject(label: string, max: number) {
  const example = '{"theme": "dark"}';
  const tooLong = `${label} can have at most ${max.toLocaleString('en-US')} characters.`;
  return z
    .string({ error: `${label} was not sent as one text. Please enter it again.` })
    .optional()
    .transform((text, context): Record<string, unknown> => {
      if (text === undefined || text.trim() === '') return {};
      const value = parsed(text);
      if (value === undefined) return refuse(context, `${label} is not valid JSON. An object looks like ${example}.`);
      if (!isPlainObject(value)) return refuse(context, `${label} must be a JSON object, such as ${example}.`);
      if (!isStorable(value, 1)) return refuse(context, `${label} contains values that can't be stored.`);
      if (JSON.stringify(value).length > max) return refuse(context, tooLong);
      return value;
    });
}

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** The entries of a JSON object that is typed as text; none where it is no object, which the field itself says. */
export function entriesOfJson(text: string): [string, unknown][] {
  const value = parsed(text);
  return isPlainObject(value) ? Object.entries(value) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** No NUL, no half characters, no number that is read back as another one, not nested without end. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(([key, entry]) => isStorable(key, depth) && isStorable(entry, depth + 1));
}
