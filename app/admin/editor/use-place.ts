import { type RefObject, useEffect } from 'react';

interface Place {
  name: string;
  caret: number | null;
  at: number;
}

let kept: Place | null = null;

/** Saving a new record leads to the address that it has then: the writing goes on where it was. */
export function keepPlace(): void {
  const active = document.activeElement;
  if (!active) return;
  // The rich text has no name; the textarea that it writes into has.
  const field = document.getElementById(`${active.id}-html`) ?? active;
  if (
    !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
  )
    return;
  const caret = field === active && 'selectionStart' in field ? field.selectionStart : null;
  kept = { name: field.name, caret, at: Date.now() };
}

export function usePlace(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const place = kept;
    kept = null;
    if (!place || Date.now() - place.at > 15_000) return undefined;
    // After a dialog has put the focus into its first field.
    const timer = setTimeout(() => {
      const field = form.current?.elements.namedItem(place.name);
      if (!(field instanceof HTMLElement)) return;
      field.focus();
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      if (isText && place.caret !== null) field.setSelectionRange(place.caret, place.caret);
    });
    return () => clearTimeout(timer);
  }, [form]);
}
