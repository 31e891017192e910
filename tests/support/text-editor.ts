import type { Locator, Page } from 'playwright-core';

/**
 * The editor of a record's text, once it covers the textarea that is there before it (and without scripts): both are
 * text boxes called "Content", and a click that has found the textarea would wait for it to come out again.
 */
export function textEditor(scope: Page | Locator): Locator {
  return scope.getByRole('textbox', { name: 'Content' }).and(scope.locator('[contenteditable="true"]'));
}

/** The HTML of that text as a form that was sent now would carry it. */
export function textInForm(page: Page): Promise<string> {
  return page.locator('textarea[name="content"]').evaluate(({ form, name }: HTMLTextAreaElement) => {
    const sent = new FormData(form ?? undefined).get(name);
    return typeof sent === 'string' ? sent : '';
  });
}
