import { Images, SearchX, Trash2 } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { buckets } from '~/lib/pictures';
import { useHydrated } from '~/ui/use-hydrated';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { EmptyList } from '../empty-list';
import { inputClass } from '../fields/field';
import { ListPages, ListSearch } from '../list-controls';
import { NotLoaded } from '../not-loaded';
import {
  bucketLabels,
  type Library,
  type LibraryState,
  libraryFilters,
  libraryPath,
  librarySorts,
  mediaLibrary,
  pictures,
} from './media';
import { PictureGrid } from './picture-grid';
import { PlainUpload, type TypedUpload } from './plain-upload';
import { UploadDesk } from './upload-desk';

interface Props {
  /** Null when it could not be loaded. */
  library: Library | null;
  /** How many pictures could be deleted at once, because they are used nowhere and older than a day. */
  deletable: number;
  /** Whether the deletion of those was asked for without scripts, and waits for an answer. */
  confirming: boolean;
  typed: TypedUpload | null;
}

/** All uploads: filters, search, pictures, pages. Everything it shows is in the URL. */
export function MediaLibrary({ library, ...props }: Props) {
  return (
    <section aria-labelledby="media-title">
      <h2 id="media-title" className="mb-4 text-2xl">
        Media
      </h2>
      {library ? (
        <UploadsAndList library={library} {...props} />
      ) : (
        <NotLoaded sentence={mediaLibrary.messages.loadFailed} />
      )}
    </section>
  );
}

type Loaded = Props & { library: Library };

function UploadsAndList(loaded: Loaded) {
  const hydrated = useHydrated();
  const { state } = loaded.library;
  const list = <LibraryList {...loaded} />;
  if (hydrated) return <UploadDesk bucket={state.bucket}>{list}</UploadDesk>;
  return (
    <>
      <PlainUpload state={state} typed={loaded.typed} />
      {list}
    </>
  );
}

function LibraryList({ library, deletable, confirming }: Loaded) {
  const { state, cards, total, pageCount } = library;
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <Filters library={library} />
      <ListSearch path="/admin/media" label="Search by name or description" query={state.query}>
        {state.show !== 'all' && <input type="hidden" name="show" value={state.show} />}
        <Choice
          name="bucket"
          label="Kept under"
          value={state.bucket}
          options={[{ key: 'all', label: 'Everywhere' }, ...buckets.map((key) => ({ key, label: bucketLabels[key] }))]}
        />
        <Choice name="sort" label="Order" value={state.sort} options={librarySorts} />
      </ListSearch>
      {confirming && deletable > 0 && (
        <ConfirmBar
          ask={unusedDeletion(deletable)}
          name="intent"
          value="delete-unused"
          keep={{ label: 'Keep them', href: libraryPath({ show: 'unused' }) }}
        />
      )}
      <div className="my-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="mr-auto text-xs text-muted tabular-nums" role="status">
          {loading ? 'Loading…' : countLine(state, total)}
        </p>
        {state.show === 'unused' && <DeleteUnused deletable={deletable} />}
      </div>
      {cards.length === 0 ? <EmptyLibrary state={state} /> : <PictureGrid cards={cards} state={state} busy={loading} />}
      <ListPages page={state.page} pageCount={pageCount} hrefOf={(page) => libraryPath({ ...state, page })} />
    </>
  );
}

function Filters({ library: { state, counts } }: { library: Library }) {
  return (
    <nav aria-label="Filters" className="mb-3 flex flex-wrap gap-1.5">
      {libraryFilters.map(({ key, label }) => (
        <Link
          key={key}
          to={libraryPath({ ...state, show: key, page: 1 })}
          aria-current={key === state.show ? 'true' : undefined}
          preventScrollReset
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-xs text-muted hover:border-line-strong hover:text-text aria-[current]:border-text aria-[current]:font-medium aria-[current]:text-text"
        >
          {label}
          <span className="tabular-nums">{counts[key].toLocaleString('en-US')}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Part of the search's form, which sends itself when something in it changes. */
function Choice(props: {
  name: string;
  label: string;
  value: string;
  options: readonly { key: string; label: string }[];
}) {
  const { name, label, value, options } = props;
  return (
    <label className="min-w-0 max-sm:grow">
      <span className="sr-only">{label}</span>
      {/* The key lets a link that leads elsewhere change what is chosen. */}
      <select key={value} name={name} defaultValue={value} className={`${inputClass} h-full max-w-full sm:w-auto!`}>
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function unusedDeletion(deletable: number): Question {
  return {
    kind: 'alert-dialog',
    question: `Delete ${pictures(deletable)} for good?`,
    detail: 'A deleted picture can’t be brought back.',
    yes: 'Delete',
  };
}

function DeleteUnused({ deletable }: { deletable: number }) {
  if (deletable === 0) return <p className="text-xs text-muted">None of them is older than a day.</p>;
  return (
    <Form method="post" preventScrollReset>
      <AskSubmit ask={unusedDeletion(deletable)} name="intent" value="delete-unused" variant="outline">
        <Trash2 size={16} aria-hidden="true" />
        Delete {pictures(deletable)} older than a day…
      </AskSubmit>
    </Form>
  );
}

function countLine({ query }: LibraryState, total: number): string {
  return query === '' ? pictures(total) : `${pictures(total)} with “${query}”`;
}

function EmptyLibrary({ state }: { state: LibraryState }) {
  const { query, show, bucket } = state;
  if (query !== '' || show !== 'all' || bucket !== 'all')
    return <EmptyList icon={SearchX} sentence={nothingHere(state)} showAll="/admin/media" />;
  const help = 'What is uploaded here, or while somebody writes, is kept once and can be used in every text.';
  return <EmptyList icon={Images} sentence={mediaLibrary.messages.empty} help={help} />;
}

function nothingHere({ query, show, bucket }: LibraryState): string {
  if (query !== '') return `Nothing matches “${query}”.`;
  if (show === 'no-alt') return 'Every picture is described.';
  if (show === 'unused') return 'Every picture is used somewhere.';
  return bucket === 'all' ? mediaLibrary.messages.empty : `Nothing is kept under ${bucketLabels[bucket]}.`;
}
