import type { SpamReason } from './inquiry-options';

/** Whom autofill helps can be as quick as this, but hardly has a link to paste by then. */
const quickMs = 3000;
/** Nobody sees a form, fills it in and sends it within this time. */
const instantMs = 300;
const fewestLinks = 3;

/** What is known of how a form came in, apart from what it says. */
export interface Arrival {
  /** Of the form as it was rendered: sending it again sends the same one. */
  formKey: string;
  /** When the form was rendered, in milliseconds since 1970; NaN when it was not sent along. */
  openedAt: number;
  /** What is in the field that people can't see. */
  honeypot: string;
  /** What its browser worked out, where PROOF_OF_WORK asks for that. */
  proof?: string;
  clientAddress: string;
}

/** Why this looks like a machine's work; null when it does not. */
export function spamReasonOf(texts: readonly (string | null)[], arrival: Arrival, now: number): SpamReason | null {
  if (arrival.honeypot.trim() !== '') return 'honeypot';
  const elapsedMs = now - arrival.openedAt;
  if (elapsedMs < instantMs) return 'too_fast';
  const text = texts.join('\n');
  const links = text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  if (links >= fewestLinks || linkMarkup.test(text)) return 'links';
  const found = phrases.filter((phrase) => phrase.test(text)).length;
  // Each may be said by anybody who asks us something: two of them may not, nor one beside a link.
  if (found >= 2 || (found === 1 && links > 0)) return 'wording';
  const isUnhurried = elapsedMs >= quickMs;
  return !isUnhurried && found + links > 0 ? 'too_fast' : null;
}

/** Links as forums write them: nobody types these into a contact form. */
const linkMarkup = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** What advertising by machines is made of. */
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
