import { type MotifName, motifFor } from './motif-for';

/** What the picture of a record is chosen by. */
export interface PicturedRecord {
  slug: string;
  title: string;
  tags: string[];
  /** Of a case study. */
  industry?: string | null;
}

/** What the industries' pages open with. Said again here: the list of all pages is too much to send along with every article. */
const heroes: Partial<Record<string, MotifName>> = {
  Healthcare: 'radiograph',
  Finance: 'order-book',
  Transportation: 'network',
  Energy: 'power-grid',
  Manufacturing: 'factory-line',
  Government: 'civic',
};

/**
 * The motif of a record that has no picture of its own: the title decides, then the tags, then the industry. A success story
 * stands below the hero of its industry's page, so that it never has that one's motif.
 */
export function recordMotif({ slug, title, tags, industry }: PicturedRecord): MotifName {
  const words = [title, tags.join(' '), industry ?? ''];
  return motifFor(slug, words, industry ? heroes[industry] : undefined);
}
