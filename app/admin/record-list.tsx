import { Plus } from 'lucide-react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { buttonClass } from '~/ui/button';
import { inputClass } from './fields/field';
import { ListPages, ListSearch } from './list-controls';
import { ConfirmBar } from './record-delete';
import { RecordRow } from './record-row';
import { RecordTable } from './record-table';

interface Props {
  collection: CollectionDeclaration;
  state: { query: string; sort: string; page: number };
  list: { cards: RecordCard[]; total: number; pageCount: number };
  now: string;
  confirm: { id: string; title: string } | null;
}

/** A collection's tab: search, order, the records, pages. Everything it shows is in the URL. */
export function RecordList({ collection, state, list, now, confirm }: Props) {
  const { search } = useLocation();
  const navigation = useNavigation();
  const loading = navigation.state === 'loading';
  return (
    <section aria-label={collection.heading}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-2xl">{collection.heading}</h2>
        <Link to={`/admin/${collection.tab.path}/new${search}`} className={buttonClass('primary')} preventScrollReset>
          <Plus size={16} aria-hidden="true" />
          {collection.createLabel}
        </Link>
      </div>
      {confirm && <ConfirmBar collection={collection} record={confirm} />}
      <ListControls key={collection.name} collection={collection} state={state} />
      <p className="my-3 text-xs text-muted tabular-nums" role="status">
        {loading ? 'Loading…' : countLine(list.total, state)}
      </p>
      {list.cards.length === 0 ? (
        <EmptyList collection={collection} query={state.query} />
      ) : (
        <Records collection={collection} cards={list.cards} now={now} loading={loading} />
      )}
      <ListPages page={state.page} pageCount={list.pageCount} hrefOf={(page) => pagePath(collection, state, page)} />
    </section>
  );
}

function Records(props: { collection: CollectionDeclaration; cards: RecordCard[]; now: string; loading: boolean }) {
  const { collection, cards, now, loading } = props;
  if (collection.list !== 'cards') {
    return <RecordTable collection={collection} columns={collection.list.columns} cards={cards} loading={loading} />;
  }
  return (
    <ul className="grid gap-2" aria-busy={loading}>
      {cards.map((card) => (
        <RecordRow key={card.id} collection={collection} card={card} now={now} />
      ))}
    </ul>
  );
}

function countLine(total: number, state: Props['state']): string {
  const records = total === 1 ? '1 record' : `${total.toLocaleString('en-US')} records`;
  return state.query === '' ? records : `${records} with “${state.query}”`;
}

function EmptyList({ collection, query }: { collection: CollectionDeclaration; query: string }) {
  return (
    <div className="grid place-items-center rounded-md border border-dashed border-line-strong px-6 py-16 text-center">
      <p className="text-muted">{query === '' ? collection.messages.empty : `Nothing matches “${query}”.`}</p>
      {query !== '' && (
        <Link to={`/admin/${collection.tab.path}`} className="mt-2 text-sm text-accent underline underline-offset-4">
          Show all
        </Link>
      )}
    </div>
  );
}

function ListControls({ collection, state }: { collection: CollectionDeclaration; state: Props['state'] }) {
  return (
    <ListSearch
      path={`/admin/${collection.tab.path}`}
      label={`Search ${collection.heading.toLowerCase()}`}
      query={state.query}
    >
      <select name="sort" aria-label="Order" defaultValue={state.sort} className={`${inputClass} sm:w-auto!`}>
        {collection.sorts.map((sort) => (
          <option key={sort.key} value={sort.key}>
            {sort.label}
          </option>
        ))}
      </select>
    </ListSearch>
  );
}

function pagePath(collection: CollectionDeclaration, state: Props['state'], page: number): string {
  const search = new URLSearchParams({ ...(state.query && { q: state.query }), sort: state.sort, page: String(page) });
  return `/admin/${collection.tab.path}?${search}`;
}
