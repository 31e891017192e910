import { Link } from 'react-router';
import { fileSize } from '~/lib/sizes';
import { Picture } from '~/ui/picture';
import { type LibraryState, libraryPath, type PictureCard } from './media';

/** The pictures as a contact sheet: one link each, hairlines between them. */
export function PictureGrid({ cards, state, busy }: { cards: PictureCard[]; state: LibraryState; busy: boolean }) {
  const search = libraryPath(state).split('?')[1];
  return (
    <ul
      aria-label="Pictures"
      aria-busy={busy}
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-raised sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))]"
    >
      {cards.map((card) => (
        <li key={card.id} className="-mr-px -mb-px border-r border-b border-line">
          <PictureTile card={card} search={search ? `?${search}` : ''} />
        </li>
      ))}
    </ul>
  );
}

function PictureTile({ card, search }: { card: PictureCard; search: string }) {
  const { id, path, name, alt, width, height, bytes, uses } = card;
  return (
    <Link
      to={`/admin/media/${id}${search}`}
      className="group/tile relative grid h-full content-start p-2 hover:bg-sunken focus-visible:z-10"
    >
      <span className="block overflow-hidden rounded-sm bg-sunken">
        <Picture
          src={path}
          alt=""
          sizes="12rem"
          focus={card}
          className="aspect-4/3 w-full object-cover group-hover/tile:opacity-90"
        />
      </span>
      <span className="mt-2 block truncate text-xs font-medium" title={name}>
        {name}
      </span>
      <span className="mt-0.5 block truncate text-2xs text-muted tabular-nums">
        {width} × {height} · {fileSize(bytes)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1 text-2xs tabular-nums">
        {alt === null && (
          <span className="rounded-full bg-caution-soft px-2 py-0.5 font-medium text-caution">No alt text</span>
        )}
        <span
          className={`rounded-full px-2 py-0.5 ${uses === 0 ? 'bg-sunken text-muted' : 'bg-success-soft text-success'}`}
        >
          {uses === 0 ? 'Unused' : uses === 1 ? '1 use' : `${uses.toLocaleString('en-US')} uses`}
        </span>
      </span>
    </Link>
  );
}
