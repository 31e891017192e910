import type { SpamReason } from './inquiry-options';

const quickestPersonMs = 3000;
const fewestLinks = 3;

/** What is known of how a form came in, apart from what it says. */
export interface Arrival {
  /** Of the form as it was rendered: sending it again sends the same one. */
  formKey: string;
  /** When the form was rendered, in milliseconds since 1970; NaN when it was not sent along. */
  openedAt: number;
  /** What is in the field that people can't see. */
  honeypot: string;
  clientAddress: string;
}

/** Why this looks like a machine's work; null when it does not. */
export function spamReasonOf(texts: readonly (string | null)[], arrival: Arrival, now: number): SpamReason | null {
  if (arrival.honeypot.trim() !== '') return 'honeypot';
  if (!(now - arrival.openedAt >= quickestPersonMs)) return 'too_fast';
  const text = texts.join('\n');
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  if (links >= fewestLinks || linkMarkup.test(text)) return 'links';
  return isAdvertising(text, links) ? 'wording' : null;
}

/** Links as forums write them: nobody types these into a contact form. */
const linkMarkup = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** What advertising by machines is made of. Each alone may be said by anybody who asks us something. */
const phrases = [
  /\bback\s?links?\b/i,
  /\bguest posts?\b/i,
  /\b(?:first|1st|top) page of google\b/i,
  /\b(?:rank|ranking)s? (?:higher|your (?:web)?site|on google|#1)\b/i,
  /\bseo (?:services?|packages?|experts?|agency|audit)\b/i,
  /\bdomain authority\b/i,
  /\b(?:web ?site|web) traffic\b/i,
  /\bincrease (?:your )?(?:sales|traffic|followers|conversions)\b/i,
  /\b(?:bitcoin|crypto(?:currency)?) (?:investment|profits?|trading)\b/i,
  /\b(?:online )?casinos?\b/i,
  /\bviagra|cialis\b/i,
  /\bpayday loans?\b/i,
  /\bearn \$ ?\d/i,
  /\b100% (?:free|guaranteed)\b/i,
  /\b(?:limited[- ]time|special) offer\b/i,
  /\bunsubscribe\b/i,
  /\bi (?:was|came) (?:browsing|across|visiting) your (?:web)?site\b/i,
];

/** Two such phrases, or one beside a link. */
function isAdvertising(text: string, links: number): boolean {
  const found = phrases.filter((phrase) => phrase.test(text)).length;
  return found >= 2 || (found === 1 && links > 0);
}
