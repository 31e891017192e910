import type { Locator, Page } from 'playwright-core';

/**
 * The editor of a record's text, once it covers the textarea that is there before it (and without scripts): both are
 * text boxes called "Content", and a click that has found the textarea would wait for it to come out again.
 */
export function textEditor(scope: Page | Locator): Locator {
  return scope.getByRole('textbox', { name: 'Content' }).and(scope.locator('[contenteditable="true"]'));
}
