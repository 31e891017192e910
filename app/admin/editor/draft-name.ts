import { cutText } from '~/lib/cut-text';
import type { Draft } from './draft-store';

/** What a text that was left behind is called in a sentence: by its title, or by how it begins. */
export function nameOfDraft({ values }: Pick<Draft, 'values'>): string {
  const { title, section_key, body, note, subject } = values;
  const text = [title, section_key, body, note, subject].find((value) => value?.trim()) ?? 'Untitled';
  return cutText(text.trim().replace(/\s+/g, ' '), 60).replace(/\.$/, '');
}
