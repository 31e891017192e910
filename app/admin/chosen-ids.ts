/** So many ids fit into the cookie of a toast whose button brings them back. */
const mostAtOnce = 50;

export type ChosenIds = { ok: true; ids: string[] } | { ok: false; status: number; sentence: string };

/**
 * The ids that a list's form sent as `recordId`: one or more, comma separated or sent several times.
 * @param noun what one of them is called
 */
export function chosenIds(form: FormData | null, noun: string): ChosenIds {
  const sent = form?.getAll('recordId') ?? [];
  const texts = sent.filter((value) => typeof value === 'string');
  if (!form || texts.length < sent.length) {
    return { ok: false, status: 400, sentence: 'This request could not be read.' };
  }
  const ids = [...new Set(texts.flatMap((text) => text.split(',')))];
  // Without a choice in a list, its form sends the button alone.
  if (ids.length === 0) return { ok: false, status: 422, sentence: `Choose at least one ${noun}.` };
  if (ids.length > mostAtOnce) {
    return { ok: false, status: 422, sentence: `Choose at most ${mostAtOnce} ${noun}s at a time.` };
  }
  return { ok: true, ids };
}
