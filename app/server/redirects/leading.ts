import { longestPathKey, pathKeyOfTarget, readAddress } from './path-key.ts';

/** Ends the address of a redirect for everything below a path, and a target that the rest of the address is put behind. */
export const everythingBelow = '/*';
/** A browser follows no more of them. */
const mostSteps = 20;

export interface Redirect {
  path: string;
  target: string;
}

/** Whether the rest of an address goes along to this target. */
export function takesRest(target: string): boolean {
  return /^[^?#]*\/\*$/.test(target);
}

/**
 * Under which addresses a redirect for this path would be kept, the one that counts first: its own, then those for everything
 * below a path, the longest first. None for what nobody ever wrote down.
 */
export function placesOf(pathname: string): string[] {
  const key = readAddress(pathname);
  if (key === null) return [];
  const places: string[] = [];
  let above = '';
  for (const segment of key.split('/').slice(1, -1)) {
    above += `/${segment}`;
    if (above.length + everythingBelow.length > longestPathKey) break;
    places.unshift(above + everythingBelow);
  }
  return key.length > longestPathKey ? places : [key, ...places];
}

/** Where a redirect leads this path: the rest of it is kept as it came. */
export function targetFor({ path, target }: Redirect, pathname: string): string {
  if (!path.endsWith(everythingBelow) || !takesRest(target)) return target;
  const depth = path.split('/').length - 1;
  // Two slashes in the rest would be another site's address behind a target of one.
  const rest = pathname
    .replace(/\/{2,}/g, '/')
    .split('/')
    .slice(depth);
  return target.slice(0, -1) + rest.join('/');
}

/** The redirect that counts for this path. */
export function redirectFor(pathname: string, targetOf: (path: string) => string | undefined): Redirect | null {
  for (const path of placesOf(pathname)) {
    const target = targetOf(path);
    if (target !== undefined) return { path, target };
  }
  return null;
}

/** A target of a redirect, with its path as it is looked up; null for another site. */
export interface End {
  target: string;
  key: string | null;
}

export function endOf(target: string): End {
  return { target, key: target.startsWith('/') ? pathKeyOfTarget(target) : null };
}

/**
 * Whether this redirect would be part of a way without an end, as if there were no page on it: pages go. What stands for any
 * rest is `*` itself, so that every way begins at the address of a redirect.
 */
export function leadsInCircle({ path, target }: Redirect, ends: ReadonlyMap<string, End>): boolean {
  const targetOf = (place: string) => (place === path ? target : ends.get(place)?.target);
  const isEndlessFrom = (start: string) => isEndless(start, path, targetOf);
  if (isEndlessFrom(path)) return true;
  if (!path.endsWith(everythingBelow) || !takesRest(target)) return false;
  // Where the rest goes along, a way may come back for some of them alone; nearly always nothing leads back at all.
  const base = path.slice(0, -1);
  return [...ends.values()].some((end) => mayReach(end, base)) && [...ends.keys()].some(isEndlessFrom);
}

function mayReach({ target, key }: End, base: string): boolean {
  if (key === null) return false;
  return key.startsWith(base) || (takesRest(target) && base.startsWith(key.slice(0, -1)));
}

function isEndless(start: string, through: string, targetOf: (path: string) => string | undefined): boolean {
  let at = start;
  let isPassed = false;
  for (let step = 0; step < mostSteps; step += 1) {
    const redirect = redirectFor(at, targetOf);
    if (redirect === null) return false;
    const target = targetFor(redirect, at);
    if (!target.startsWith('/')) return false;
    isPassed ||= redirect.path === through;
    at = pathKeyOfTarget(target);
  }
  return isPassed;
}
