/** Writes into a field as if it had been typed, so that the browser can undo it as a whole. */
export function typeInto(
  field: HTMLInputElement | HTMLTextAreaElement,
  { from, to, text }: { from: number; to: number; text: string },
): void {
  if (field.value.slice(from, to) === text) return;
  field.focus();
  field.setSelectionRange(from, to);
  // The only way that makes a step to undo; where a browser knows it no longer, the text is more than the step.
  if (!document.execCommand('insertText', false, text)) field.setRangeText(text, from, to, 'end');
}
