import { optionalDay } from './fields';

/** A field of a form for a calendar day, `YYYY-MM-DD`, that has to be given. */
export function requiredDay(label: string) {
  const optional = optionalDay(label);
  const required = optional.refine((day): day is string => day !== null, `${label} is required.`);
  return required.meta({ ...optional.meta() });
}
