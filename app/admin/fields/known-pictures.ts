import { useEffect, useSyncExternalStore } from 'react';
import { findPictureAt } from './upload-picture';

/** What pictures of the media library say to those who can't see them, as far as this page has heard. */
const alts = new Map<string, string | null>();
const listeners = new Set<() => void>();
/** How many places show each address. */
const shownAt = new Map<string, number>();

/** `alt` is empty for decoration, and null as long as nobody has said anything. */
export function noteAlt(path: string, alt: string | null): void {
  alts.set(path, alt);
  for (const listener of listeners) listener();
}

function onNoted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for the picture at an address; undefined as long as that is not known, and where none of the library is. */
export function useKnownAlt(address: string): string | null | undefined {
  useEffect(() => {
    if (!address.startsWith('/uploads/')) return undefined;
    if (!alts.has(address)) {
      void findPictureAt(address).then(
        (picture) => picture && noteAlt(picture.path, picture.alt),
        // It is not asked for then, nor missed.
        () => undefined,
      );
    }
    shownAt.set(address, (shownAt.get(address) ?? 0) + 1);
    return () => {
      const left = (shownAt.get(address) ?? 1) - 1;
      shownAt.set(address, left);
      // Asked again the next time: it may be described on another page meanwhile.
      if (left === 0) alts.delete(address);
    };
  }, [address]);
  return useSyncExternalStore(
    onNoted,
    () => alts.get(address),
    () => undefined,
  );
}
