export const longestPathKey = 200;
/** What nobody types, and no address has that somebody wrote down. */
const control = /\p{Cc}/u;

/** An address as it is looked up: small letters, escapes read, no slash at its end. Null for what is not readable. */
export function readAddress(pathname: string): string | null {
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
  return control.test(key) || !key.isWellFormed() ? null : key;
}

/**
 * An address at which there is no page, as it is looked up and shown. Null for what nobody ever wrote down: too long, or not
 * readable.
 */
export function pathKey(pathname: string): string | null {
  const key = readAddress(pathname);
  return key === null || key.length > longestPathKey ? null : key;
}

/** The same of a target on this site: what stands behind `?` and `#` says which part of the page, not which page. */
export function pathKeyOfTarget(target: string): string {
  const { pathname } = new URL(target, 'https://site.invalid');
  return pathKey(pathname) ?? pathname;
}
