import { addScript, scriptText } from '../script-in-page.server';
import { addCopyLink } from './copy-link';
import { linkId } from './link-id';

const script = scriptText(addCopyLink, linkId);

/** Adds to a document that tells a link just made the few lines that copy it; any other document stays as it is. */
export function addCopyScript(html: string, nonce: string): string {
  return html.includes(`<code id="${linkId}">`) ? addScript(html, script, nonce) : html;
}
