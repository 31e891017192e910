/** The forms that ask a browser for a proof of work: the last part of the address that each is sent to. */
export const provenForms = ['contact', 'request-demo', 'newsletter'] as const;

export type ProvenForm = (typeof provenForms)[number];

/** Where the browser gets a challenge, before the form's name; below /api nothing is kept in a cache. */
export const challengePath = '/api/proof-of-work/';

/** The name of the field that carries the solution. */
export const proofField = 'proof';

/** How long a challenge may be answered, and for how much of that the browser still sends its solution. */
export const challengeLasts = { onServerMs: 15 * 60_000, inBrowserMs: 10 * 60_000 } as const;
