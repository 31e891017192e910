import { type BrowserOwner, seal, unseal } from '../sealed';
import type { PaletteOption } from './palette-option';

const mostRecent = 5;
type Recent = Pick<PaletteOption, 'label' | 'hint' | 'href'>;

/** What this person went to last with the palette, in this browser. Never fails: a store that can't be read is empty. */
export function readRecent(person: BrowserOwner): PaletteOption[] {
  try {
    const sealed = localStorage.getItem(storeKey(person));
    const stored = sealed === null ? [] : unseal(person, sealed);
    if (!Array.isArray(stored)) return [];
    return stored.filter(isRecent).map((entry) => ({ ...entry, key: `recent ${entry.href}`, group: 'Recent' }));
  } catch {
    return [];
  }
}

/** Puts it first; the oldest falls out. */
export function noteRecent(person: BrowserOwner, { label, hint, href }: PaletteOption): void {
  if (!href?.startsWith('/admin/')) return;
  try {
    const others = readRecent(person).filter((entry) => entry.href !== href);
    const kept = [
      { label, hint, href },
      ...others.map((entry) => ({ label: entry.label, hint: entry.hint, href: entry.href })),
    ];
    localStorage.setItem(storeKey(person), seal(person, kept.slice(0, mostRecent)));
  } catch {
    // A convenience only.
  }
}

function storeKey({ id }: BrowserOwner): string {
  return `quzones.recent.${id}`;
}

function isRecent(entry: unknown): entry is Recent & { href: string } {
  if (typeof entry !== 'object' || entry === null) return false;
  const { label, hint, href } = entry as Record<string, unknown>;
  const isHint = hint === undefined || typeof hint === 'string';
  return typeof label === 'string' && isHint && typeof href === 'string' && href.startsWith('/admin/');
}
