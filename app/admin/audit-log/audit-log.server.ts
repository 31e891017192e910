import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { isKnownDay } from '~/lib/known-day';
import type { Changes } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { auditActions } from '~/server/audit/audit-actions';
import {
  type AuditDifference,
  type AuditEntry,
  type AuditPage,
  type AuditState,
  auditPath,
  readEntryNumber,
} from './audit-entry';
import { changesInWords, differencesInWords } from './audit-values.server';
import { audited, fieldWordsOf, findSubjects, labelOf } from './audited.server';

export const entriesPerPage = 40;
const longestId = 100;
const mostWords = 12;
/** A word that one entry of fifty has fills a page from so many of them. */
const nearest = 2000;

/** Reads what is asked from the URL; nonsense counts as not given. */
export function readAuditState(search: URLSearchParams): AuditState {
  const id = (key: string) => searchTerm(search.get(key)).slice(0, longestId);
  const day = (key: string) => {
    const value = search.get(key) ?? '';
    return isKnownDay(value) ? value : '';
  };
  const after = readEntryNumber(search.get('after'));
  return {
    query: searchTerm(search.get('q')),
    person: id('person'),
    collection: id('collection'),
    action: auditActions.find((action) => action === search.get('action')) ?? '',
    record: id('record'),
    from: day('from'),
    to: day('to'),
    before: after === null ? readEntryNumber(search.get('before')) : null,
    after,
  };
}

/** One page of the log, newest first, with what its filters offer. Authorise first. */
export async function listAudit(state: AuditState): Promise<AuditPage> {
  const { before, after } = state;
  const cursor = after === null ? before && lt(auditLog.id, before) : gt(auditLog.id, after);
  const rows = await readEntries(state, cursor || undefined);
  const hasMore = rows.length > entriesPerPage;
  const shown = rows.slice(0, entriesPerPage);
  if (after !== null) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const isFirstPage = after === null ? before === null : !hasMore;
  const step = (to: Partial<AuditState>) => auditPath({ ...state, before: null, after: null, ...to });
  return {
    state,
    entries: await toEntries(shown),
    older: last && (after !== null || hasMore) ? step({ before: last.id }) : null,
    newer: isFirstPage ? null : first ? step({ after: first.id }) : step({}),
    people: await findPeople(),
    collections: await findCollections(),
  };
}

/**
 * A page's entries by their numbers, and one more. A word that many entries have fills the page from the nearest of
 * them. One that few have is found by the index of the words, and sorted afterwards: a sum keeps the database from
 * walking along the numbers instead, which reads every entry there is. Neither way reads more than a few thousand.
 */
async function readEntries(state: AuditState, cursor: SQL | undefined): Promise<Row[]> {
  const inOrder = state.after === null ? desc : asc;
  const wanted = entriesPerPage + 1;
  const others = and(...auditConditions({ ...state, query: '' }), cursor);
  const words = matchesWords(state.query);
  const entries = (where: SQL | undefined, number: SQL | AnyPgColumn = auditLog.id) =>
    orm().select(auditColumns).from(auditLog).where(where).orderBy(inOrder(number)).limit(wanted);
  if (!words) return entries(others);
  const nearby = orm()
    .select({ id: auditLog.id, vector: auditLog.searchVector })
    .from(auditLog)
    .where(others)
    .orderBy(inOrder(auditLog.id))
    .limit(nearest)
    .as('nearby');
  const fitting = orm()
    .select({ id: nearby.id })
    .from(nearby)
    .where(matchesWords(state.query, nearby.vector))
    .orderBy(inOrder(nearby.id))
    .limit(wanted);
  const near = await entries(inArray(auditLog.id, fitting));
  return near.length === wanted ? near : entries(and(others, words), sql`(${auditLog.id} + 0)`);
}

/** One entry, or null. Authorise first. */
export async function findAuditEntry(
  id: string,
): Promise<{ entry: AuditEntry; differences: AuditDifference[] } | null> {
  const number = readEntryNumber(id) ?? 0;
  const rows = await orm().select(auditColumns).from(auditLog).where(eq(auditLog.id, number)).limit(1);
  const [entry] = await toEntries(rows);
  if (!entry) return null;
  const changes = (rows[0]?.changes ?? {}) as Changes;
  return { entry, differences: differencesInWords(changes, fieldWordsOf(entry.subject.collection)) };
}

/** All but the words that are searched. */
export const auditColumns = {
  id: auditLog.id,
  at: auditLog.at,
  actorId: auditLog.actorId,
  actorName: auditLog.actorName,
  action: auditLog.action,
  collection: auditLog.collection,
  recordId: auditLog.recordId,
  changes: auditLog.changes,
};

interface Row {
  id: number;
  at: Date;
  actorId: string | null;
  actorName: string;
  action: string;
  collection: string;
  recordId: string;
  changes: unknown;
}

async function toEntries(rows: readonly Row[]): Promise<AuditEntry[]> {
  const subjects = await findSubjects(rows);
  return rows.flatMap(({ id, at, actorId, actorName, action, collection, recordId, changes }) => {
    const subject = subjects.get(`${collection}/${recordId}`);
    if (!subject) return [];
    return {
      id,
      at: at.toISOString(),
      actor: { id: actorId, name: actorName },
      action,
      subject: { ...subject, title: subject.title ?? titleIn(changes as Changes) },
      changes: changesInWords(changes as Changes, fieldWordsOf(collection)),
    };
  });
}

/** What a record that is gone was called, as far as this entry knows. */
function titleIn({ title, name }: Changes): string | null {
  const known = [title?.after, title?.before, name?.after, name?.before].find((value) => typeof value === 'string');
  return typeof known === 'string' && known !== '' ? known : null;
}

/** What a state of the page asks, without the page. */
export function auditConditions({
  query,
  person,
  collection,
  action,
  record,
  from,
  to,
}: AuditState): (SQL | undefined)[] {
  const inIndia = (day: string) => sql`(${`${day}T00:00:00+05:30`}::timestamptz)`;
  return [
    person === '' ? undefined : eq(auditLog.actorId, person),
    collection === '' ? undefined : eq(auditLog.collection, collection),
    action === '' ? undefined : eq(auditLog.action, action),
    record === '' ? undefined : eq(auditLog.recordId, record),
    from === '' ? undefined : gte(auditLog.at, inIndia(from)),
    to === '' ? undefined : lt(auditLog.at, sql`${inIndia(to)} + interval '1 day'`),
    matchesWords(query),
  ];
}

/**
 * Every word has to be there, as a whole or as the beginning of one. Quotes and backslashes go once a word is folded, which
 * makes plain ones of those that phones type by themselves.
 */
function matchesWords(query: string, vector: AnyPgColumn | SQLWrapper = auditLog.searchVector): SQL | undefined {
  const words = query.split(' ').filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const wanted = words.map((word) => {
    const plain = sql`translate(search_fold(${word}), ${"'\\"}, '  ')`;
    // The blank stands for a word of which folding leaves nothing, such as an accent without its letter.
    return sql`to_tsquery('pg_catalog.simple', '''' || ${plain} || ' '':*')`;
  });
  return sql`${vector} @@ (${sql.join(wanted, sql` && `)})`;
}

/** The values that a column has, without reading every row: from each one the index leads to the next. */
function distinctValues(column: AnyPgColumn): SQL {
  return sql`with recursive found(value) as (
    (select ${column} from ${auditLog} where ${column} is not null order by ${column} limit 1)
    union all
    select (select ${column} from ${auditLog} where ${column} > found.value order by ${column} limit 1)
    from found where found.value is not null
  ) select value from found where value is not null`;
}

/** Everybody who ever did something, under the name they had last. */
async function findPeople(): Promise<{ id: string; name: string }[]> {
  const { rows } = await orm().execute<{ id: string; name: string }>(sql`
    select person.value as id, (
      select ${auditLog.actorName} from ${auditLog}
      where ${auditLog.actorId} = person.value order by ${auditLog.id} desc limit 1
    ) as name from (${distinctValues(auditLog.actorId)}) as person order by name, id`);
  return rows;
}

async function findCollections(): Promise<{ name: string; label: string }[]> {
  const { rows } = await orm().execute<{ value: string }>(distinctValues(auditLog.collection));
  // In the order of the tabs; what the log speaks of besides comes last.
  const order = (name: string) => {
    const place = audited.findIndex((known) => known.name === name);
    return place === -1 ? audited.length : place;
  };
  return rows
    .map(({ value }) => ({ name: value, label: labelOf(value) }))
    .sort((a, b) => order(a.name) - order(b.name) || a.label.localeCompare(b.label));
}
