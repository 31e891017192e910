export const longestPathKey = 200;
// oxlint-disable-next-line no-control-regex -- what nobody types, and no address has that somebody wrote down
const control = /[\u0000-\u001f\u007f]/;

/**
 * An address at which there is no page, as it is looked up and shown: small letters, escapes read, no slash at its end.
 * Null for what nobody ever wrote down: too long, or not readable.
 */
export function pathKey(pathname: string): string | null {
  let read: string;
  try {
    read = decodeURI(pathname);
  } catch {
    return null;
  }
  const key = read
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
    .normalize('NFC');
  return key.length > longestPathKey || control.test(key) || !key.isWellFormed() ? null : key;
}
