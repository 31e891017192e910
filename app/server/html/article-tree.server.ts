import type { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';

/**
 * Changes of an article's nodes, many at once: each parent is gone through one time, because a text may have tens of
 * thousands of headings beside one another, and finding the place of each anew takes seconds.
 */

export type ArticleDocument = ReturnType<typeof parseDocument>;
export type ArticleElement = ReturnType<typeof getElementsByTagName>[number];
type Parent = NonNullable<ArticleElement['parent']>;
type Child = Parent['children'][number];

/** The one element that the HTML makes. */
export function newElement(html: string): ArticleElement {
  const [element] = parseDocument(html).children;
  if (!element || !('attribs' in element)) throw new Error(`No element in ${html}`);
  element.parent = null;
  return element;
}

export function setChildren(parent: Parent, children: Child[]): void {
  parent.children = children;
  for (const [index, child] of children.entries()) {
    child.parent = parent;
    child.prev = children[index - 1] ?? null;
    child.next = children[index + 1] ?? null;
  }
}

/** Puts wrappers, by the elements that are among their children, into the places of those. */
export function wrapEach(wrappers: ReadonlyMap<Child, ArticleElement>): void {
  for (const parent of parentsOf(wrappers.keys())) {
    setChildren(
      parent,
      parent.children.map((child) => wrappers.get(child) ?? child),
    );
  }
  for (const wrapper of wrappers.values()) setChildren(wrapper, wrapper.children);
}

export function removeEach(elements: Iterable<Child>): void {
  const removed = new Set(elements);
  for (const parent of parentsOf(removed)) {
    setChildren(
      parent,
      parent.children.filter((child) => !removed.has(child)),
    );
  }
}

function parentsOf(children: Iterable<Child>): Set<Parent> {
  return new Set([...children].flatMap(({ parent }) => parent ?? []));
}
