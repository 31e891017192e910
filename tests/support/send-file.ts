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

type Transfer = 'dragover' | 'drop' | 'paste';

/** Drags, drops or pastes a JPEG, as the browser would from a folder or with a copied screenshot. */
export function transferFile(target: Locator, kind: Transfer, file: Buffer): Promise<void> {
  return transferFiles(target, kind, [jpegFile('sent.jpg', file)]);
}

/** The same with several files of any kind. */
export function transferFiles(target: Locator, kind: Transfer, files: readonly SentFile[]): Promise<void> {
  return target.evaluate(
    (element, { kind: event, sent }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = element.getBoundingClientRect();
      const common = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data })
          : new DragEvent(event, { ...common, dataTransfer: data }),
      );
    },
    {
      kind,
      sent: files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
    },
  );
}
