import { type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

const question = 'Leave without saving? What you typed here would be lost.';

/** Asks before a form with unsaved changes is left, by a link, the back button or closing the window. */
export function useUnsavedGuard(form: RefObject<HTMLFormElement | null>, saving: boolean): void {
  const dirty = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    // Somebody may have typed before React took over.
    dirty.current = [...element.elements].some(isChanged);
    const onInput = () => {
      dirty.current = true;
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    element.addEventListener('input', onInput);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      element.removeEventListener('input', onInput);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [form]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && !saving && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.type !== 'hidden' && control.value !== control.defaultValue;
}
