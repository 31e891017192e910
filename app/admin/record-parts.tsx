import { ExternalLink, Eye, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard, StateTone } from '~/collections/record-card';
import { buttonClass } from '~/ui/button';
import { previewPath } from './list-address';
import { RecordDelete } from './record-delete';
import { RecordPlace } from './record-place';
import { useListSearch } from './use-list-search';

/** What cards and table rows of a tab's list are made of. */
interface Props {
  collection: CollectionDeclaration;
  card: RecordCard;
}

export type StateBadge = Pick<RecordCard['state'], 'label' | 'tone'>;

const tones: Record<StateTone, string> = {
  success: 'bg-success-soft text-success',
  caution: 'bg-caution-soft text-caution',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-accent-strong',
  // Rows that are pointed at have this ground too.
  neutral: 'bg-sunken text-muted ring ring-line ring-inset',
};

export function titleOf(card: Pick<RecordCard, 'title'>): string {
  return card.title || 'Untitled';
}

function useEditPath({ collection, card }: Props): string {
  const search = useListSearch();
  return `/admin/${collection.tab.path}/${card.id}${search}`;
}

/** How a record stands, in a word. */
export function RecordState({ state, className = '' }: { state: StateBadge; className?: string }) {
  return (
    <span
      className={`inline-block shrink-0 rounded-full px-2 py-0.5 text-2xs font-medium xl:whitespace-nowrap ${tones[state.tone]} ${className}`}
    >
      {state.label}
    </span>
  );
}

/** Its title, which opens the editor. */
export function RecordLink(props: Props) {
  return (
    <Link to={useEditPath(props)} preventScrollReset className="underline-offset-4 hover:underline">
      {titleOf(props.card)}
    </Link>
  );
}

/** Leads to its page, or to what that will look like once visitors see it. */
function PageLink({ collection, card }: Props) {
  const path = card.state.isPublic ? card.publicPath : previewPath(collection, card.id);
  if (!path) return null;
  const [verb, Icon] = card.state.isPublic ? ['View', ExternalLink] : ['Preview', Eye];
  return (
    <a
      href={path}
      className={buttonClass('quiet', 'md', 'max-sm:px-2')}
      aria-label={`${verb} ${titleOf(card)}`}
      title={verb}
      target="_blank"
      rel="noreferrer"
    >
      <Icon size={16} aria-hidden="true" />
    </a>
  );
}

/** What can be done with it. */
export function RecordActions(props: Props) {
  const { collection, card } = props;
  const title = titleOf(card);
  const editPath = useEditPath(props);
  return (
    <div className="flex max-w-full shrink-0 flex-wrap items-center gap-1">
      <PageLink {...props} />
      <Link
        to={editPath}
        preventScrollReset
        className={buttonClass('quiet')}
        aria-label={`Edit ${title}`}
        aria-keyshortcuts="e"
      >
        <Pencil size={16} aria-hidden="true" />
        Edit
      </Link>
      {card.place && <RecordPlace collection={collection} id={card.id} title={title} place={card.place} />}
      <RecordDelete collection={collection} id={card.id} title={title} linkedFrom={card.linkedFrom} />
    </div>
  );
}
