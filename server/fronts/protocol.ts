import type { ViewCounts } from '../../app/server/views/view-counts.ts';
import type { CachedPage } from '../cached-page.ts';
import type { SharedCounts } from '../metrics/request-counts.ts';
import type { StandardHeaders } from '../plain-answers.ts';

/** What a thread is given when it starts. */
export interface FrontData {
  host: string;
  port: number;
  /** Where the main thread answers. */
  socketPath: string;
  /** One 32-bit number: the content version, written by the main thread alone. */
  version: SharedArrayBuffer;
  /** What every answer carries that the thread makes by itself. */
  standard: StandardHeaders;
  /** The header that a proxy says the visitor's country in; see COUNTRY_HEADER. */
  countryHeader: string | undefined;
  /** Where requests are counted, and the part of it that is this thread's own. */
  counts: SharedCounts;
  thread: number;
}

/** What the main thread says later. */
export type ToFront =
  | { say: 'keep'; key: string; page: CachedPage }
  | { say: 'forget'; key: string }
  | { say: 'say farewell' }
  | { say: 'stop'; withinMs: number };

/** What a thread says: it takes connections now; what it counted since it last said so. */
export type FromFront = { say: 'listening' } | { say: 'viewed'; counts: ViewCounts };

/** Says who the visitor is. Only the threads write it, over whatever a visitor sent under this name. */
export const visitorHeader = 'x-quzones-visitor';
