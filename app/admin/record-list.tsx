import { PenLine, Plus, SearchX, Trash2 } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import type { RecordCard } from '~/collections/record-card';
import { factsOf } from '~/lib/fields';
import { Button, buttonClass } from '~/ui/button';
import { AskSubmit } from './ask';
import { countText } from './count';
import { EmptyList } from './empty-list';
import { binPath, type ListedTerm, listedTermParameters, listPath } from './list-address';
import { type Confirmation, statusValue } from './list-answer';
import { FilterChips, ListPages, ListSearch, useAsked } from './list-controls';
import { FilterSelect } from './list-filters';
import { NotLoaded } from './not-loaded';
import { ConfirmRecords, deletionOfChosen } from './record-delete';
import type { ShownList as List, ListState } from './record-list-view';
import { useFocusOnMoved } from './record-place';
import { RecordRow } from './record-row';
import { SelectionArea, selectionForm } from './record-selection';
import { RecordTable } from './record-table';
import { useListSearch } from './use-list-search';

interface Props {
  collection: CollectionDeclaration;
  state: ListState;
  /** Null when it could not be loaded. */
  list: List | null;
  now: string;
  confirm: Confirmation | null;
}

/** A collection's tab: filters, search, order, the records, pages. Everything it shows is in the URL. */
export function RecordList({ collection, state, list, now, confirm }: Props) {
  return (
    <section aria-label={collection.heading}>
      <ListHeading collection={collection} list={list} />
      {confirm && <ConfirmRecords collection={collection} confirm={confirm} />}
      {list && <Filters collection={collection} state={state} list={list} />}
      {state.term && <OfTerm collection={collection} state={state} term={state.term} />}
      <ListControls key={collection.name} collection={collection} state={state} />
      {list && list.terms.length > 0 && <TermsMeant collection={collection} state={state} terms={list.terms} />}
      {list ? (
        <ListBody collection={collection} state={state} list={list} now={now} />
      ) : (
        <NotLoaded sentence={collection.messages.loadFailed} />
      )}
    </section>
  );
}

type Listed = Omit<Props, 'list' | 'confirm'> & { list: List };

function ListBody({ collection, state, list, now }: Listed) {
  const search = useListSearch();
  const loading = useNavigation().state === 'loading';
  useFocusOnMoved();
  return (
    <>
      <SelectionArea
        action={`/admin/${collection.tab.path}${search}`}
        loadedAt={now}
        total={list.cards.length}
        status={loading ? 'Loading…' : countLine(list, state)}
        renderButtons={() => <BulkButtons collection={collection} cards={list.cards} />}
      >
        {list.cards.length === 0 ? (
          <NoRecords collection={collection} state={state} />
        ) : (
          <Records collection={collection} cards={list.cards} now={now} loading={loading} />
        )}
      </SelectionArea>
      <ListPages
        page={list.page}
        pageCount={list.pageCount}
        more={list.more}
        hrefOf={(page) => listPath(collection, { ...state, page })}
      />
    </>
  );
}

function ListHeading({ collection, list }: Pick<Props, 'collection' | 'list'>) {
  const search = useListSearch();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h2 className="mr-auto text-2xl">{collection.heading}</h2>
      <Link to={binPath(collection, { list: search })} className={buttonClass('quiet', 'md', 'text-muted')}>
        <Trash2 size={16} aria-hidden="true" />
        Bin
        {list && list.binned.rows > 0 && <span className="tabular-nums">{countText(list.binned)}</span>}
      </Link>
      <Link
        to={`/admin/${collection.tab.path}/new${search}`}
        className={buttonClass('primary')}
        aria-keyshortcuts="n"
        preventScrollReset
      >
        <Plus size={16} aria-hidden="true" />
        {collection.createLabel}
      </Link>
    </div>
  );
}

function Filters({ collection, state, list }: Omit<Listed, 'now'>) {
  const query = useAsked('q', state.query);
  const sort = useAsked('sort', state.sort);
  if (list.filters.length === 0) return null;
  const chips = list.filters.map(({ key, label, count }) => ({ key, label, count: count ? countText(count) : '' }));
  return (
    <FilterChips
      chips={chips}
      current={state.status}
      hrefOf={(status) => listPath(collection, { query, sort, status, term: state.term })}
    />
  );
}

/** What all records of the list have, and the way to all others. */
function OfTerm({ collection, state, term }: Pick<Props, 'collection' | 'state'> & { term: ListedTerm }) {
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {factsOf(collection.fields, term.field).label}: <strong className="font-medium">{term.value}</strong>
      </span>
      <Link to={listPath(collection, { ...state, page: 1, term: null })} className="underline underline-offset-4">
        Show all
      </Link>
    </p>
  );
}

function BulkButtons({ collection, cards }: { collection: CollectionDeclaration; cards: RecordCard[] }) {
  return (
    <>
      {collection.moves.map(({ label, to }) => (
        <Button key={to} type="submit" form={selectionForm} name="do" value={statusValue(to)} variant="outline">
          {label}
        </Button>
      ))}
      <AskSubmit
        ask={(sent) => deletionOfChosen(collection, cards, sent)}
        name="do"
        value="delete"
        form={selectionForm}
        variant="danger-outline"
      >
        Delete selected
      </AskSubmit>
    </>
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

function countLine({ total, more }: List, { query }: ListState): string {
  const records = total === 1 && !more ? '1 record' : `${countText({ rows: total, more })} records`;
  return query === '' ? records : `${records} with “${query}”`;
}

function NoRecords({ collection, state }: Pick<Props, 'collection' | 'state'>) {
  const search = useListSearch();
  const { messages, nouns, tab } = collection;
  if (state.query !== '' || state.status !== '' || state.term)
    return <EmptyList icon={SearchX} sentence={nothingHere(collection, state)} showAll={`/admin/${tab.path}`} />;
  return (
    <EmptyList icon={PenLine} sentence={messages.empty} help={messages.emptyHelp}>
      <Link to={`/admin/${tab.path}/new${search}`} className={buttonClass('outline')} preventScrollReset>
        Create the first {nouns[0]}
      </Link>
    </EmptyList>
  );
}

function nothingHere({ nouns: [, several] }: CollectionDeclaration, { query, status, term }: ListState): string {
  if (query === '' && term) return `No ${several} with “${term.value}”.`;
  if (query === '') return `No ${several} with this status.`;
  return status === '' ? `Nothing matches “${query}”.` : `Nothing with this status matches “${query}”.`;
}

/** Whoever searches for an author or a tag does not find them in titles and texts. */
function TermsMeant({ collection, state, terms }: Pick<Props, 'collection' | 'state'> & { terms: ListedTerm[] }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs">
      <span className="text-muted">All with</span>
      {terms.map((term) => (
        <Link
          key={`${term.field} ${term.value}`}
          to={listPath(collection, { sort: state.sort, term })}
          preventScrollReset
          className="wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {factsOf(collection.fields, term.field).label}: {term.value}
        </Link>
      ))}
    </p>
  );
}

function ListControls({ collection, state }: Pick<Props, 'collection' | 'state'>) {
  const status = useAsked('status', state.status);
  return (
    <ListSearch
      path={`/admin/${collection.tab.path}`}
      label={`Search ${collection.heading.toLowerCase()}`}
      query={state.query}
    >
      {status !== '' && <input type="hidden" name="status" value={status} />}
      {state.term && <input type="hidden" name={listedTermParameters.field} value={state.term.field} />}
      {state.term && <input type="hidden" name={listedTermParameters.value} value={state.term.value} />}
      <FilterSelect
        name="sort"
        label="Order"
        value={state.sort}
        options={collection.sorts.map(({ key, label }) => ({ value: key, label }))}
      />
    </ListSearch>
  );
}
