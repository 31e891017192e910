/** What stands in a document without being its text: comments, what was deleted or is hidden. Nothing of it may be published. */

const wordComments = [
  '.MsoCommentReference',
  '.msocomanchor',
  '.msocomtxt',
  'hr.msocomoff',
  // Outside of the list of comments: one that was copied together with the paragraph above it.
  '.MsoCommentText:has(a[href*="#_msoanchor"])',
].join();
/** The list of them with the rule above it, and each; `mso-element:footnote` is text. */
const wordCommentList = /mso-element:\s*comment/i;
/** As Word writes what its tracked changes take away; elsewhere `del` is struck text that readers see. */
const trackedDeletions = 'del[cite], del[datetime], .msoDel';
const hidden = /mso-hide:\s*all|display:\s*none/i;

export function dropRemarks(body: Element): void {
  dropAll(body, wordComments);
  dropStyled(body, wordCommentList);
  dropDocsComments(body);
  dropAll(body, comesFromWord(body) ? `del, ${trackedDeletions}` : trackedDeletions);
  dropAll(body, '[hidden]');
  dropStyled(body, hidden);
}

export function comesFromWord(body: Element): boolean {
  return body.querySelector('[class^="Mso" i], [style*="mso-"]') !== null;
}

/** `[a]` in the text leads to `#cmnt1`; the comment is a block at the end that begins with a link back, `#cmnt_ref1`. */
function dropDocsComments(body: Element): void {
  for (const back of body.querySelectorAll('a[href*="#cmnt_ref"]')) {
    const paragraph = back.closest('p');
    const block = paragraph?.parentElement;
    drop(block?.matches('div') && block.firstElementChild === paragraph ? block : (paragraph ?? back));
  }
  dropAll(body, 'a[href*="#cmnt"]');
}

function dropAll(body: Element, selector: string): void {
  for (const element of body.querySelectorAll(selector)) drop(element);
}

function dropStyled(body: Element, style: RegExp): void {
  for (const element of body.querySelectorAll('[style]')) {
    if (style.test(element.getAttribute('style') ?? '')) drop(element);
  }
}

/** With what is left empty around it. */
function drop(element: Element): void {
  const around = element.parentElement;
  element.remove();
  if (around?.matches('p, li, ul, ol, div, span, a, b, i, u, s, sup, strong, em, ins') && isEmpty(around)) drop(around);
}

function isEmpty(element: Element): boolean {
  return (element.textContent ?? '').trim() === '' && element.querySelector('img, br, hr, table') === null;
}
