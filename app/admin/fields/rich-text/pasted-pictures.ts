import type { EditorView } from '@tiptap/pm/view';
import { isPictureAddress } from './link-address';

/** The boxes of check lists are no pictures of the text. */
const box = 'img[aria-roledescription$="checkbox" i]';
/** Pictures that come within HTML as their own bytes. */
const embedded = `img[src^="data:" i]:not(${box})`;

/** Two letters that no text has stand around its number, where a picture will be once it is uploaded. */
const placeOf = (index: number) => `\uE0F0${index}\uE0F1`;

/** Leaves a mark where each picture was that has to be uploaded. */
export function markPictures(body: Element): void {
  for (const picture of body.querySelectorAll(box)) picture.remove();
  body.querySelectorAll(embedded).forEach((picture, index) => {
    picture.replaceWith(placeOf(index));
  });
}

/**
 * The pictures that `markPictures` marks, in their order, and how many more there are that the text can't show: only the
 * other program knows where they are, or they are not served safely.
 */
export function picturesIn(html: string): { files: File[]; unreachable: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const files = [...body.querySelectorAll<HTMLImageElement>(embedded)].map(({ src }, index) => fileOf(src, index));
  const others = body.querySelectorAll(`img[src]:not(${embedded}, ${box})`);
  const unreachable = [...others].filter((picture) => !isPictureAddress(picture.getAttribute('src') ?? '')).length;
  return { files, unreachable };
}

/** What can't be read makes an empty file, which is refused in words like any other that is no picture. */
function fileOf(address: string, index: number): File {
  const [, type = '', encoded = ''] = /^data:([\w/.+-]+);base64,(.*)$/is.exec(address) ?? [];
  const name = `pasted-${index + 1}.${type.split('/')[1] ?? 'bin'}`;
  try {
    return new File([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], name, { type });
  } catch {
    return new File([], name, { type });
  }
}

/** Sends each picture to its mark once the text has been pasted, and takes the marks away. */
export function uploadToMarks(view: EditorView, files: readonly File[], send: (file: File, at: number) => void): void {
  for (const [index, file] of files.entries()) {
    const mark = placeOf(index);
    let place: number | null = null;
    view.state.doc.descendants((node, position) => {
      const at = node.text?.indexOf(mark) ?? -1;
      if (at !== -1) place ??= position + at;
    });
    // Into code nothing but the plain text is pasted.
    if (place === null) continue;
    view.dispatch(view.state.tr.delete(place, place + mark.length));
    send(file, place);
  }
}
