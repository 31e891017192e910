import { Link } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { Displaced, RecordCard } from '~/collections/record-card';
import { exactTime, longDate } from '~/lib/dates';
import { Picture } from '~/ui/picture';
import { CardPresence } from './presence/card-presence';
import { RecordActions, RecordLink, RecordState, titleOf } from './record-parts';
import { SelectBox } from './record-selection';
import { useListSearch } from './use-list-search';
import { When } from './when';

/** One record: what it is, how it stands, and what can be done with it. */
export function RecordRow(props: { collection: CollectionDeclaration; card: RecordCard; now: string }) {
  const { collection, card, now } = props;
  return (
    <li data-list-item="">
      <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-md border border-line bg-raised p-4 hover:border-line-strong">
        <span className="pt-0.5">
          <SelectBox id={card.id} title={titleOf(card)} />
        </span>
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
            <RecordState state={card.state} className="mt-0.5" />
            <h3 className="min-w-0 font-sans text-base leading-6 font-semibold tracking-normal">
              <RecordLink collection={collection} card={card} />
            </h3>
          </div>
          {card.excerpt && (
            <p className="mt-1 line-clamp-2 max-w-prose text-sm whitespace-normal text-muted">{card.excerpt}</p>
          )}
          {card.displacedBy && <DisplacedBy collection={collection} by={card.displacedBy} />}
          <RecordFacts card={card} now={now} />
          <CardPresence others={card.presence} doing="changing" />
        </div>
        <RecordActions collection={collection} card={card} />
      </article>
    </li>
  );
}

/** What visitors see in its place. */
function DisplacedBy({ collection, by }: { collection: CollectionDeclaration; by: Displaced }) {
  const search = useListSearch();
  const link = (
    <Link
      to={`/admin/${collection.tab.path}/${by.id}${search}`}
      preventScrollReset
      className="underline underline-offset-4"
    >
      “{by.title}”
    </Link>
  );
  return (
    <p className="mt-1 text-sm">
      {by.isWhole ? (
        <>Visitors see {link} in its place, which comes later in the order.</>
      ) : (
        <>Visitors see {link} over it, which comes later in the order, and of this record what that one leaves empty.</>
      )}
    </p>
  );
}

function RecordFacts({ card, now }: { card: RecordCard; now: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {card.facts.filter(Boolean).map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {card.date && (
        <time dateTime={card.date.at}>
          {card.date.label} {card.date.at > now ? exactTime(card.date.at) : longDate(card.date.at)}
        </time>
      )}
      <span>
        Edited <When at={card.updatedAt} now={now} />
      </span>
      {card.tags.length > 0 && <span>{card.tags.join(' · ')}</span>}
    </p>
  );
}
