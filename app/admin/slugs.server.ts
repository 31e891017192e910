import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import type { BoundCollection, RecordTable } from '~/collections/record-binding.server';
import type { Executor, Orm } from '~/db/client.server';
import { indexThatRefused } from '~/db/index-that-refused.server';
import { slugify } from '~/lib/slug';

type SluggedTable = RecordTable & { slug: AnyPgColumn };

/** Why a slug can't be chosen: another record has it, or one in the bin. */
export type SlugRefusal = 'slug-taken' | 'slug-in-bin';

export const slugErrors: Readonly<Record<SlugRefusal, string>> = {
  'slug-taken': 'Slug is taken by another record. Choose another one.',
  'slug-in-bin': 'Slug is kept for a record in the bin. Choose another one, or delete that record for good.',
};

/** What decides on a record's address. */
export interface SlugRequest {
  values: Record<string, unknown>;
  /** The row that will be written. */
  row: Record<string, unknown>;
  existing: Record<string, unknown> | null;
}

/**
 * The address of a record, as a column to write. One that a form has a field for and that is filled in counts as it is;
 * it is refused when it belongs to another record, be that one in the bin; one that scripts made from the title of a new
 * record gets a number then, and keeps that while the form, which stays open, still has the one without. Otherwise it
 * follows the title until the record is public; then it stays, so that links to it keep working. Titles without Latin
 * letters are spelled in them, as well as that goes; signs alone get a short random one. Collections without pages of their own have none.
 */
export async function slugFor(
  executor: Executor,
  collection: BoundCollection,
  { values, row, existing }: SlugRequest,
): Promise<{ slug?: string } | SlugRefusal> {
  const { table, declaration } = collection;
  if (!hasSlug(table)) return {};
  const current = existing ? String(existing.slug) : null;
  const words = slugOfTitle(collection, values, row);
  if (typeof values.slug === 'string') {
    const taken =
      values.slug === current ? undefined : (await takenSlugs(executor, table, [values.slug])).get(values.slug);
    if (!taken) return { slug: values.slug };
    // What the form of a new record made from its title was chosen by nobody.
    const isMade = values.slug === words && (!current || isNumbered(current, words));
    if (!isMade) return taken;
  }
  const isFixed = existing?.status === declaration.publicStatus || existing?.title === row.title;
  if (current && isFixed) return { slug: current };
  const wanted = words || (await inLatinLetters(String(row.title))) || `untitled-${randomBytes(3).toString('hex')}`;
  return { slug: await firstFree(executor, table, wanted, current) };
}

/** The address that a record's words make, without a number; empty when they have no Latin letters. */
export function slugOfTitle(
  collection: BoundCollection,
  values: SlugRequest['values'],
  row: SlugRequest['row'],
): string {
  return collection.slugFrom?.(values) ?? slugify(String(row.title));
}

/** "Квантовые вычисления" as "kvantovye-vychisleniya". The table of all letters is as large as all slugs are together. */
async function inLatinLetters(title: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii');
  return slugify(anyAscii(title));
}

function hasSlug(table: RecordTable): table is SluggedTable {
  return table.slug !== undefined;
}

/** Of some slugs those that other records have, and whether they lie in the bin. */
export async function takenSlugs(
  executor: Executor,
  table: RecordTable,
  slugs: readonly string[],
): Promise<Map<string, SlugRefusal>> {
  if (!hasSlug(table) || slugs.length === 0) return new Map();
  const rows = await executor
    .select({ slug: table.slug, deletedAt: table.deletedAt })
    .from(table)
    .where(inArray(table.slug, [...slugs]));
  return new Map(rows.map(({ slug, deletedAt }) => [String(slug), deletedAt === null ? 'slug-taken' : 'slug-in-bin']));
}

function isNumbered(slug: string, words: string): boolean {
  return slug.startsWith(`${words}-`) && /^\d+$/.test(slug.slice(words.length + 1));
}

/**
 * The slug itself, or the first numbered one that no other record has. Asked for by whole slugs, which the index of them
 * answers however many records there are.
 */
async function firstFree(executor: Executor, table: SluggedTable, wanted: string, own: string | null): Promise<string> {
  for (let from = 1, count = 10; ; from += count, count = Math.min(count * 10, 10_000)) {
    const numbers = Array.from({ length: count }, (_, index) => from + index);
    const asked = numbers.map((number) => (number === 1 ? wanted : `${wanted}-${number}`));
    const taken = await takenSlugs(executor, table, asked);
    const free = asked.find((slug) => slug === own || !taken.has(slug));
    if (free !== undefined) return free;
  }
}

/** Keeps the address that a public record gives up; the one that it takes leads nowhere else any longer. */
export async function keepFormerSlug(
  executor: Executor,
  { declaration }: BoundCollection,
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Promise<void> {
  const collection = declaration.name;
  if (typeof after.slug !== 'string' || before?.slug === after.slug) return;
  await executor
    .delete(formerSlugsTable)
    .where(and(eq(formerSlugsTable.collection, collection), eq(formerSlugsTable.slug, after.slug)));
  if (before?.status !== declaration.publicStatus) return;
  const recordId = String(after.id);
  await executor
    .insert(formerSlugsTable)
    .values({ collection, slug: String(before.slug), recordId })
    .onConflictDoUpdate({ target: [formerSlugsTable.collection, formerSlugsTable.slug], set: { recordId } });
}

export async function forgetFormerSlugs(executor: Executor, collection: BoundCollection, id: string): Promise<void> {
  await executor
    .delete(formerSlugsTable)
    .where(and(eq(formerSlugsTable.collection, collection.declaration.name), eq(formerSlugsTable.recordId, id)));
}

/** Whether a write failed because somebody else took the slug first. */
export function isSlugTaken(error: unknown): boolean {
  return indexThatRefused(error)?.endsWith('_slug_key') ?? false;
}

/** Waits until nobody else looks for another slug in the collection. */
export async function lockSlugs(tx: Orm, { declaration }: BoundCollection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`slugs of ${declaration.name}`}))`);
}
