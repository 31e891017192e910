import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { matchesSearch, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import { buckets } from '~/lib/pictures';
import { isUuid } from '~/lib/uuid';
import { profiles } from '~/server/auth/auth.table.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { readPage } from '../record-list.server';
import {
  type Library,
  type LibraryFilter,
  type LibraryState,
  libraryFilters,
  librarySorts,
  type PictureCard,
} from './media';
import { countUses, isUnused, stemsOf, usesOf } from './picture-uses.server';
import { pictureIdOf } from './picture-writes.server';

const picturesPerPage = 48;

/** Reads the library's state from the URL; nonsense counts as not given. */
export function readLibraryState(search: URLSearchParams): LibraryState {
  return {
    query: searchTerm(search.get('q')),
    show: libraryFilters.find(({ key }) => key === search.get('show'))?.key ?? 'all',
    bucket: buckets.find((bucket) => bucket === search.get('bucket')) ?? 'all',
    sort: librarySorts.find(({ key }) => key === search.get('sort'))?.key ?? 'newest',
    page: readPage(search),
  };
}

/** One page of the library, and how many each filter has. Authorise first. */
export async function listLibrary(state: LibraryState, perPage = picturesPerPage): Promise<Library> {
  const filters = filtersOf();
  const found = and(
    matchesSearch(uploads, state.query),
    state.bucket === 'all' ? undefined : eq(uploads.bucket, state.bucket),
  );
  const [counts] = await orm()
    .select({
      all: sql<number>`count(*)::int`,
      'no-alt': sql<number>`(count(*) filter (where ${filters['no-alt']}))::int`,
      unused: sql<number>`(count(*) filter (where ${filters.unused}))::int`,
    })
    .from(uploads)
    .where(found);
  const total = counts?.[state.show] ?? 0;
  const { page, pageCount } = pageWithin(state.page, total, perPage);
  const rows = await orm()
    .select(cardColumns)
    .from(uploads)
    .where(and(found, filters[state.show]))
    .orderBy(...orderOf(state.sort))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    state: { ...state, page },
    cards: await withUses(rows),
    total,
    pageCount,
    counts: counts ?? { all: 0, 'no-alt': 0, unused: 0 },
  };
}

/** What is known of the picture with this path; null for any other address. Authorise first. */
export async function findPictureAt(path: string): Promise<Pick<PictureCard, 'path' | 'alt'> | null> {
  const id = await pictureIdOf(path);
  if (id === null) return null;
  const [picture] = await orm()
    .select({ path: uploads.path, alt: uploads.alt })
    .from(uploads)
    .where(eq(uploads.id, id));
  return picture ?? null;
}

const cardColumns = {
  id: uploads.id,
  path: uploads.path,
  name: uploads.originalName,
  alt: uploads.alt,
  focalX: uploads.focalX,
  focalY: uploads.focalY,
  width: uploads.width,
  height: uploads.height,
  bytes: uploads.bytes,
};

function filtersOf(): Record<LibraryFilter, SQL | undefined> {
  return { all: undefined, 'no-alt': isNull(uploads.alt), unused: isUnused() };
}

function orderOf(sort: LibraryState['sort']): SQL[] {
  switch (sort) {
    case 'newest':
      return [desc(uploads.createdAt), desc(uploads.id)];
    case 'oldest':
      return [asc(uploads.createdAt), asc(uploads.id)];
    case 'name':
      return [sql`lower(${uploads.originalName})`, asc(uploads.id)];
    case 'largest':
      return [desc(uploads.bytes), desc(uploads.id)];
  }
}

async function withUses(rows: Omit<PictureCard, 'uses'>[]): Promise<PictureCard[]> {
  const uses = await countUses(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 }));
}

/** Everything about one picture; null for an id that none has. Authorise first. */
export async function findPicture(id: string) {
  if (!isUuid(id)) return null;
  const [row] = await orm()
    .select({
      ...cardColumns,
      bucket: uploads.bucket,
      createdAt: uploads.createdAt,
      updatedAt: uploads.updatedAt,
      createdBy: profiles.name,
      updatedBy: sql<string | null>`(select name from ${profiles} as editors where editors.id = ${uploads.updatedBy})`,
    })
    .from(uploads)
    .leftJoin(profiles, eq(profiles.id, uploads.createdBy))
    .where(eq(uploads.id, id));
  if (!row) return null;
  const uses = await usesOf(orm(), await stemsOf(orm(), id));
  return {
    picture: { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    uses,
  };
}

export type FoundPicture = NonNullable<Awaited<ReturnType<typeof findPicture>>>;
