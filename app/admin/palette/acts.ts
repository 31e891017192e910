import type { PaletteAct } from './palette-option';

/** Does what the forms of the header do, with the same forms: they work without scripts, and there is one of each. */
export function act(wanted: PaletteAct): void {
  if (wanted === 'sign-out') {
    document.querySelector<HTMLFormElement>('form#sign-out')?.requestSubmit();
    return;
  }
  const value = wanted.replace('theme-', '');
  const button = document.querySelector<HTMLButtonElement>(`button[name="theme"][value="${value}"]`);
  button?.form?.requestSubmit(button);
}
