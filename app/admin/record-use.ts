import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard, StateTone } from '~/collections/record-card';

/** A record that shows a picture or links to another record, with the ways to it. */
export interface RecordUse {
  /** "Blog", as the tab is called. */
  tab: string;
  title: string;
  state: { label: string; tone: StateTone };
  /** Which of its fields mention it: "Featured image", "Content"; none where that goes without saying. */
  fields: string[];
  /** Its editor; the bin for one that is there. */
  editPath: string;
  /** Its page, when visitors can see it. */
  publicPath: string | null;
}

export interface RecordUses {
  total: number;
  /** Of many, those that are worth a look first. */
  shown: RecordUse[];
}

export const noUses: RecordUses = { total: 0, shown: [] };

/** How many of them visitors see: of more than are shown, as many as are. */
export function publicUses({ shown }: RecordUses): number {
  return shown.filter(({ publicPath }) => publicPath !== null).length;
}

export function recordUse(
  { tab }: Pick<CollectionDeclaration, 'tab'>,
  card: RecordCard,
  { fields = [], inBin = false }: { fields?: string[]; inBin?: boolean } = {},
): RecordUse {
  return {
    tab: tab.label,
    title: card.title || 'Untitled',
    state: inBin ? { label: 'In the bin', tone: 'neutral' } : { label: card.state.label, tone: card.state.tone },
    fields,
    editPath: inBin ? `/admin/${tab.path}/bin` : `/admin/${tab.path}/${card.id}`,
    publicPath: card.state.isPublic && !inBin ? card.publicPath : null,
  };
}
