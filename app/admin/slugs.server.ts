import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import type { BoundCollection, RecordTable } from '~/collections/record-binding.server';
import type { Executor } from '~/db/client.server';
import { slugify } from '~/lib/slug';

type SluggedTable = RecordTable & { slug: AnyPgColumn };

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
): Promise<{ slug?: string } | 'slug-taken' | 'slug-in-bin'> {
  const { table, declaration } = collection;
  if (!hasSlug(table)) return {};
  const current = existing ? String(existing.slug) : null;
  const words = slugify(collection.slugFrom?.(values) ?? String(row.title));
  if (typeof values.slug === 'string') {
    const [other] = values.slug === current ? [] : await holdersOf(executor, table, values.slug);
    if (!other) return { slug: values.slug };
    // What the form of a new record made from its title was chosen by nobody.
    const isMade = values.slug === words && (!current || isNumbered(current, words));
    if (!isMade) return other.deletedAt === null ? 'slug-taken' : 'slug-in-bin';
  }
  const isFixed = existing?.status === declaration.publicStatus || existing?.title === row.title;
  if (current && isFixed) return { slug: current };
  const wanted = words || (await inLatinLetters(String(row.title))) || `untitled-${randomBytes(3).toString('hex')}`;
  return { slug: firstFree(wanted, await similarSlugs(executor, table, wanted, current)) };
}

/** "Квантовые вычисления" as "kvantovye-vychisleniya". The table of all letters is as large as all slugs are together. */
async function inLatinLetters(title: string): Promise<string> {
  const { default: anyAscii } = await import('any-ascii');
  return slugify(anyAscii(title));
}

function hasSlug(table: RecordTable): table is SluggedTable {
  return table.slug !== undefined;
}

function holdersOf(executor: Executor, table: SluggedTable, slug: string) {
  return executor.select({ deletedAt: table.deletedAt }).from(table).where(eq(table.slug, slug)).limit(1);
}

function isNumbered(slug: string, words: string): boolean {
  return slug.startsWith(`${words}-`) && /^\d+$/.test(slug.slice(words.length + 1));
}

/** The slug itself and its numbered ones, as far as other records have them. */
async function similarSlugs(executor: Executor, table: SluggedTable, wanted: string, own: string | null) {
  const rows = await executor
    .select({ slug: table.slug })
    .from(table)
    .where(
      sql`(${table.slug} = ${wanted} or ${table.slug} ~ ${`^${wanted}-[0-9]+$`}) and ${table.slug} is distinct from ${own}`,
    );
  return new Set(rows.map((row) => row.slug));
}

function firstFree(wanted: string, taken: Set<unknown>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
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
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' && (constraint ?? '').endsWith('_slug_key');
}
