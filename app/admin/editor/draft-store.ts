import { dayMs } from '~/lib/durations';
import { type BrowserOwner, seal, unseal } from '../sealed';

/**
 * Drafts in this browser's own database, which keeps what it has accepted even when the browser is killed. Nothing here
 * throws: a browser without room, or without a database, just keeps no drafts.
 */
export interface Draft extends DraftContent {
  /** One editor, or form, in one tab. */
  key: string;
  /** `<collection>/<id>`, or `<collection>/new`; of a page with several forms, which of them comes after a `#`. */
  record: string;
  /** Milliseconds since 1970. */
  keptAt: number;
}

interface DraftContent {
  /** The form's fields as they stood. */
  values: Record<string, string>;
  /** What it was based on. */
  revision: number | null;
  opened: string | null;
}

/** As it lies in the database: two people may use one computer, and neither reads what the other wrote. */
interface StoredDraft extends Omit<Draft, keyof DraftContent> {
  person: string;
  /** A `DraftContent`. */
  sealed: string;
}

const databaseName = 'quzones-drafts';
const storeName = 'drafts';
const keptForMs = 30 * dayMs;

let opening: Promise<IDBDatabase> | null = null;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(storeName, { keyPath: 'key' });
      store.createIndex('record', ['person', 'record']);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('another version is open')));
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Resolves once the browser has the change on disk. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await openDatabase();
  await new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not kept')));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    work(transaction.objectStore(storeName));
  });
}

/** Editors whose last word is on the server: what they still have in their hands is not kept any more. */
const closed = new Set<string>();

/** The record is saved, or given up, and its editor closes. */
export function closeDraft(key: string): Promise<void> {
  closed.add(key);
  return forgetDrafts([key]);
}

/** Answers whether it was kept. */
export async function keepDraft(person: BrowserOwner, draft: Draft): Promise<boolean> {
  const { key, record, keptAt, ...content } = draft;
  if (closed.has(key)) return true;
  try {
    const stored: StoredDraft = { key, person: person.id, record, keptAt, sealed: seal(person, content) };
    await change((store) => store.put(stored));
    return true;
  } catch {
    return false;
  }
}

export async function forgetDrafts(keys: readonly string[]): Promise<void> {
  try {
    await change((store) => {
      for (const key of keys) store.delete(key);
    });
  } catch {
    // It expires by itself.
  }
}

/** The drafts of a person for the records that are meant, newest first. Old ones, whoever's, are removed on the way. */
export async function findDrafts(
  person: BrowserOwner,
  isMeant: (record: string) => boolean,
  now: number,
): Promise<Draft[]> {
  try {
    const database = await openDatabase();
    const all = await new Promise<StoredDraft[]>((resolve, reject) => {
      const request = database.transaction(storeName).objectStore(storeName).getAll();
      request.addEventListener('success', () => resolve(request.result as StoredDraft[]));
      request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
    });
    const old = all.filter(({ keptAt }) => keptAt < now - keptForMs);
    if (old.length > 0) void forgetDrafts(old.map(({ key }) => key));
    const isLeft = ({ key, keptAt }: StoredDraft) => keptAt >= now - keptForMs && !closed.has(key);
    const own = all.filter((draft) => draft.person === person.id && isMeant(draft.record) && isLeft(draft));
    return own.flatMap((draft) => opened(person, draft)).toSorted((one, other) => other.keptAt - one.keptAt);
  } catch {
    return [];
  }
}

/** None when the site has another secret by now: it expires by itself. */
function opened(person: BrowserOwner, { key, record, keptAt, sealed }: StoredDraft): Draft[] {
  try {
    return [{ key, record, keptAt, ...(unseal(person, sealed) as DraftContent) }];
  } catch {
    return [];
  }
}

/** Says that an editor is open, until the answer is called or its tab is gone. */
export function holdDraft(key: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(key, () => held).catch(() => undefined);
  return release;
}

/** The drafts whose editors are open in some tab of this browser. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const held = await navigator.locks?.query().catch(() => null);
  return new Set(held?.held?.flatMap(({ name }) => (name === undefined ? [] : [name])));
}
