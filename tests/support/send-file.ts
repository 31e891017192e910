import type { Locator } from 'playwright-core';
import type { WatchedPage } from './browser';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A JPEG as a file chooser gets it. */
export function jpegFile(name: string, buffer: Buffer): SentFile {
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Presses a button that asks for files, and chooses some. */
export async function chooseFiles(
  page: WatchedPage,
  button: Locator,
  files: SentFile | SentFile[],
  press: (button: Locator) => Promise<void> = (target) => target.click(),
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)]);
  await chooser.setFiles(files);
}

/** Drops or pastes a JPEG, as the browser would after a drag from a folder or a copied screenshot. */
export function transferFile(target: Locator, kind: 'drop' | 'paste', file: Buffer): Promise<void> {
  return target.evaluate(
    (element, { kind: event, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'sent.jpg', { type: 'image/jpeg' }));
      const { left, top } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...common, dataTransfer: data })
          : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      );
    },
    { kind, base64: file.toString('base64') },
  );
}
