/** Frames around parts of an article, as it is stored: `<aside class="note">`. */
export const callouts = [
  { kind: 'note', label: 'Note' },
  { kind: 'tip', label: 'Tip' },
  { kind: 'warning', label: 'Warning' },
] as const;

export type Callout = (typeof callouts)[number];

/** The one that a class names; undefined when it names none, or several. */
export function findCallout(className: string | null | undefined): Callout | undefined {
  return callouts.find(({ kind }) => kind === className?.trim());
}
