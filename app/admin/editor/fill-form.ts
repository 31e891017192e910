import { setInputValue } from '../fields/set-input-value';

/**
 * Puts these values into the fields of their names, as if they had been typed, so that everything that follows the fields
 * hears of it. They are those of a whole form: a box that has none is left empty.
 */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.name && control.checked !== (values[control.name] === control.value)) control.click();
    } else if (control instanceof HTMLSelectElement) {
      const value = values[control.name];
      if (value === undefined || control.value === value) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const value = values[control.name];
      if (value !== undefined) setInputValue(control, value);
    }
  }
}
