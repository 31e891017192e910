// NUL can't be stored in PostgreSQL text at all; the other control characters only ever come from broken input.
// oxlint-disable-next-line no-control-regex -- these are what it is there to find
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]/u;

/** Whether a text can be stored and shown as it is. */
export function isStorable(value: string): boolean {
  return !controlCharacters.test(value);
}

/** Blanks of no width are blanks too: `trim` leaves them, and a text of them alone shows nothing. */
const rareBlank = /[\s\u200b\u2060]/;

/** Two megabytes of blanks must not take a second to look through: the usual ones are told by their number. */
function isBlank(code: number): boolean {
  if (code === 32) return true;
  return code < 128 ? code > 8 && code < 14 : rareBlank.test(String.fromCharCode(code));
}

/** Without blanks around it, and with the line ends that texts have everywhere else: forms send CRLF. */
export function tidy(value: string | undefined): string {
  const whole = (value ?? '').replace(/\r\n?/g, '\n');
  let [start, end] = [0, whole.length];
  while (start < end && isBlank(whole.charCodeAt(start))) start += 1;
  while (end > start && isBlank(whole.charCodeAt(end - 1))) end -= 1;
  return whole.slice(start, end);
}

const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Something to see: not blanks alone, nor what has no width wherever it stands, such as a joiner or a mark of direction. */
export function isVisible(value: string): boolean {
  return visible.test(value);
}

/** Whether HTML shows nothing: an emptied editor still sends `<p></p>`. */
export function isBlankHtml(value: string): boolean {
  if (/<(?:img|hr|table)\b/i.test(value)) return false;
  return !isVisible(value.replace(/<[^<>]*>|&nbsp;/g, ''));
}
