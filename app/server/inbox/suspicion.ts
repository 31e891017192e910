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
  const links = texts.join('\n').match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  return links >= fewestLinks ? 'links' : null;
}
