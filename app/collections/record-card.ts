import type { Other } from '~/server/presence/presence';

export type StateTone = 'success' | 'caution' | 'danger' | 'info' | 'accent' | 'neutral';

/** A record as the admin's list shows it. */
export interface RecordCard {
  id: string;
  title: string;
  excerpt: string;
  /** How it stands, in a word, and whether visitors can see it now. */
  state: { label: string; tone: StateTone; isPublic: boolean };
  /** Its date with what it means, if it has one: "Published", an ISO instant. */
  date: { label: string; at: string } | null;
  updatedAt: string;
  /** Short facts, in the order shown: author, category, reading time. */
  facts: string[];
  tags: string[];
  featuredImage: string | null;
  /** Its public page; null when it has none of its own. */
  publicPath: string | null;
  /** What it has a place in, where staff put records in order: the category, the page. */
  group?: string;
  /** Where it can be moved from there; left out where it can't be moved. */
  place?: { isFirst: boolean; isLast: boolean };
  /** How many public texts link to it, as the list says of what visitors can see; left out for none. */
  linkedFrom?: number;
  /** Who else has it open now; left out for nobody. */
  presence?: Other[];
  /** The record that visitors see in its place, if there is one. */
  displacedBy?: Displaced;
  /** What a table's columns say of it, by the cells that the declaration names. */
  cells?: Record<string, string>;
}

/** The record that lies over another one. */
export interface Displaced {
  id: string;
  title: string;
  /** Whether nothing of the other one is left to see. */
  isWhole: boolean;
}

/** State and date of a record that is public from its date on, once it is published. */
export function datedState(
  row: { status: 'draft' | 'published'; publishDate: Date },
  now: Date,
): Pick<RecordCard, 'state' | 'date'> {
  const at = row.publishDate.toISOString();
  if (row.status === 'draft') return { state: draftState, date: { label: 'Dated', at } };
  if (row.publishDate <= now) return { state: publishedState, date: { label: 'Published', at } };
  return { state: { label: 'Scheduled', tone: 'accent', isPublic: false }, date: { label: 'Publishes', at } };
}

/** State of a record that is public as long as it is published. */
export function undatedState(row: { status: 'draft' | 'published' }): Pick<RecordCard, 'state' | 'date'> {
  return { state: row.status === 'draft' ? draftState : publishedState, date: null };
}

const draftState: RecordCard['state'] = { label: 'Draft', tone: 'caution', isPublic: false };
const publishedState: RecordCard['state'] = { label: 'Published', tone: 'success', isPublic: true };
