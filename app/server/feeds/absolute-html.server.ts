import { render } from 'dom-serializer';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { sanitizeHtml } from '../html/sanitize.server.ts';

/** An article's HTML for readers elsewhere: sanitised, and every address whole. */
export function absoluteHtml(html: string, pageUrl: string): string {
  const document = parseDocument(sanitizeHtml(html));
  for (const element of findAll(({ name }) => name === 'a' || name === 'img', document.children)) {
    const attribute = element.name === 'a' ? 'href' : 'src';
    const address = element.attribs[attribute];
    if (address && URL.canParse(address, pageUrl)) element.attribs[attribute] = new URL(address, pageUrl).href;
  }
  return render(document, { encodeEntities: 'utf8' });
}
