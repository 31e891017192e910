/**
 * Calls `onTyped` whenever something that is saved changes in the form, and answers how to stop. Choosing a file is no such
 * change: it is uploaded at once, and what comes of it is written into a field.
 */
export function whenTyped(form: HTMLFormElement, onTyped: () => void): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    onTyped();
  };
  form.addEventListener('input', onInput);
  return () => form.removeEventListener('input', onInput);
}
