import { findOne, getElementsByTagName, prependChild, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { findCallout } from '~/lib/callouts';
import { pictureSources } from '~/lib/pictures';
import { type ArticleDocument, type ArticleElement, newElement, setChildren, wrapEach } from './article-tree.server';
import { highlight, languageLabel } from './highlight.server';

/** In classes that public pages have anyway: their styles are as many bytes as two round trips carry. */
const look = 'flex flex-col gap-3 rounded-md border-l-2 bg-sunken px-5 py-4';
const tones = {
  note: { frame: 'border-accent', label: 'text-accent' },
  tip: { frame: 'border-accent', label: 'text-accent' },
  warning: { frame: 'border-warm', label: 'text-warm' },
};

/** A frame says what it is, in words too. */
export function namedFrames(document: ArticleDocument): void {
  for (const aside of getElementsByTagName('aside', document)) {
    const callout = findCallout(aside.attribs.class);
    if (!callout) continue;
    const { kind, label } = callout;
    // Not a landmark: an article may have many.
    aside.name = 'div';
    aside.attribs = { role: 'note', class: `${look} ${tones[kind].frame}` };
    prependChild(aside, newElement(`<p class="font-mono text-2xs ${tones[kind].label}">${label}</p>`));
  }
}

/** Of one article, in characters. What is more stays plain: nobody reads it for its colours. */
const mostCode = 100_000;
/** An article's column: see .prose. */
const pictureWidth = '(min-width: 48rem) 44rem, 100vw';

/** Wide tables scroll in a frame of their own, which the keyboard reaches and a screen reader can name. */
export function scrollableTables(document: ArticleDocument): void {
  const frames = new Map<ArticleElement, ArticleElement>();
  for (const table of getElementsByTagName('table', document)) {
    if (isInside(table, 'table')) continue;
    const frame = newElement('<div class="table-frame" role="region" tabindex="0"></div>');
    frame.attribs['aria-label'] = `Table ${frames.size + 1}${summary(table)}`;
    frame.children = [table];
    frames.set(table, frame);
  }
  wrapEach(frames);
}

/** ": Qubits, Statevector" from the head of a table. */
function summary(table: ArticleElement): string {
  const titles = getElementsByTagName('th', getElementsByTagName('thead', table, true, 1))
    .map((cell) => textContent(cell).replace(/\s+/g, ' ').trim())
    .filter((title) => title !== '');
  return titles.length === 0 ? '' : `: ${titles.slice(0, 3).join(', ')}`.slice(0, 120);
}

function isInside(element: ArticleElement, name: string): boolean {
  for (let parent = element.parent; parent; parent = parent.parent) {
    if ('name' in parent && parent.name === name) return true;
  }
  return false;
}

/** Pictures load when they come near; uploaded ones in the format and size that suits the browser. */
export function lazyPictures(document: ArticleDocument): void {
  const pictures = new Map<ArticleElement, ArticleElement>();
  for (const image of getElementsByTagName('img', document)) {
    Object.assign(image.attribs, { loading: 'lazy', decoding: 'async' });
    const src = image.attribs.src ?? '';
    if (!src.startsWith('/')) image.attribs.referrerpolicy = 'no-referrer';
    const stored = pictureSources(src);
    if (!stored) continue;
    Object.assign(image.attribs, { width: String(stored.width), height: String(stored.height) });
    const sources = stored.sources.map(({ type, srcSet }) => {
      const source = newElement('<source>');
      Object.assign(source.attribs, { type, srcset: srcSet, sizes: pictureWidth });
      return source;
    });
    const picture = newElement('<picture></picture>');
    picture.children = [...sources, image];
    pictures.set(image, picture);
  }
  wrapEach(pictures);
}

/** Colours code blocks and names their language; they scroll sideways, so the keyboard must reach them. */
export async function colourCode(document: ArticleDocument): Promise<void> {
  let left = mostCode;
  const frames = new Map<ArticleElement, ArticleElement>();
  for (const block of getElementsByTagName('pre', document)) {
    const code = findOne((element) => element.name === 'code', block.children) ?? block;
    const language = /(?:^|\s)language-(\S+)/.exec(code.attribs.class ?? '')?.[1] ?? 'text';
    const label = languageLabel(language);
    Object.assign(block.attribs, { tabindex: '0', role: 'group', 'aria-label': `Code, ${label}` });
    const frame = newElement('<div class="code-frame"></div>');
    frame.children = [block];
    frames.set(block, frame);
    if (label !== 'Text') frame.attribs['data-language'] = label;
    const source = textContent(code).replace(/\n+$/, '');
    left -= source.length;
    const html = left < 0 ? null : await highlight(source, language);
    if (html !== null) setChildren(code, parseDocument(html).children);
  }
  wrapEach(frames);
}
