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
