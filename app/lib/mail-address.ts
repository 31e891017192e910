/**
 * One plain address, as the database accepts it: no name before it, no list, nothing that could end a line or a header.
 * The domain may have letters of any script.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 320 && /^[^\s\p{Cc}@<>,;"()[\]\\:]+@[^\s\p{Cc}@<>,;"()[\]\\:]+$/u.test(text) && text.isWellFormed()
  );
}

/** A plain address, or one with a name before it: `Example <hello@example.com>`. */
export function isMailSender(text: string): boolean {
  return parseMailSender(text) !== null;
}

/** The name, which may be empty, and the address of a sender; null when it is none. */
export function parseMailSender(text: string): { name: string; address: string } | null {
  const named = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>\s*$/u.exec(text);
  const [name = '', address = ''] = named ? named.slice(1) : ['', text.trim()];
  return isMailAddress(address) ? { name, address } : null;
}

/** The addresses of a list with commas between them, each once. */
export function mailAddressList(text: string): string[] {
  const list = text.split(',').map((entry) => entry.trim());
  return [...new Set(list.filter((entry) => entry !== ''))];
}
