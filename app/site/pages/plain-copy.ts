import type { ClaimId } from '../claims';

/** The words of one part of a page. `title` and `content` are what an editor can lay over it; empty where the page says nothing there by itself. */
export type CopySection = Readonly<Record<string, unknown>>;
export type CopySections = Readonly<Record<string, CopySection>>;

/** The words of a page by section key, and what is known about them without rendering the page. */
export interface PageCopy<Sections extends CopySections = CopySections> {
  sections: Sections;
  /** Every claim of the register that the page shows: named under a `claim` or `claims` key, or as a token in a sentence. */
  claims: readonly ClaimId[];
  /** All its sentences, for the search. */
  words: string;
}

/** A published section of the collection website_content. */
export interface PublishedSection {
  key: string;
  title: string | null;
  content: string | null;
  metadata: Readonly<Record<string, unknown>>;
}

/** A section that the page has no copy of its own for. */
export interface AddedSection {
  key: string;
  title: string;
  paragraphs: string[];
}

/** Keys whose values steer the page and are not read by anybody. */
const notWords = new Set(['href', 'path', 'motif', 'icon', 'claim', 'claims', 'id', 'seed', 'kind']);

/**
 * Declares the words of a page that shows no figure of the register. Pages with scripts use it: the register, with its
 * sources, stays out of the browser. A figure that is named all the same fails as soon as the file is loaded.
 */
export function definePlainCopy<const Sections extends CopySections>(sections: Sections): PageCopy<Sections> {
  return gatherCopy(sections, (text, key) => {
    if (key === 'claim' || key === 'claims' || text.includes('{{')) throw new Error(`Not a plain copy: ${text}`);
    return text;
  });
}

/** The words of a page, each text as `fill` answers it for the key under which it stands. */
export function gatherCopy<Sections extends CopySections>(
  sections: Sections,
  fill: (text: string, key: string) => string,
): PageCopy<Sections> {
  const words: string[] = [];
  const filled = walk(sections, (text, key) => {
    const sentence = fill(text, key);
    if (sentence !== '' && !notWords.has(key)) words.push(sentence);
    return sentence;
  });
  return { sections: filled as Sections, claims: [], words: words.join('\n') };
}

function walk(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => walk(item, change, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, change, name)]));
}

/**
 * Lays published sections over the built-in words, in the order given: the title, the content and every other single
 * text of that section that the metadata names. Sections with a key that the page has no texts under are added to it.
 */
export function layOver<Sections extends CopySections>(
  copy: PageCopy<Sections>,
  published: readonly PublishedSection[],
): { copy: Sections; added: AddedSection[] } {
  const sections: Record<string, CopySection> = { ...copy.sections };
  const added = new Map<string, AddedSection>();
  for (const section of published) {
    const builtIn = sections[section.key];
    if (builtIn && takesTexts(builtIn)) sections[section.key] = { ...builtIn, ...replacements(builtIn, section) };
    else if (section.title || section.content) added.set(section.key, additional(section, added.get(section.key)));
  }
  return { copy: sections as Sections, added: [...added.values()] };
}

function replacements(builtIn: CopySection, { title, content, metadata }: PublishedSection): CopySection {
  const texts = { ...metadata, ...(title && { title }), ...(content && { content }) };
  return Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => typeof text === 'string' && isReplaceable(builtIn, key)),
  );
}

/** Whether the section has a single text of this name that a published section can replace. */
export function isReplaceable(section: CopySection, name: string): boolean {
  return typeof section[name] === 'string' && !notWords.has(name);
}

/** A list of figures, or of questions with their answers, has no text of its own: what an editor writes under its key is a section like any other. */
export function takesTexts(section: CopySection): boolean {
  return Object.keys(section).some((name) => isReplaceable(section, name));
}

/** What it leaves empty stays as an earlier one of its key has it, as over a section of the page. */
function additional({ key, title, content }: PublishedSection, earlier?: AddedSection): AddedSection {
  const paragraphs = (content ?? '').split(/\n\s*\n/).map((text) => text.trim());
  return {
    key,
    title: title || (earlier?.title ?? ''),
    paragraphs: content ? paragraphs.filter(Boolean) : (earlier?.paragraphs ?? []),
  };
}
