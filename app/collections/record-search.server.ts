import { type SQL, sql } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { mostListed } from '~/lib/list-limits';
import { begunShare, shareOfBestSome } from '~/lib/search-ranks';
import { otherSpelling } from '~/lib/spellings';
import { mayBeUnfinished } from '~/lib/unfinished-word';
import { type PublicCollection, publicCollections } from './public-records.server';
import type { RecordKind } from './record-kinds';

/** That a public record was found, and how well it fits. */
export interface RecordHit {
  kind: RecordKind;
  id: string;
  /** From 0, found in the text only, to about 1, found in the title; with some of the words, mostly how many. */
  rank: number;
}

export interface RecordHits {
  /** Best first. */
  hits: RecordHit[];
  /** How many were found of each kind, whichever was asked for. */
  counts: Partial<Record<RecordKind, number>>;
}

export interface RecordSearch {
  /** As it was typed. `"…"`, `or` and `-` mean what they mean elsewhere. */
  query: string;
  /** Its words, folded: lower case, without accents. */
  words: readonly string[];
  /** Undefined searches everything. */
  kind?: RecordKind | undefined;
  /** The best so many hits. */
  limit: number;
}

/** What one wrong letter in the middle of a word of six leaves, as pg_trgm counts: 0.4. */
const leastSimilarity = 0.38;
/** Titles that fit less well than this share of the best one are noise. */
const shareOfBest = 0.7;
/** Of each kind, the newest: so many are ranked, and counted, of what has a word that is everywhere. */
const mostRanked = mostListed;
/** Of each kind. A word of three letters may resemble every title there is; more candidates are no better. */
const mostSimilar = 300;
/** Weights of text, nothing, about and title. */
const weights = sql`'{0, 0, 0.35, 1}'::real[]`;
/** A record that has a word in its text alone: more than one that only begins with it there, less than a title that does. */
const inText = sql`0.05::real`;
const operators = /["“”]|(?:^|\s)-\S|\bor\b/i;

/** Finds public records by their words, the last one also as the beginning of a word, best first. */
export function searchRecords(search: RecordSearch): Promise<RecordHits> {
  return run(wordsStatement(search));
}

/** Finds public records by some of their words, those with most of them first. */
export function searchRecordsForSome(search: RecordSearch): Promise<RecordHits> {
  return run(someWordsStatement(search));
}

/** Those of the words that any public record contains, or that are too common to be looked up. */
export async function wordsOfRecords(words: readonly string[]): Promise<string[]> {
  const known = words.map((word) => {
    const wanted = oneWord(word);
    const somewhere = publicCollections.map(
      ({ table, isPublic }) =>
        sql`exists (select 1 from ${table} where ${isPublic} and ${table.searchVector} @@ ${wanted})`,
    );
    return sql`(numnode(${wanted}) = 0 or ${sql.join(somewhere, sql` or `)})`;
  });
  const { rows } = await orm().execute<{ known: boolean[] }>(sql`select array[${sql.join(known, sql`, `)}] as known`);
  return words.filter((_, index) => rows[0]?.known[index]);
}

/** Finds public records whose titles resemble the words: for what was misspelt. */
export async function searchSimilarTitles(search: RecordSearch): Promise<RecordHits> {
  if (!search.words.some(isTelling)) return { hits: [], counts: {} };
  return orm().transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`);
    return run(similarTitlesStatement(search), tx);
  });
}

async function run(statement: SQL, executor: Executor = orm()): Promise<RecordHits> {
  const { rows } = await executor.execute<FoundRow>(statement);
  return rows[0] ?? { hits: [], counts: {} };
}

/** The statement of `searchRecords`; a test looks at its plan. */
export function wordsStatement(search: RecordSearch): SQL {
  const typed = inBothSpellings(
    sql`websearch_to_tsquery('pg_catalog.english', search_fold(${search.query}))`,
    search.words,
  );
  const said = eachCollection(({ table }) => ({
    matches: sql`${table.searchVector} @@ ${typed}`,
    rank: sql`${inText} + ts_rank(${weights}, ${table.headlineVector}, ${typed})`,
    most: mostRanked,
    newest: true,
  }));
  const unfinished = unfinishedWords(search);
  if (!unfinished) return bestOf(search, sql`with found as materialized (${said})`);
  const begun = eachCollection(({ kind, table }) => ({
    // Asked first, and once: where the words themselves are everywhere, looking for what begins with them reads the whole table.
    matches: sql`(select count(*) from said where kind = ${kind}) < ${mostRanked}
      and ${table.searchVector} @@ (${unfinished} && !!${typed})`,
    rank: sql`${begunShare}::real * ts_rank(${weights}, ${table.headlineVector}, ${unfinished})`,
    most: mostRanked,
    newest: true,
  }));
  return bestOf(
    search,
    sql`with said as materialized (${said}), found as materialized (select * from said union all ${begun})`,
  );
}

/** The statement of `searchRecordsForSome`; a test looks at its plan. */
export function someWordsStatement(search: RecordSearch): SQL {
  const each = search.words.map(oneWord);
  const any = sql`(${sql.join(each, sql` || `)})`;
  const found = eachCollection(({ table }) => {
    const count = sql.join(
      each.map((word) => sql`(${table.searchVector} @@ ${word})::int`),
      sql` + `,
    );
    const rank = sql`(${inText} + ts_rank(${weights}, ${table.headlineVector}, ${any}))`;
    return {
      matches: sql`${table.searchVector} @@ ${any}`,
      rank: sql`(${count})::float8 / ${each.length} + ${rank} / 4`,
      most: mostSimilar,
      newest: true,
    };
  });
  return bestOf(
    search,
    sql`with candidates as materialized (${found}), found as materialized (
      select * from candidates where rank >= ${shareOfBestSome}::float8 * (select max(rank) from candidates)
    )`,
  );
}

/** Shorter words resemble everything. */
const isTelling = (word: string) => word.length >= 3;

/** The statement of `searchSimilarTitles`. */
export function similarTitlesStatement(search: RecordSearch): SQL {
  const words = search.words.filter(isTelling).slice(0, 6);
  const candidates = eachCollection(({ table }) => {
    // Exactly the expression of the index.
    const title = sql`search_fold(${table.title})`;
    const similarities = words.map((word) => sql`word_similarity(${word}, ${title})`);
    const average = sql`(${sql.join(similarities, sql` + `)}) / ${words.length}::real`;
    const oneResembles = sql.join(
      words.map((word) => sql`${title} %> ${word}`),
      sql` or `,
    );
    return {
      matches: sql`((${oneResembles}) and ${average} >= ${leastSimilarity}::real)`,
      rank: sql`${average} / 2`,
      most: mostSimilar,
      newest: false,
    };
  });
  return bestOf(
    search,
    sql`with candidates as materialized (${candidates}), found as materialized (
      select * from candidates where rank >= ${shareOfBest}::float8 * (select max(rank) from candidates)
    )`,
  );
}

/** All the words, the last one as the beginning of one; null where it can't be that. */
function unfinishedWords({ query, words }: RecordSearch): SQL | null {
  const last = words.at(-1);
  if (!last || !mayBeUnfinished(last) || saysHow(query)) return null;
  const begins = sql`to_tsquery('pg_catalog.english', search_fold(${`'${last}':*`}))`;
  const before = words.slice(0, -1).join(' ');
  if (before === '') return begins;
  return sql`(${inBothSpellings(plainWords(before), words.slice(0, -1))} && ${begins})`;
}

const plainWords = (words: string) => sql`plainto_tsquery('pg_catalog.english', search_fold(${words}))`;

/** One folded word, in either spelling. */
const oneWord = (word: string) => inBothSpellings(plainWords(word), [word]);

/** The query that finds each of the folded words in its other spelling too, wherever in the query it stands. */
function inBothSpellings(query: SQL, words: readonly string[]): SQL {
  return words.reduce((before, word) => {
    const other = otherSpelling(word);
    if (other === null) return before;
    const typed = plainWords(word);
    return sql`ts_rewrite(${before}, ${typed}, ${typed} || ${plainWords(other)})`;
  }, query);
}

/** Whether a query says more than its words: which must stand together, or must not be there. */
export function saysHow(query: string): boolean {
  return operators.test(query);
}

interface Way {
  matches: SQL;
  rank: SQL;
  /** How many of each kind to look at. */
  most: number;
  /** Whether these are the newest, or whichever are found first. */
  newest: boolean;
}

interface FoundRow extends Record<string, unknown>, RecordHits {}

/** What is public and matches, of all kinds, in one list. */
function eachCollection(way: (collection: PublicCollection) => Way): SQL {
  const parts = publicCollections.map((collection) => {
    const { matches, rank, most, newest } = way(collection);
    const { kind, table, date, isPublic } = collection;
    const order = newest ? sql`order by ${date} desc` : sql``;
    return sql`(select ${kind}::text as kind, ${table.id} as id, (${rank})::float8 as rank, ${date} as date
      from ${table} where ${isPublic} and ${matches} ${order} limit ${most})`;
  });
  return sql.join(parts, sql` union all `);
}

/** Counts everything in `found`, and names the best. */
function bestOf({ kind, limit }: RecordSearch, found: SQL): SQL {
  const wanted = kind ?? null;
  const order = sql`rank desc, date desc, id`;
  return sql`
    ${found},
    best as (
      select * from found where ${wanted}::text is null or kind = ${wanted}::text order by ${order} limit ${limit}
    ),
    each_kind as (select kind, count(*) as count from found group by kind)
    select
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'id', id, 'rank', rank) order by ${order}), '[]')
        from best) as hits,
      (select coalesce(jsonb_object_agg(kind, count), '{}') from each_kind) as counts`;
}
