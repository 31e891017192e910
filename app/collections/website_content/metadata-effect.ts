import { entriesOfJson } from '~/lib/json-object';

/** The texts of a section that can be replaced: null for a title or a content that it does not show. */
export interface ReplaceableTexts {
  title: string | null;
  content: string | null;
  others: readonly { name: string }[];
}

/** So many names are told. */
const mostNames = 5;

/**
 * What of a metadata text visitors will not see as somebody may think, in sentences: it may hold anything, but only texts
 * under the names that the section has are laid over the page. `section` is undefined for a key that the page does not have.
 */
export function effectOf(metadata: string, section: ReplaceableTexts | undefined): string[] {
  const entries = entriesOfJson(metadata);
  if (entries.length === 0) return [];
  if (!section) return ['The page has no built-in section with this key, so these entries are shown nowhere.'];
  const known = namesIn(section);
  const named = (isMeant: (name: string, value: unknown) => boolean) =>
    entries.filter(([name, value]) => isMeant(name, value)).map(([name]) => name);
  const unknown = named((name) => !known.has(name));
  const noTexts = named((name, value) => known.has(name) && typeof value !== 'string');
  const empty = named((name, value) => known.has(name) && value === '');
  return [
    unknown.length > 0 && `${quoted(unknown)}: no such text in this section, so shown nowhere.`,
    noTexts.length > 0 && `${quoted(noTexts)}: takes effect as a text in quotes only.`,
    empty.length > 0 && `${quoted(empty)}: empty, so visitors see no text there.`,
  ].filter((sentence) => sentence !== false);
}

function namesIn({ title, content, others }: ReplaceableTexts): Set<string> {
  const names = new Set(others.map(({ name }) => name));
  if (title !== null) names.add('title');
  if (content !== null) names.add('content');
  return names;
}

function quoted(names: readonly string[]): string {
  const told = names.slice(0, mostNames).map((name) => `“${name}”`);
  return told.join(', ') + (names.length > told.length ? ' …' : '');
}
