import { contentTeam } from '~/collections/collection';
import type { Bucket, PictureFacts } from '~/lib/pictures';
import type { Role } from '~/lib/roles';
import type { Guarded } from '../authorise';

/** The library of all uploads: who may do what with it, and what it says. */
export const mediaLibrary = {
  /** Name of the table and of the audit log's entries. */
  name: 'uploads',
  tab: { path: 'media', label: 'Media' },
  permissions: {
    read: contentTeam,
    create: contentTeam,
    update: contentTeam,
    delete: contentTeam,
  } satisfies Record<string, readonly Role[]>,
  messages: {
    signedOut: 'You must be logged in to manage media',
    empty: 'No pictures yet',
    loadFailed: 'Failed to load media.',
    saved: 'Picture saved.',
    saveFailed: 'Failed to save the picture.',
    replaced: 'Picture replaced.',
    deleted: 'Picture deleted.',
    deleteFailed: 'Failed to delete the picture.',
    gone: 'This picture no longer exists. Somebody may have deleted it.',
    focusInvalid: 'The focal point is given by two numbers from 0 to 100.',
    unreadable: 'This form could not be read. Please send it again.',
  },
} as const;

/** Of a picture, as uploads cut theirs. */
export const longestName = 200;

export type MediaAction = keyof typeof mediaLibrary.permissions;
export const guardedMedia: Guarded<MediaAction> = mediaLibrary;

export const bucketLabels: Record<Bucket, string> = {
  'insight-images': 'Insights',
  'case-study-images': 'Case studies',
  'blog-images': 'Blog and documentation',
};

export const librarySorts = [
  { key: 'newest', label: 'Newest first' },
  { key: 'oldest', label: 'Oldest first' },
  { key: 'name', label: 'Name' },
  { key: 'largest', label: 'Largest file' },
] as const;

export const libraryFilters = [
  { key: 'all', label: 'All' },
  { key: 'no-alt', label: 'No alt text' },
  { key: 'unused', label: 'Unused' },
] as const;

export type LibraryFilter = (typeof libraryFilters)[number]['key'];

/** What the library shows, as the URL says it. */
export interface LibraryState {
  query: string;
  show: LibraryFilter;
  bucket: Bucket | 'all';
  sort: (typeof librarySorts)[number]['key'];
  page: number;
}

/** One picture, as the grid shows it. */
export interface PictureCard extends PictureFacts {
  id: string;
  path: string;
  /** The name that it had on the sender's computer, or was given since. */
  name: string;
  width: number;
  height: number;
  bytes: number;
  /** In how many records it is used, those in the bin included. */
  uses: number;
}

export interface Library {
  state: LibraryState;
  cards: PictureCard[];
  total: number;
  pageCount: number;
  /** How many each filter has, of those that search and bucket leave. */
  counts: Record<LibraryFilter, number>;
}

/** The address of a state of the library; what is not said is the default. */
export function libraryPath(state: Partial<LibraryState>): string {
  const search = new URLSearchParams();
  if (state.show && state.show !== 'all') search.set('show', state.show);
  if (state.bucket && state.bucket !== 'all') search.set('bucket', state.bucket);
  if (state.query) search.set('q', state.query);
  if (state.sort && state.sort !== 'newest') search.set('sort', state.sort);
  if (state.page && state.page > 1) search.set('page', String(state.page));
  return `/admin/media${search.size > 0 ? `?${search}` : ''}`;
}

/** "2 pictures". */
export function pictures(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`;
}

/** "used in 2 places". */
export function places(count: number): string {
  return count === 1 ? '1 place' : `${count.toLocaleString('en-US')} places`;
}
