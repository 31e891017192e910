import type { FormEvent } from 'react';

/** The name of the window that shows previews: asked for again, it shows the newest. */
export const previewWindow = 'preview';

/** Whether a form is sent by a button that asks for its preview. */
export function isPreviewer(submitter: HTMLElement | null): submitter is HTMLButtonElement {
  return submitter instanceof HTMLButtonElement && submitter.formTarget === previewWindow;
}

/** Sends a form as its button says and the browser would without scripts, instead of the router. */
export function openPreview(event: FormEvent<HTMLFormElement>, button: HTMLButtonElement): void {
  event.preventDefault();
  // A window that is there already would show the new page where nobody looks.
  window.open('', previewWindow)?.focus();
  const form = event.currentTarget;
  const { target } = form;
  const action = form.getAttribute('action') ?? '';
  form.target = button.formTarget;
  form.setAttribute('action', button.formAction);
  form.submit();
  form.target = target;
  form.setAttribute('action', action);
}
