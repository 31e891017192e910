/**
 * Changes what an input holds as typing would: React, the form's validation and the guard against lost changes all
 * hear of it.
 */
export function setInputValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (element.value === value) return;
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React overrides the property on the element itself and would not notice a plain assignment.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
