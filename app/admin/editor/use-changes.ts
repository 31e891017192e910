import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenTyped } from './when-typed';

export interface Changes {
  /** Whether something in the form is not saved yet. */
  dirty: boolean;
  /** How many changes there were so far; tells whether something was typed while a save was under way. */
  count: () => number;
  /** The changes up to this count are saved. */
  settle: (count: number) => void;
}

/** Follows what is typed in a form. `startsDirty` is a form that came back from a save that failed. */
export function useChanges(form: RefObject<HTMLFormElement | null>, startsDirty: boolean): Changes {
  const counter = useRef(0);
  const settled = useRef(0);
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const onTyped = () => {
      counter.current += 1;
      setDirty(true);
    };
    // Somebody may have typed before React took over, when what stands in the form may have belonged to another one.
    if (startsDirty || [...element.querySelectorAll('input, select, textarea')].some(isChanged)) onTyped();
    return whenTyped(element, onTyped);
  }, [form, startsDirty]);
  const count = useCallback(() => counter.current, []);
  const settle = useCallback((upTo: number) => {
    settled.current = upTo;
    setDirty(counter.current !== upTo);
  }, []);
  return { dirty, count, settle };
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (!isText || ['hidden', 'radio', 'file'].includes(control.type)) return false;
  return control.value !== startValue(control);
}

/** What the browser made of the value that the page was sent with: no line ends in one line, no CR in several. */
function startValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control instanceof HTMLTextAreaElement) return control.defaultValue.replace(/\r\n?/g, '\n');
  const untouched = document.createElement('input');
  untouched.type = control.type;
  untouched.defaultValue = control.defaultValue;
  return untouched.value;
}
