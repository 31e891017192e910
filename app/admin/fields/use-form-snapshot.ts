import { type RefObject, useEffect, useRef, useState } from 'react';

/** A key is not kept waiting for what reads along: in a long text that takes longer than writing the letter. */
const readAfterMs = 100;

/**
 * Reads something off the form around `anchor`, and again soon after something in it changes. Null until React has taken
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = ({ target }: Event) => {
      // A text is a field's value only when its writing rests.
      if (!(target instanceof Element && target.matches('input, select, textarea'))) return;
      clearTimeout(timer);
      timer = setTimeout(update, readAfterMs);
    };
    update();
    form.addEventListener('input', soon);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', soon);
    };
  }, [read]);
  return { anchor, snapshot };
}
