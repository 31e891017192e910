import type { StateTone } from '~/collections/record-card';

/** What the search answers, in the order they are shown. */
export const foundGroups = ['Records', 'From visitors', 'People'] as const;

/** A record, something that a visitor sent, or one of the staff, as the search answers it. */
export interface Found {
  group: (typeof foundGroups)[number];
  title: string;
  /** Its editor or page. */
  href: string;
  tab: string;
  state: { label: string; tone: StateTone };
}

/** What the admin's pages offer to go to and to create, as far as the person may. */
export interface Places {
  tabs: readonly { path: string; label: string }[];
  tools: readonly { path: string; label: string }[];
  creates: readonly { path: string; label: string }[];
}

/** An entry of the palette: it leads to an address, or does something. */
export interface PaletteOption {
  /** Tells it from all others. */
  key: string;
  group: 'Recent' | Found['group'] | 'Go to' | 'Create' | 'Do';
  label: string;
  /** Beside the label: which tab, how it stands. */
  hint?: string;
  href?: string;
  /** Names what is done when there is no address. */
  act?: PaletteAct;
}

export type PaletteAct = 'sign-out' | 'theme-system' | 'theme-light' | 'theme-dark';

const acts: readonly PaletteOption[] = [
  { key: 'site', group: 'Do', label: 'Open the site', href: '/' },
  { key: 'theme-light', group: 'Do', label: 'Light theme', act: 'theme-light' },
  { key: 'theme-dark', group: 'Do', label: 'Dark theme', act: 'theme-dark' },
  { key: 'theme-system', group: 'Do', label: 'Theme of the system', act: 'theme-system' },
  { key: 'sign-out', group: 'Do', label: 'Sign Out', act: 'sign-out' },
];

/** Everything that is there before anything is searched. */
export function placeOptions({ tabs, tools, creates }: Places): PaletteOption[] {
  const goTo = [...tabs, ...tools].map(
    ({ path, label }): PaletteOption => ({ key: `go ${path}`, group: 'Go to', label, href: `/admin/${path}` }),
  );
  const create = creates.map(
    ({ path, label }): PaletteOption => ({
      key: `new ${path}`,
      group: 'Create',
      label,
      href: `/admin/${path}/new`,
    }),
  );
  return [...goTo, ...create, ...acts];
}

export function foundOption({ group, title, href, tab, state }: Found): PaletteOption {
  return { key: `found ${href}`, group, label: title, hint: `${tab} · ${state.label}`, href };
}

/** Lower case, without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Those whose label has every word that was typed, those that begin with it first. */
export function matchingOptions(options: readonly PaletteOption[], query: string): PaletteOption[] {
  const wanted = fold(query).trim();
  const words = wanted.split(/\s+/u).filter(Boolean);
  const begins = ({ label }: PaletteOption) => (fold(label).startsWith(wanted) ? 0 : 1);
  return options
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .sort((one, other) => begins(one) - begins(other));
}

/** The stretches of a label, those that were typed marked. Labels that lose or gain letters without accents stay whole. */
export function markedParts(label: string, query: string): { text: string; marked: boolean }[] {
  const folded = fold(label);
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (folded.length !== label.length || words.length === 0) return [{ text: label, marked: false }];
  const marks = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (let letter = at; letter < at + word.length; letter += 1) marks.add(letter);
    }
  }
  const parts: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < label.length; at += 1) {
    const last = parts.at(-1);
    const marked = marks.has(at);
    if (last?.marked === marked) last.text += label[at];
    else parts.push({ text: label[at] ?? '', marked });
  }
  return parts;
}
