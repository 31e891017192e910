/** What somebody sent that could not be taken yet: the fields of their form, in order, without files. */
export interface KeptForm {
  keptFields: [name: string, value: string][];
}

export function keepForm(form: FormData): KeptForm {
  return { keptFields: [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string') };
}

/** Reads it back from what an error carries; null when that is something else. */
export function findKeptForm(carried: unknown): KeptForm | null {
  const isKept = typeof carried === 'object' && carried !== null && 'keptFields' in carried;
  return isKept ? (carried as KeptForm) : null;
}
