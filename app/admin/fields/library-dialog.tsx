import { Search, X } from 'lucide-react';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { pictureSources } from '~/lib/pictures';
import { Button } from '~/ui/button';
import { inputClass } from './field';
import { findPictures, type LibraryPage, type LibraryPicture } from './upload-picture';

interface Props {
  onPick: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/**
 * Chooses a picture that is in the media library already. Mount it to open it. It stands outside of the form that asks,
 * whose fields and keys are none of its business.
 */
export function LibraryDialog({ onPick, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [query, setQuery] = useState('');
  const found = usePictures(query);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={title}
      onClose={(event) => {
        event.stopPropagation();
        onClose();
      }}
      onCancel={stop}
      onChange={stop}
      onInput={stop}
      onKeyDown={stop}
      onPaste={stop}
      className="dialog m-auto h-[min(44rem,90dvh)] w-[min(64rem,94vw)] rounded-md border border-line-strong bg-raised p-0 text-text"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex flex-wrap items-center gap-3 border-b border-line p-4">
          <h2 id={title} className="mr-auto font-sans text-base font-semibold tracking-normal">
            Choose from the library
          </h2>
          <label className="relative order-last w-full sm:order-none sm:w-72">
            <span className="sr-only">Search pictures</span>
            <Search size={16} aria-hidden="true" className="absolute top-3 left-3 text-muted" />
            <input
              type="search"
              value={query}
              maxLength={200}
              placeholder="Search by name or description"
              className={`${inputClass} pl-9`}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <button
            type="button"
            aria-label="Close"
            onClick={close}
            className="grid size-10 place-items-center rounded-sm hover:bg-sunken"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        <div className="overflow-y-auto p-4">
          <p role="status" className={found.failed ? 'text-sm text-danger' : 'mb-3 text-xs text-muted tabular-nums'}>
            {statusLine(found, query)}
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
            {found.pictures.map((picture) => (
              <li key={picture.id}>
                <Choice
                  picture={picture}
                  onPick={() => {
                    onPick(picture);
                    close();
                  }}
                />
              </li>
            ))}
          </ul>
          {found.hasMore && (
            <p className="mt-4 text-center">
              <Button variant="outline" onClick={found.loadMore}>
                Show more
              </Button>
            </p>
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

function Choice({ picture, onPick }: { picture: LibraryPicture; onPick: () => void }) {
  const { path, name, alt } = picture;
  const smallest = pictureSources(path)?.sources.at(-1)?.srcSet.split(' ')[0];
  return (
    <button
      type="button"
      onClick={onPick}
      className="grid w-full gap-1.5 rounded-sm border border-line bg-ground p-1.5 text-left hover:border-text focus-visible:border-text"
    >
      <img
        src={smallest ?? path}
        alt={alt ?? ''}
        loading="lazy"
        className="aspect-4/3 w-full rounded-sm bg-sunken object-cover"
      />
      <span className="truncate text-2xs" title={name}>
        {name}
      </span>
    </button>
  );
}

interface Found {
  pictures: LibraryPicture[];
  total: number;
  loading: boolean;
  failed: boolean;
}

function statusLine({ total, loading, failed }: Found, query: string): string {
  if (failed) return 'The library could not be loaded. Close this window and try again.';
  if (loading) return 'Loading…';
  if (total === 0) return query.trim() === '' ? 'No pictures yet' : `Nothing matches “${query.trim()}”.`;
  return total === 1 ? '1 picture' : `${total.toLocaleString('en-US')} pictures`;
}

const nothing: Found = { pictures: [], total: 0, loading: true, failed: false };

/** Searches while one types; further pages are added to the first. */
function usePictures(query: string) {
  const [page, setPage] = useState({ query, number: 1 });
  const [found, setFound] = useState<Found & { pageCount: number }>({ ...nothing, pageCount: 1 });
  const wanted = page.query === query ? page.number : 1;
  useEffect(() => {
    const controller = new AbortController();
    const show = (answer: LibraryPage) =>
      setFound((before) => ({
        ...answer,
        pictures: wanted === 1 ? answer.pictures : [...before.pictures, ...answer.pictures],
        loading: false,
        failed: false,
      }));
    const fail = () => {
      if (!controller.signal.aborted) setFound({ ...nothing, loading: false, failed: true, pageCount: 1 });
    };
    const ask = () => void findPictures(query, wanted, controller.signal).then(show, fail);
    const timer = setTimeout(ask, query === '' || wanted > 1 ? 0 : 200);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, wanted]);
  return {
    ...found,
    hasMore: !found.failed && wanted < found.pageCount,
    loadMore: () => setPage({ query, number: wanted + 1 }),
  };
}
