import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';
import { framedQuotes } from './callout';
import { frontMatter, parseMarkdown } from './parse-markdown';
import { embedCode } from './pasted-frames';

/** What nobody writes by chance: headings, fences, framed quotes and lists of several lines, tables, links, stressed words, formulas. */
const traces = [
  frontMatter,
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^> \[!\w+\]/m,
  /^\|.*\|[ \t]*\n\|?[ \t]*:?-{3,}/m,
  /^(?:[-*+] \S.*\n\s*){2,}/m,
  /^[-*+] \[[ x]\] \S/im,
  /^(?:\d{1,3}[.)] \S.*\n\s*){2,}/m,
  /\[[^[\]\n]+\]\((?:https?:|mailto:|\/)[^\s)]*(?: "[^"\n]*")?\)/,
  /(?:^|\s)\*\*[^\s*][^*\n]*\*\*/,
  /\$\$[^$]+\$\$/,
  /(?<![\\$\p{L}\p{N}])\$(?![\s$])[^$\n]*[\\^_{}][^$\n]*(?<![\s\\])\$(?!\d)/u,
  /\\\(.+\\\)/,
  /^\s*\\\[[\s\S]+?\\\]/m,
];

let isPasting = false;

/**
 * Pastes plain text that is written in Markdown, or is the code of a video, as what it means; undoing that once gives the text as
 * it was copied.
 */
export function pasteMarkdown(view: EditorView, transfer: DataTransfer | null): boolean {
  const text = transfer?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
  if (isPasting || !transfer || transfer.getData('text/html') !== '') return false;
  if (view.state.selection.$from.parent.type.spec.code) return false;
  const isEmbedCode = embedCode.test(text);
  if (!isEmbedCode && !traces.some((trace) => trace.test(`${text}\n`))) return false;
  isPasting = true;
  try {
    const { from } = view.state.selection;
    view.pasteText(text);
    const { tr, selection } = view.state;
    // Taken away first: an address that is pasted over a selection makes a link of that.
    view.dispatch(closeHistory(tr).delete(from, selection.to));
    view.pasteHTML(isEmbedCode ? text : markdownToHtml(text));
  } finally {
    isPasting = false;
  }
  return true;
}

export function markdownToHtml(text: string): string {
  const { body } = new DOMParser().parseFromString(framedQuotes(parseMarkdown(text)), 'text/html');
  captionPictures(body);
  putNotesLast(body);
  return body.innerHTML;
}

/** A picture that has a paragraph to itself is shown with its title below it: `![alt](address "Title")`. */
function captionPictures(body: Element): void {
  for (const picture of body.querySelectorAll('p > img[title]:only-child')) {
    const paragraph = picture.parentElement;
    if (!paragraph || (paragraph.textContent ?? '').trim() !== '') continue;
    const figure = body.ownerDocument.createElement('figure');
    const caption = body.ownerDocument.createElement('figcaption');
    caption.textContent = picture.getAttribute('title');
    picture.removeAttribute('title');
    figure.append(picture, caption);
    paragraph.replaceWith(figure);
  }
}

function putNotesLast(body: Element): void {
  for (const each of body.querySelectorAll('[data-note]')) {
    each.removeAttribute('data-note');
    body.append(each);
  }
}
