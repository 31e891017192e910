import { slugify } from '~/lib/slug';
import { targetOf, withoutGaps } from './link-address';

/** Links with addresses that lead where they say; places that nothing leads to any more are words. */
export function tidyLinks(body: Element): void {
  unlinkLostPlaces(body);
  for (const anchor of body.querySelectorAll('a:not([href])')) anchor.replaceWith(...anchor.childNodes);
  for (const anchor of body.querySelectorAll('a'))
    anchor.setAttribute('href', withoutGaps(targetOf(anchor.getAttribute('href') ?? '')));
  // What other programs underline because it is a link is a link here.
  for (const words of body.querySelectorAll<HTMLElement>('a [style]')) words.style.textDecoration = '';
}

/**
 * Of all places only headings can be linked to here, by their words. What is no such address, or the address of something
 * else in the pasted text, such as a note of Word's, leads nowhere.
 */
function unlinkLostPlaces(body: Element): void {
  const headings = new Set(
    Array.from(body.querySelectorAll('h1, h2, h3'), ({ textContent }) => slugify(textContent ?? '')),
  );
  const places = new Set(
    Array.from(body.querySelectorAll('[id], a[name]'), (place) => place.id || place.getAttribute('name')),
  );
  for (const link of body.querySelectorAll('a[href^="#"]')) {
    const place = (link.getAttribute('href') ?? '').slice(1);
    if (headings.has(place) || (slugify(place) === place && !places.has(place))) continue;
    link.replaceWith(...link.childNodes);
  }
}
