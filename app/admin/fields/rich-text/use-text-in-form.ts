import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { setInputValue } from '../set-input-value';

/** Nobody writes as slowly as this, so that what is done then keeps no key waiting. */
export const writingRestsAfterMs = 400;

/**
 * The text of an editor in the form, whose value a textarea holds. What hears of the textarea reads the whole form, which for
 * a long text takes longer than a letter may: it is told when the writing rests, when the text is left, and when the form is
 * sent. Whoever reads the form in between gets the text as it stands.
 */
export function useTextInForm(textarea: RefObject<HTMLTextAreaElement | null>) {
  /** As it stands in the editor. */
  const html = useRef('');
  /** Set while the textarea lags behind. */
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** The editor has it from the textarea. */
  const settle = useCallback((taken: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    html.current = taken;
  }, []);
  const handOver = useCallback(() => {
    if (timer.current === undefined) return;
    settle(html.current);
    if (textarea.current) setInputValue(textarea.current, html.current);
  }, [settle, textarea]);
  /** It was changed in `editor`, which tells the form that there are changes; of a command the browser says nothing. */
  const write = useCallback(
    (written: string, editor: HTMLElement) => {
      if (written === html.current) return;
      settle(written);
      timer.current = setTimeout(handOver, writingRestsAfterMs);
      editor.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [handOver, settle],
  );
  useEffect(() => {
    const form = textarea.current?.form;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (timer.current !== undefined && textarea.current) formData.set(textarea.current.name, html.current);
    };
    // At the form, before React hears of it: what is counted as sent has been handed over.
    form?.addEventListener('submit', handOver);
    form?.addEventListener('formdata', onFormData);
    return () => {
      clearTimeout(timer.current);
      form?.removeEventListener('submit', handOver);
      form?.removeEventListener('formdata', onFormData);
    };
  }, [handOver, textarea]);
  return { html, settle, handOver, write };
}
