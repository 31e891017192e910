import { isRouteErrorResponse } from 'react-router';

/** What has to be done before the form is taken. */
export type KeptUntil = 'signed in' | 'second factor';

/** What somebody sent that could not be taken yet: the fields of their form, in order, without files. */
export interface KeptForm {
  keptUntil: KeptUntil;
  /** Why whoever sent it has to be signed in, in the words of the place; null where it says nothing of its own. */
  keptFor: string | null;
  keptFields: [name: string, value: string][];
  /** The fields whose files have to be chosen again: no page can put a file into a form. */
  keptFiles: string[];
}

/** Without fields where what was sent is no form. */
export function keepForm(form: FormData | null, keptUntil: KeptUntil, keptFor: string | null = null): KeptForm {
  const entries = [...(form ?? [])];
  const keptFields = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const keptFiles = entries.flatMap(([name, value]) => (value instanceof File && value.size > 0 ? [name] : []));
  return { keptUntil, keptFor, keptFields, keptFiles };
}

/** Reads it back from what an error carries; null when that is something else. */
export function findKeptForm(carried: unknown): KeptForm | null {
  const isKept = typeof carried === 'object' && carried !== null && 'keptFields' in carried;
  return isKept ? (carried as KeptForm) : null;
}

/** What has to be done before a form is taken, where this error says so. */
export function findKeptUntil(error: unknown): KeptUntil | null {
  if (!isRouteErrorResponse(error)) return null;
  return findKeptForm(error.data)?.keptUntil ?? (error.status === 401 ? 'signed in' : null);
}
