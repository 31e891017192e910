import { type RefObject, useEffect, useRef } from 'react';

/** After a refusal the first field that is wrong has the focus, or the one that has to be typed again. */
export function useFocusOnRefusal(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]');
    (wrong ?? form.current?.querySelector<HTMLInputElement>('[type=password], [name=code]'))?.focus();
  }, [answer]);
  return form;
}
