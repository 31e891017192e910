import { isProofAsked } from '~/server/proof/proof-of-work.server';
import { provenForms } from '~/server/proof/proven-forms';
import { fetchWhenNeeded } from './fetch-when-needed';
// oxlint-disable-next-line import/default -- the address, which Vite makes the default of such an import
import proof from './proof.worker.ts?worker&url';

const actions = provenForms.map((form) => `action="/${form}"`);
const selector = actions.map((action) => `form[${action}]`).join(',');
const given = [selector, proof].map((value) => JSON.stringify(value)).join(',');
const text = `(${String(fetchWhenNeeded).replaceAll(/\n\s*/g, '\n')})(${given})`;
/** In characters that are bytes, as the document is. */
const script = Buffer.from(text).toString('latin1');

/**
 * With PROOF_OF_WORK, adds to a document with one of the forms the few lines that wait for a field in focus, and fetch
 * nothing before. Without that setting, or without such a form, a document stays as it is.
 */
export function addProofScript(html: string, nonce: string): string {
  if (!isProofAsked() || !actions.some((action) => html.includes(action))) return html;
  return html.replace('</body>', () => `<script nonce="${nonce}">${script}</script></body>`);
}
