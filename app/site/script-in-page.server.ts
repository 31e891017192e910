/**
 * The text of a script that stands in a page: a function that uses nothing from outside of it, called with these values.
 * In characters that are bytes, as the document is.
 */
export function scriptText<Given extends string[]>(run: (...given: Given) => void, ...given: Given): string {
  const values = given.map((value) => JSON.stringify(value)).join(',');
  return Buffer.from(`(${String(run).replaceAll(/\n\s*/g, '\n')})(${values})`).toString('latin1');
}

/** At the end of the document; the nonce has the policy allow it. */
export function addScript(html: string, script: string, nonce: string): string {
  return html.replace('</body>', () => `<script nonce="${nonce}">${script}</script></body>`);
}
