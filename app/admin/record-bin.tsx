import { ArrowLeft, SearchX, Trash2, Undo2 } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import type { CollectionDeclaration } from '~/collections/collection';
import { Button, buttonClass } from '~/ui/button';
import { AskSubmit } from './ask';
import { type BinList, type BinnedRecord, type BinState, binDays, daysLeft } from './bin';
import { countText } from './count';
import { EmptyList } from './empty-list';
import { binPath, listParameter } from './list-address';
import type { Confirmation } from './list-answer';
import { ListPages, ListSearch } from './list-controls';
import { NotLoaded } from './not-loaded';
import { ConfirmRecords, purgeOf, useListAction } from './record-delete';
import { SelectBox, SelectionArea, selectionForm } from './record-selection';
import { When } from './when';

interface Props {
  collection: CollectionDeclaration;
  state: BinState;
  /** Null when it could not be loaded. */
  bin: BinList | null;
  now: string;
  confirm: Confirmation | null;
}

/** What was deleted from a tab in the last 30 days: search, restore, delete for good. */
export function RecordBin({ collection, state, bin, now, confirm }: Props) {
  return (
    <section aria-label={`Bin of ${collection.heading.toLowerCase()}`}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-2xl">{collection.heading}: bin</h2>
        <Link to={`/admin/${collection.tab.path}${state.list}`} className={buttonClass('outline')}>
          <ArrowLeft size={16} aria-hidden="true" />
          {collection.heading}
        </Link>
      </div>
      <p className="mb-4 max-w-prose text-sm text-muted">
        What is deleted stays here for {binDays} days, unseen by visitors. Then it is gone for good.
      </p>
      {confirm && <ConfirmRecords collection={collection} confirm={confirm} />}
      <ListSearch path={binPath(collection, { list: '' })} label="Search the bin" query={state.query}>
        {state.list !== '' && <input type="hidden" name={listParameter} value={state.list} />}
      </ListSearch>
      {bin ? (
        <BinBody collection={collection} state={state} bin={bin} now={now} />
      ) : (
        <NotLoaded sentence={collection.messages.loadFailed} />
      )}
    </section>
  );
}

type Listed = Omit<Props, 'bin' | 'confirm'> & { bin: BinList };

function BinBody({ collection, state, bin, now }: Listed) {
  const action = useListAction();
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <SelectionArea
        action={action}
        loadedAt={now}
        total={bin.records.length}
        status={loading ? 'Loading…' : countLine(bin.total, state.query)}
        renderButtons={(count) => <BulkButtons collection={collection} count={count} />}
      >
        {bin.records.length === 0 ? (
          <EmptyBin collection={collection} state={state} />
        ) : (
          <ul aria-busy={loading} className="divide-y divide-line rounded-md border border-line bg-raised">
            {bin.records.map((record) => (
              <BinRow key={record.id} collection={collection} record={record} now={now} />
            ))}
          </ul>
        )}
      </SelectionArea>
      <ListPages page={bin.page} pageCount={bin.pageCount} hrefOf={(page) => binPath(collection, { ...state, page })} />
    </>
  );
}

function countLine(total: number, query: string): string {
  const records = total === 1 ? '1 record' : `${countText({ rows: total, more: false })} records`;
  return query === '' ? `${records} in the bin` : `${records} with “${query}”`;
}

function BulkButtons({ collection, count }: { collection: CollectionDeclaration; count: number | null }) {
  return (
    <>
      <Button type="submit" form={selectionForm} name="do" value="restore" variant="outline">
        Restore selected
      </Button>
      <AskSubmit
        ask={purgeOf(collection, count ?? 1)}
        name="do"
        value="purge"
        form={selectionForm}
        variant="danger-outline"
      >
        Delete selected for good
      </AskSubmit>
    </>
  );
}

function BinRow({ collection, record, now }: { collection: CollectionDeclaration; record: BinnedRecord; now: string }) {
  const action = useListAction();
  const { id, title, deletedAt, deletedBy } = record;
  const left = daysLeft(deletedAt, now);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <SelectBox id={id} title={title} />
      <div className="min-w-0 basis-56 grow">
        <h3 className="font-sans text-base leading-6 font-semibold tracking-normal break-words">{title}</h3>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <span>
            Deleted <When at={deletedAt} now={now} />
            {deletedBy !== null && ` by ${deletedBy}`}
          </span>
          <span className={left <= 3 ? 'text-danger' : ''}>{left === 1 ? '1 day left' : `${left} days left`}</span>
        </p>
      </div>
      <Form method="post" action={action} preventScrollReset className="flex flex-wrap items-center gap-1">
        <input type="hidden" name="recordId" value={id} />
        <input type="hidden" name="recordTitle" value={title} />
        <Button type="submit" name="do" value="restore" variant="quiet" aria-label={`Restore ${title}`}>
          <Undo2 size={16} aria-hidden="true" />
          Restore
        </Button>
        <AskSubmit
          ask={purgeOf(collection, 1, title)}
          name="do"
          value="purge"
          variant="quiet"
          label={`Delete for good: ${title}`}
        >
          Delete for good
        </AskSubmit>
      </Form>
    </li>
  );
}

function EmptyBin({ collection, state: { query, list } }: Pick<Props, 'collection' | 'state'>) {
  if (query === '') return <EmptyList icon={Trash2} sentence="The bin is empty." />;
  const sentence = `Nothing in the bin matches “${query}”.`;
  return <EmptyList icon={SearchX} sentence={sentence} showAll={binPath(collection, { list })} />;
}
