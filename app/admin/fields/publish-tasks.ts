import { textOf } from '~/lib/form-values';
import { formulaClass } from '~/lib/formulas';

/** Something to look at before publishing. Advice: none of it keeps anybody from saving. */
export interface Task {
  done: boolean;
  text: string;
  /** The field that it is about. */
  field: string;
}

/** What is told of a form whose pages are described by another field than `excerpt`. */
export interface Described {
  /** Its name. */
  summary?: string;
}

/** What can't be seen in the form itself, and is known a moment after it. */
export interface Checked {
  /** Paths that lead nowhere. */
  dead: readonly string[];
  /** How many formulas can't be read. */
  unreadable: number;
  /** What the featured image says to those who can't see it, as `useKnownAlt` has it. */
  coverAlt: string | null | undefined;
}

const longText = 300;
/** Links that say nothing when they are read out on their own. */
const emptyWords = new Set(['here', 'click here', 'this', 'link', 'read more', 'more', 'learn more']);

/** What a form says of its page to search engines and where a link to it is shared: `summary` is the field that stands in for one of its own. */
export function describedIn(form: FormData, summary: string): { title: string; description: string } {
  const value = (name: string) => textOf(form, name).trim();
  return {
    title: value('meta_title') || value('title'),
    description: value('meta_description') || value(summary),
  };
}

/**
 * What readers, search engines and screen readers would still miss, each only where the form has a field for it, or a
 * formula in it.
 */
export function tasksFor(form: FormData, content: Document, checked: Checked, summary: string): Task[] {
  const { dead, unreadable, coverAlt } = checked;
  const value = (name: string) => textOf(form, name).trim();
  const { title, description } = describedIn(form, summary);
  /** For what several fields can say, the first that the form has. */
  const about = (names: readonly string[], done: boolean, text: string): Task[] => {
    const field = names.find((name) => form.has(name));
    return field === undefined ? [] : [{ done, text, field }];
  };
  const inContent = (done: boolean, text: string): Task => ({ done, text, field: 'content' });
  return [
    ...about(['title'], value('title') !== '', 'A title'),
    ...about(['meta_title', 'title'], title.length <= 60, `A title of at most 60 characters (${title.length})`),
    ...about(['author'], value('author') !== '', 'An author'),
    ...about(
      ['meta_description', summary],
      description.length >= 50 && description.length <= 160,
      `A description of 50 to 160 characters (${description.length})`,
    ),
    ...about(['featured_image'], value('featured_image') !== '', 'A featured image, or a drawn cover will stand in'),
    ...(coverAlt === undefined
      ? []
      : about(['featured_image'], coverAlt !== null, 'An alternative text for the featured image')),
    ...(form.has('content')
      ? [
          ...tasksOfContent(content, inContent),
          ...(formulasIn(content).length > 0 ? [inContent(unreadable === 0, unreadableText(unreadable))] : []),
          inContent(dead.length === 0, deadText(dead)),
        ]
      : []),
  ];
}

function tasksOfContent({ body }: Document, task: (done: boolean, text: string) => Task): Task[] {
  const all = <Found extends Element>(selector: string) => [...body.querySelectorAll<Found & HTMLElement>(selector)];
  const words = (body.textContent ?? '').split(/\s+/).filter(Boolean).length;
  const withoutAlt = all<HTMLImageElement>('img').filter((picture) => picture.alt.trim() === '').length;
  const links = all<HTMLAnchorElement>('a');
  const says = (link: Element) => (link.textContent ?? '').trim().toLowerCase();
  const isNamed = (link: Element) =>
    link.querySelector('img[alt]') !== null || !['', ...emptyWords].includes(says(link));
  return [
    task(words > 0, 'A text'),
    task(words < longText || all('h2, h3').length > 0, 'Headings in a long text'),
    task(skippedHeading(body) === null, skippedHeading(body) ?? 'Headings in order'),
    task(
      withoutAlt === 0,
      withoutAlt === 0 ? 'Alternative texts for all pictures' : `Alternative texts for ${withoutAlt} of the pictures`,
    ),
    task(
      all('table').every((table) => table.querySelector('th') !== null),
      'A header row in every table',
    ),
    task(
      links.every((link) => !['', '#'].includes(link.getAttribute('href') ?? '')),
      'An address behind every link',
    ),
    task(links.every(isNamed), 'Links that say where they lead, not “here”'),
  ];
}

/** The first heading that leaves out a level, in words; null when none does. Above the text there is the title. */
function skippedHeading(body: Element): string | null {
  let level = 1;
  for (const heading of body.querySelectorAll('h2, h3, h4')) {
    const own = Number(heading.localName.slice(1));
    if (own > level + 1) return `Headings in order: “${(heading.textContent ?? '').trim()}” skips a level`;
    level = own;
  }
  return null;
}

function deadText(dead: readonly string[]): string {
  return dead.length === 0 ? 'Links within the site lead somewhere' : `Links that lead nowhere: ${dead.join(', ')}`;
}

function unreadableText(unreadable: number): string {
  if (unreadable === 0) return 'Formulas that can be read';
  return unreadable === 1 ? 'A formula that can’t be read' : `${unreadable} formulas that can’t be read`;
}

/** The TeX of each formula in a text. */
export function formulasIn({ body }: Document): string[] {
  return [...body.querySelectorAll(`code.${formulaClass}`)].map((code) => (code.textContent ?? '').trim());
}

/** The paths of this site that a text links to, each once, without what follows `?` and `#`. */
export function ownPaths(content: Document): string[] {
  const paths = [...content.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  const own = paths.filter((path) => !path.startsWith('//')).map((path) => path.split(/[?#]/)[0] ?? '');
  return [...new Set(own)].sort();
}
