import { isStorable } from '~/lib/typed-text';
import { z } from '~/lib/zod';

/** Where a window says that it shows a form, and hears who else does. */
export const presencePath = '/admin/presence';

/** It says so this often, … */
export const saysEveryMs = 20_000;
/** … and counts as open for so long afterwards: browsers let windows in the background wait up to a minute. */
export const countsForMs = 90_000;
/** Whoever does nothing for so long is somewhere else, and does not use their session either. */
export const idleAfterMs = 10 * 60_000;

/** What a window sends, as fields of a form. */
export const presenceFields = z.object({
  /** The last part of the tab's address. */
  tab: z.string().max(100),
  record: z.uuid(),
  /** Which form of which window. */
  form: z.string().min(1).max(200).refine(isStorable),
  /** Whether something in it is not saved, or not sent. */
  written: z.enum(['yes', 'no']).default('no'),
  /** What is changed in it; 0 where nobody asks who saved since. */
  revision: z.coerce.number().int().min(0).max(999_999_999).default(0),
  /** It is being left. */
  left: z.literal('yes').optional(),
});

export type Presence = z.output<typeof presenceFields>;

const other = z.object({
  name: z.string(),
  /** The same person, in another window. */
  isSelf: z.boolean(),
  isWriting: z.boolean(),
});

/** Somebody who has the same record open. */
export type Other = z.output<typeof other>;

const since = z.object({
  what: z.enum(['saved', 'deleted']),
  /** Null when the log does not say. */
  who: z.string().nullable(),
  at: z.string().nullable(),
  /** When this was found out. */
  now: z.string(),
  /** The one that stands; null when none does. */
  revision: z.number().nullable(),
});

/** What became of a record since somebody opened it. */
export type Since = z.output<typeof since>;

export const presenceAnswer = z.object({ others: z.array(other), since: since.nullable() });

export type PresenceAnswer = z.output<typeof presenceAnswer>;
