const anywhere = 'http://local.invalid';

/**
 * A path on this site that a form asks to return to, or `/`. Browsers read `//host`, `/\host` and `/<tab>/host` as
 * another site, so the value is parsed as they would and the result is looked at, not the input.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2048) return '/';
  if (!URL.canParse(value, anywhere)) return '/';
  const { origin, pathname, search } = new URL(value, anywhere);
  if (origin !== anywhere || pathname.startsWith('//')) return '/';
  return pathname + search;
}
