import { ExternalLink, Pencil } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { exactTime, longDate, relativeTime } from '~/lib/dates';
import { buttonClass } from '~/ui/button';
import { Picture } from '~/ui/picture';
import { RecordDelete } from './record-delete';

/** One record: what it is, how it stands, and what can be done with it. */
export function RecordRow(props: { collection: CollectionDeclaration; card: RecordCard; now: string }) {
  const { collection, card, now } = props;
  const { search } = useLocation();
  const title = card.title || 'Untitled';
  const isPublic = card.status === 'published' && card.publishDate <= now;
  return (
    <li>
      <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border border-line bg-raised p-4 hover:border-line-strong">
        {card.featuredImage && (
          <Picture
            src={card.featuredImage}
            alt=""
            sizes="6rem"
            className="h-16 w-24 shrink-0 rounded-sm object-cover"
          />
        )}
        <div className="min-w-0 basis-72 grow">
          <div className="flex items-start gap-2">
            <StatusBadge card={card} isPublic={isPublic} />
            <h3 className="min-w-0 font-sans text-base leading-6 font-semibold tracking-normal">
              <Link
                to={`/admin/${collection.tab.path}/${card.id}${search}`}
                preventScrollReset
                className="underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </h3>
          </div>
          {card.excerpt && <p className="mt-1 line-clamp-2 max-w-prose text-sm text-muted">{card.excerpt}</p>}
          <RecordFacts card={card} isPublic={isPublic} now={now} />
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {isPublic && (
            <a
              href={card.publicPath}
              className={buttonClass('quiet')}
              aria-label={`View ${title}`}
              target="_blank"
              rel="noreferrer"
            >
              <ExternalLink size={16} aria-hidden="true" />
            </a>
          )}
          <Link
            to={`/admin/${collection.tab.path}/${card.id}${search}`}
            preventScrollReset
            className={buttonClass('quiet')}
            aria-label={`Edit ${title}`}
          >
            <Pencil size={16} aria-hidden="true" />
            Edit
          </Link>
          <RecordDelete collection={collection} id={card.id} title={title} />
        </div>
      </article>
    </li>
  );
}

function StatusBadge({ card, isPublic }: { card: RecordCard; isPublic: boolean }) {
  const [label, tone] =
    card.status === 'draft'
      ? ['Draft', 'bg-caution-soft text-caution']
      : isPublic
        ? ['Published', 'bg-success-soft text-success']
        : ['Scheduled', 'bg-accent-soft text-accent-strong'];
  return <span className={`mt-0.5 shrink-0 rounded-full px-2 py-0.5 text-2xs font-medium ${tone}`}>{label}</span>;
}

function RecordFacts({ card, isPublic, now }: { card: RecordCard; isPublic: boolean; now: string }) {
  const dated = card.status === 'published' ? (isPublic ? 'Published' : 'Publishes') : 'Dated';
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {card.facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <time dateTime={card.publishDate} title={exactTime(card.publishDate)}>
        {dated} {longDate(card.publishDate)}
      </time>
      <time dateTime={card.updatedAt} title={exactTime(card.updatedAt)}>
        Edited {relativeTime(card.updatedAt, new Date(now))}
      </time>
      {card.tags.length > 0 && <span>{card.tags.join(' · ')}</span>}
    </p>
  );
}
