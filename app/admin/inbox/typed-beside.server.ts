import { textOf } from '~/lib/form-values';
import { inboxClock } from './bound-inboxes.server';
import type { InquiryRequest } from './change-inquiry.server';
import { fieldsOf, startsWith } from './inquiry-forms';
import { loadInquiry } from './inquiry-view.server';

/**
 * What was typed in the forms that were not meant, which a page without scripts sends along; null when nothing was. Comes
 * back with the page that is answered.
 */
export async function typedBeside(
  { inbox, staff, id }: InquiryRequest,
  form: FormData | null,
): Promise<Record<string, string> | null> {
  const meant = textOf(form, 'intent');
  const others = Object.entries(fieldsOf).flatMap(([intent, names]) => (intent === meant ? [] : names));
  const sent = others.filter((name) => form?.has(name));
  if (!staff || sent.length === 0) return null;
  const starts = startsWith(await loadInquiry(inbox, id, { staff, clock: await inboxClock() }));
  const isTyped = sent.some((name) => name in starts && textOf(form, name) !== starts[name]);
  return isTyped ? Object.fromEntries(sent.map((name) => [name, textOf(form, name)])) : null;
}
