import { inboxes } from '../inbox/inboxes';

/** A key, or keys one after the other ("g i"), and what they do. `Mod` is Ctrl, and Command on a Mac. */
export interface Shortcut {
  keys: string;
  label: string;
}

export interface ShortcutGroup {
  heading: string;
  shortcuts: readonly Shortcut[];
}

/** A link, button or box that says `aria-keyshortcuts` with one of these is what the key presses or goes to. */
export const elementKeys = ['n', '/', 'j', 'k'] as const;

const everywhere: readonly Shortcut[] = [
  { keys: 'Mod+K', label: 'Find anything: pages, records, actions' },
  { keys: '?', label: 'Show these shortcuts' },
];

const inLists: readonly Shortcut[] = [
  { keys: 'n', label: 'New record' },
  { keys: '/', label: 'Search the list' },
  { keys: 'j', label: 'Next entry' },
  { keys: 'k', label: 'Entry before' },
  { keys: 'Enter', label: 'Open the entry' },
  { keys: 'e', label: 'Edit the entry' },
  { keys: 'x', label: 'Select the entry' },
];

const inInquiries: readonly Shortcut[] = [
  { keys: 'j', label: 'Next in the list' },
  { keys: 'k', label: 'The one before' },
  { keys: 'Mod+Enter', label: 'Send the reply, or add the note' },
];

interface Tab {
  path: string;
  label: string;
}

/** The letter that leads to each tab after `g`: the first of its name that no tab before it has. */
export function tabLetters(tabs: readonly Tab[]): Map<string, Tab> {
  const letters = new Map<string, Tab>();
  for (const tab of tabs) {
    const own = tab.label.toLowerCase().replace(/[^a-z]/g, '');
    const letter = own.split('').find((free) => !letters.has(free));
    if (letter) letters.set(letter, tab);
  }
  return letters;
}

/** Everything that has a key, for the help. */
export function shortcutGroups(tabs: readonly Tab[], editor: readonly Shortcut[]): ShortcutGroup[] {
  const toTabs = [...tabLetters(tabs)].map(([letter, { label }]) => ({ keys: `g ${letter}`, label: `Go to ${label}` }));
  const hasInbox = inboxes.some(({ tab }) => tabs.some(({ path }) => path === tab.path));
  const groups = [
    { heading: 'Everywhere', shortcuts: [...everywhere, ...toTabs] },
    { heading: 'In a list', shortcuts: inLists },
    { heading: 'In a message or demo request', shortcuts: hasInbox ? inInquiries : [] },
    { heading: 'While editing', shortcuts: editor },
  ];
  return groups.filter(({ shortcuts }) => shortcuts.length > 0);
}
