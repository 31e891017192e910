import { getElementsByTagName, textContent } from 'domutils';
import { slugify } from '~/lib/slug';
import { type ArticleDocument, type ArticleElement, newElement, removeEach, wrapEach } from './article-tree.server';

export interface ArticleHeading {
  /** The fragment of its address. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** Ids that the page around the article uses itself. */
const taken = ['content', 'contents', 'main', 'menu', 'related', 'search', 'theme', 'top'];

/** Gives headings of level 2 and 3 an id and a link to themselves, and takes empty ones away. */
export function anchorHeadings(document: ArticleDocument): ArticleHeading[] {
  const used = new Map(taken.map((id) => [id, 1]));
  const headings: ArticleHeading[] = [];
  const wrappers = new Map<ArticleElement, ArticleElement>();
  const empty: ArticleElement[] = [];
  for (const element of getElementsByTagName((name) => /^h[2-4]$/.test(name), document)) {
    const text = textContent(element).replace(/\s+/g, ' ').trim();
    const level = element.name === 'h2' ? 2 : element.name === 'h3' ? 3 : null;
    if (text === '') {
      if (getElementsByTagName('img', element, true, 1).length === 0) empty.push(element);
    } else if (level !== null) {
      const id = uniqueId(text, used);
      element.attribs.id = id;
      headings.push({ id, text, level });
      wrappers.set(element, anchorFor(element, id, text));
    }
  }
  removeEach(empty);
  wrapEach(wrappers);
  return headings;
}

/** `used` says of each id which number it was last told apart by: counting from the start takes minutes where thousands are called the same. */
function uniqueId(text: string, used: Map<string, number>): string {
  const base = slugify(text) || 'section';
  let id = base;
  let number = used.get(base) ?? 1;
  while (used.has(id)) {
    number += 1;
    id = `${base}-${number}`;
  }
  used.set(base, number).set(id, 1);
  return id;
}

/**
 * The link stands beside its heading, not in it: the heading's own name stays what the author wrote. Whoever copies a passage
 * gets none of its signs.
 */
function anchorFor(heading: ArticleElement, id: string, text: string): ArticleElement {
  const wrapper = newElement(`<div class="anchored anchored-${heading.name}"></div>`);
  const link = newElement(`<a class="anchor select-none" href="#${id}">#</a>`);
  link.attribs['aria-label'] = `Link to the section ${text}`;
  wrapper.children = [heading, link];
  return wrapper;
}
