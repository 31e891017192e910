import { isProofAsked } from '~/server/proof/proof-of-work.server';
import { provenForms } from '~/server/proof/proven-forms';
import { addScript, scriptText } from '../script-in-page.server';
import { fetchWhenNeeded } from './fetch-when-needed';
// oxlint-disable-next-line import/default -- the address, which Vite makes the default of such an import
import proof from './proof.worker.ts?worker&url';

const actions = provenForms.map((form) => `action="/${form}"`);
const selector = actions.map((action) => `form[${action}]`).join(',');
const script = scriptText(fetchWhenNeeded, selector, proof);

/**
 * With PROOF_OF_WORK, adds to a document with one of the forms the few lines that wait for a field in focus, and fetch
 * nothing before. Without that setting, or without such a form, a document stays as it is.
 */
export function addProofScript(html: string, nonce: string): string {
  if (!isProofAsked() || !actions.some((action) => html.includes(action))) return html;
  return addScript(html, script, nonce);
}
