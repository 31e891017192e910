import { type ClaimId, claim } from '../claims';
import { type CopySections, gatherCopy, type PageCopy } from './plain-copy';

const token = /\{\{([a-z0-9-]+)\}\}/g;

/**
 * Declares the words of a page. A figure inside a sentence is written as a token, `{{relative-cost}}`, and becomes the
 * register's value; an unknown one fails as soon as the file is loaded.
 */
export function defineCopy<const Sections extends CopySections>(sections: Sections): PageCopy<Sections> {
  const found = new Set<ClaimId>();
  const copy = gatherCopy(sections, (text, key) => {
    if (key === 'claim' || key === 'claims') found.add(claim(text as ClaimId).id as ClaimId);
    for (const [, id] of text.matchAll(token)) found.add(claim(id as ClaimId).id as ClaimId);
    return withFigures(text);
  });
  return { ...copy, claims: [...found] };
}

/** The sentence with the register's figures in place of their tokens. What is no claim stays as it was typed. */
export function withFigures(text: string): string {
  return text.replace(token, (_whole, id: string) => claim(id as ClaimId).value);
}
