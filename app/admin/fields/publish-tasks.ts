import { textOf } from '~/lib/form-values';

/** Something to look at before publishing. Advice: none of it keeps anybody from saving. */
export interface Task {
  done: boolean;
  text: string;
  /** The field that it is about. */
  field: string;
}

const longText = 300;
/** Links that say nothing when they are read out on their own. */
const emptyWords = new Set(['here', 'click here', 'this', 'link', 'read more', 'more', 'learn more']);

/** What readers, search engines and screen readers would still miss. `dead` are paths that lead nowhere. */
export function tasksFor(form: FormData, content: Document, dead: readonly string[]): Task[] {
  const value = (name: string) => textOf(form, name).trim();
  const description = value('meta_description') || value('excerpt');
  const title = value('meta_title') || value('title');
  const inContent = (done: boolean, text: string): Task => ({ done, text, field: 'content' });
  return [
    { done: value('title') !== '', text: 'A title', field: 'title' },
    { done: title.length <= 60, text: `A title of at most 60 characters (${title.length})`, field: 'meta_title' },
    { done: value('author') !== '', text: 'An author', field: 'author' },
    {
      done: description.length >= 50 && description.length <= 160,
      text: `A description of 50 to 160 characters (${description.length})`,
      field: 'meta_description',
    },
    ...(form.has('featured_image')
      ? [
          {
            done: value('featured_image') !== '',
            text: 'A featured image, or a drawn cover will stand in',
            field: 'featured_image',
          },
        ]
      : []),
    ...tasksOfContent(content, inContent),
    inContent(dead.length === 0, deadText(dead)),
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

/** The paths of this site that a text links to, each once, without what follows `?` and `#`. */
export function ownPaths(content: Document): string[] {
  const paths = [...content.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  const own = paths.filter((path) => !path.startsWith('//')).map((path) => path.split(/[?#]/)[0] ?? '');
  return [...new Set(own)].sort();
}
