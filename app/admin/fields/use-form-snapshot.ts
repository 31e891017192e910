import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Reads something off the form around `anchor`, and again whenever something in it changes. Null until React has taken
 * over. `read` must not change between renders.
 */
export function useFormSnapshot<Snapshot>(read: (form: FormData) => Snapshot): {
  anchor: RefObject<HTMLDivElement | null>;
  snapshot: Snapshot | null;
} {
  const anchor = useRef<HTMLDivElement>(null);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (!form) return undefined;
    const update = () => setSnapshot(read(new FormData(form)));
    update();
    form.addEventListener('input', update);
    return () => form.removeEventListener('input', update);
  }, [read]);
  return { anchor, snapshot };
}
