import { factsOf } from '~/lib/fields';
import type { Role } from '~/lib/roles';
import type { z } from '~/lib/zod';

export type RecordAction = 'read' | 'create' | 'update' | 'delete';

/** The sentences a collection says. Literal, because they are not regular and people search the code for them. */
export interface CollectionMessages {
  empty: string;
  /** Under `empty`: what will stand in the list. */
  emptyHelp: string;
  created: string;
  updated: string;
  deleted: string;
  restored: string;
  deletedForGood: string;
  loadFailed: string;
  saveFailed: string;
  deleteFailed: string;
  signedOut: string;
}

/** A column of a tab's table: the title, the state's badge, or the cell of this name on a record's card. */
export interface TableColumn {
  label: string;
  cell: 'title' | 'state' | (string & {});
}

/** An order of the tab's list. `column`, `thenBy` and `places` are properties of the table. */
export interface RecordSort {
  key: string;
  label: string;
  column: string;
  thenBy?: string;
  /**
   * The whole number that says where a record stands among those with the same `column`; of equal ones the older record
   * comes first. Staff move records up and down in this order, which is ascending.
   */
  places?: string;
  direction: 'asc' | 'desc';
}

/** What decides in an order before the id does. */
export function orderColumns({ column, thenBy, places }: RecordSort): string[] {
  return [column, thenBy ?? [], places ? [places, 'createdAt'] : []].flat();
}

/** The order in which staff put the records of a collection. */
export interface Placing {
  /** Of the order. */
  key: string;
  /** Records stand among those that have the same in this column. */
  group: string;
  /** The column with the number. */
  places: string;
}

/** Null where nobody puts records in order. */
export function placingOf({ sorts }: Pick<CollectionDeclaration, 'sorts'>): Placing | null {
  for (const { key, column, places } of sorts) if (places) return { key, group: column, places };
  return null;
}

/** A change of status that can be asked for in the list, for one record or for many. */
export interface StatusMove {
  /** On its button. */
  label: string;
  to: string;
  /** What the summary says was done: "3 insights published." */
  done: string;
  /** What it says of those that stood like this before: "1 was already published." */
  already: string;
}

/** What the file of a collection says of it: what its admin tab and its rules need, safe to send to the browser. */
interface CollectionFacts<Fields extends z.ZodObject> {
  /** Name of the table, the folder and the audit log's entries. */
  name: string;
  /** Last part of the tab's URL, and what the tab says. */
  tab: { path: string; label: string };
  heading: string;
  singular: string;
  /** One record and several, where they are counted. */
  nouns: readonly [one: string, several: string];
  createLabel: string;
  /** Checks a form in the browser and on the server. Fields it does not name are refused. */
  fields: Fields;
  /** The status that shows a record to visitors. */
  publicStatus: string;
  /** How the tab shows its records: as cards, or as a table with these columns. */
  list: 'cards' | { columns: readonly TableColumn[] };
  editor: 'dialog' | 'inline-card';
  /** Its records are laid over the built-in words of pages, which its form shows beside the fields. */
  laidOverPages?: true;
  /** The page of a record is shown to staff before visitors see it: `app/site/preview/` knows how. */
  hasPreview?: true;
  deleteConfirmation: 'alert-dialog' | 'browser-confirm';
  permissions: Record<RecordAction, readonly Role[]>;
  /** Fields in which records share values, such as tags: offered to who writes the next one, and renamed in all of them at once. */
  terms?: readonly Extract<keyof z.output<Fields>, string>[];
  moves: readonly StatusMove[];
  /** The first is the default. */
  sorts: readonly RecordSort[];
  messages: CollectionMessages;
}

export interface CollectionDeclaration<Fields extends z.ZodObject = z.ZodObject> extends CollectionFacts<Fields> {
  /** Fields that hold HTML from the rich-text editor: sanitised before anything looks at them. */
  htmlFields: readonly string[];
}

/** Keeps a declaration's exact types. Which fields hold HTML is what their rules say: a list beside them could lack one. */
export function defineCollection<Fields extends z.ZodObject>(
  facts: CollectionFacts<Fields>,
): CollectionDeclaration<Fields> {
  const htmlFields = Object.keys(facts.fields.shape).filter((name) => factsOf(facts.fields, name).kind === 'html');
  return { ...facts, htmlFields };
}

/** Of what is written before it is shown: visitors see it, from its date on. */
export const publicStatus = 'published';

/** Of what is a draft until it is published. */
export const publishingMoves: readonly StatusMove[] = [
  { label: 'Publish', to: publicStatus, done: 'published', already: 'published' },
  { label: 'Unpublish', to: 'draft', done: 'unpublished', already: 'a draft' },
];

export const contentTeam = ['admin', 'editor'] as const satisfies readonly Role[];

export const contentPermissions: Record<RecordAction, readonly Role[]> = {
  read: contentTeam,
  create: contentTeam,
  update: contentTeam,
  delete: contentTeam,
};
