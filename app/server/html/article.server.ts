import { createHash } from 'node:crypto';
import { render } from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { countWords, minutesToRead } from '~/lib/reading-time';
import { colourCode, lazyPictures, namedFrames, scrollableTables } from './article-parts.server';
import { setFormulas } from './formulas.server';
import { type ArticleHeading, anchorHeadings } from './headings.server';
import { sanitizeHtml } from './sanitize.server';
import { plainText } from './text.server';

export type { ArticleHeading } from './headings.server';

export interface RenderedArticle {
  /** Safe to put into a page. */
  html: string;
  /** Headings of level 2 and 3, in order; of thousands the first, which is more than anybody looks through. */
  toc: ArticleHeading[];
  wordCount: number;
  /** Whole minutes, at least one. */
  readingMinutes: number;
}

const longestContents = 500;

/** Highlighting takes tens of milliseconds an article, and the same articles are asked for again after every save. */
const mostKept = 300;
const mostKeptCharacters = 24_000_000;
const kept = new Map<string, Promise<RenderedArticle>>();
const sizes = new Map<string, number>();

/**
 * An article as the editor saved it, made ready for reading: sanitised, headings with anchors, code with colours, frames
 * with their names, tables that scroll, pictures that load when they are needed, formulas as such.
 */
export function renderArticle(html: string): Promise<RenderedArticle> {
  const key = createHash('sha256').update(html).digest('base64');
  const known = kept.get(key);
  kept.delete(key);
  const article = known ?? makeArticle(html);
  kept.set(key, article);
  if (!known) {
    sizes.set(key, html.length * 4);
    article.catch(() => forget(key));
    forgetOldest();
  }
  return article;
}

function forgetOldest(): void {
  let characters = 0;
  for (const size of sizes.values()) characters += size;
  for (const key of kept.keys()) {
    if (kept.size <= 1 || (kept.size <= mostKept && characters <= mostKeptCharacters)) return;
    characters -= sizes.get(key) ?? 0;
    forget(key);
  }
}

function forget(key: string): void {
  kept.delete(key);
  sizes.delete(key);
}

async function makeArticle(html: string): Promise<RenderedArticle> {
  const clean = sanitizeHtml(html);
  const document = parseDocument(clean);
  const toc = anchorHeadings(document).slice(0, longestContents);
  namedFrames(document);
  scrollableTables(document);
  lazyPictures(document);
  await setFormulas(document);
  await colourCode(document);
  const wordCount = countWords(plainText(clean));
  return {
    html: render(document, { encodeEntities: 'utf8', emptyAttrs: true }),
    toc,
    wordCount,
    readingMinutes: minutesToRead(wordCount),
  };
}
