import { fromIndiaLocal } from './dates';
import { optionalTime } from './fields';
import { isUsableMoment } from './known-day';

/**
 * A field of a form for a moment: a day and time on India's clock, as `datetime-local` sends it; null when left out. In
 * the form of a stored row it is `toIndiaLocal`.
 */
export function optionalMoment(label: string) {
  const typed = optionalTime(label);
  const moment = typed
    .refine((local) => local === null || fromIndiaLocal(local) !== null, {
      error: `${label} must be a day and a time.`,
      abort: true,
    })
    .transform((local) => (local === null ? null : fromIndiaLocal(local)))
    .refine((instant) => instant === null || isUsableMoment(instant), `${label} must lie between 1970 and 2199.`);
  return moment.meta({ ...typed.meta() });
}

/** The same, where it has to be given. */
export function requiredMoment(label: string) {
  const optional = optionalMoment(label);
  const required = optional.refine((moment): moment is Date => moment !== null, `${label} is required.`);
  return required.meta({ ...optional.meta() });
}
