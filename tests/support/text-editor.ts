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

/** Pastes what a program put on the clipboard. */
export async function paste(text: Locator, type: 'text/plain' | 'text/html', copied: string): Promise<void> {
  await text.evaluate(
    (element, [format, data]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(format, data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, copied] as const,
  );
}
