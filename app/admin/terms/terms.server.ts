import { desc, getTableName, type SQL, sql } from 'drizzle-orm';
import type { BoundCollection } from '~/collections/record-binding.server';
import { searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import { remembered } from '~/server/remembered-reads.server';
import { type ListedTerm, listedTermParameters } from '../list-address';
import { readPage } from '../record-list.server';
import { fitting, fold } from '../typed-search/fitting';
import { type BoundTermField, canBeRemoved, termColumn, termFields } from './term-fields.server';
import { renameParameter, type Term, type TermField, type TermsReport, type TermsState } from './terms';

const termsPerPage = 100;
/** Of more, those that most records have. */
const mostTerms = 5000;
/** So many are offered while somebody writes. */
const mostOffered = 200;
/** So many are named beside a search. */
const mostLike = 6;
/** As many the page knows for its question; of what it does not know the server asks. */
const mostOthers = 1000;
/** What is offered is what these have, of each collection those edited last: however many there are, it costs the same. */
const recordsLookedAt = 500;

/** Reads what the page is asked from the URL; nonsense counts as not given. */
export function readTermsState(search: URLSearchParams): TermsState {
  const { name: field = '' } = findTermField(search.get(listedTermParameters.field)) ?? termFields[0] ?? {};
  return { field, query: searchTerm(search.get('q')), page: readPage(search) };
}

export function readRenamed(search: URLSearchParams): string | null {
  return search.get(renameParameter);
}

export function findTermField(name: string | null): BoundTermField | null {
  return termFields.find((field) => field.name === name) ?? null;
}

/** A page of the terms of a field, in the order of the alphabet. Authorise first. */
export async function reportTerms(state: TermsState, renamed: string | null): Promise<TermsReport> {
  const field = findTermField(state.field);
  if (!field) throw new Error(`There is no field ${state.field}.`);
  const all = await termsIn(field.name);
  const wanted = fold(state.query);
  const found = all.filter(({ value }) => fold(value).includes(wanted));
  const { page, pageCount } = pageWithin(state.page, found.length, termsPerPage);
  return {
    state: { ...state, page },
    fields: termFields.map(withoutCollections),
    field: withoutCollections(field),
    terms: found.slice((page - 1) * termsPerPage, page * termsPerPage),
    total: found.length,
    pageCount,
    renaming: all.find(({ value }) => value === renamed) ?? null,
    canBeRemoved: canBeRemoved(field),
    others: renamed === null ? [] : all.flatMap(({ value }) => (value === renamed ? [] : [value])).slice(0, mostOthers),
  };
}

/** Whether any record has it, in the bin too. */
export async function isUsed(field: string, value: string): Promise<boolean> {
  return (await termsIn(field)).some((term) => term.value === value);
}

function withoutCollections({ name, label, isList }: BoundTermField): TermField {
  return { name, label, isList };
}

const termsIn = remembered(async (name: string): Promise<Term[]> => {
  const field = findTermField(name);
  if (!field) return [];
  const { rows } = await orm().execute<{ value: string; records: number; counts: Record<string, number> }>(sql`
    select value, sum(records)::int as records, json_object_agg(place, records) as counts
    from (${sql.join(field.collections.map(countedIn(field)), sql` union all `)}) counted
    group by value order by sum(records) desc, value limit ${mostTerms}`);
  const alike = Map.groupBy(rows, ({ value }) => bare(value));
  return rows
    .map(({ value, records, counts }) => ({
      value,
      records,
      where: field.collections.flatMap(({ declaration }, place) => {
        const here = counts[place] ?? 0;
        return here > 0 ? [{ tab: declaration.tab.path, records: here }] : [];
      }),
      alike: (alike.get(bare(value)) ?? []).flatMap((other) => (other.value === value ? [] : [other.value])),
    }))
    .sort((one, other) => byAlphabet.compare(one.value, other.value));
});

const byAlphabet = new Intl.Collator('en', { numeric: true });

/** Letters and digits alone: what is the same like this is most likely meant to be the same. */
function bare(value: string): string {
  return fold(value).replace(/[^\p{L}\p{N}]/gu, '') || value;
}

/** How many records of a collection have each value, those in the bin too. */
function countedIn(field: TermField): (collection: BoundCollection, place: number) => SQL {
  return (collection, place) =>
    sql`select ${place}::int as place, value, count(*)::int as records
      from (select ${valuesOf(collection, field)} as value from ${collection.table}) said where value <> '' group by value`;
}

function valuesOf(collection: BoundCollection, field: TermField): SQL {
  const column = termColumn(collection, field.name);
  return field.isList ? sql`unnest(${column})` : sql`${column}`;
}

/** What is offered in the fields of a collection, those that most records have first. By field. */
export async function offeredTerms({ declaration }: BoundCollection): Promise<Record<string, string[]>> {
  const names = declaration.terms ?? [];
  const offered = await Promise.all(names.map((name) => offeredIn(name)));
  return Object.fromEntries(names.map((name, index) => [name, offered[index] ?? []]));
}

/** Terms of a collection that have these words, those that begin with them first. */
export async function termsLike(collection: BoundCollection, query: string): Promise<ListedTerm[]> {
  const offered = Object.entries(await offeredTerms(collection));
  const terms = offered.flatMap(([field, values]) => values.map((value) => ({ field, value, label: value })));
  return fitting(terms, query)
    .slice(0, mostLike)
    .map(({ field, value }) => ({ field, value }));
}

const offeredIn = remembered(async (name: string): Promise<string[]> => {
  const field = findTermField(name);
  if (!field) return [];
  const lately = field.collections.map((collection) => {
    const { table } = collection;
    // Under the name of the table, which its columns bring along.
    return sql`select value from (
      select ${valuesOf(collection, field)} as value from (
        select ${termColumn(collection, field.name)} from ${table} where ${table.deletedAt} is null
        order by ${desc(table.updatedAt)}, ${desc(table.id)} limit ${recordsLookedAt}
      ) ${sql.identifier(getTableName(table))}) said where value <> ''`;
  });
  const { rows } = await orm().execute<{ value: string }>(sql`
    select value from (${sql.join(lately, sql` union all `)}) offered
    group by value order by count(*) desc, value limit ${mostOffered}`);
  return rows.map(({ value }) => value);
});
