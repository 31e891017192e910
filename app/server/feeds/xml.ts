const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML 1.0 has no way to write these, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it may stand in an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** An element; what has no text is left out. */
export function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>\n';
