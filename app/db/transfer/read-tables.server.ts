import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database-handle.server.ts';
import type { TableFacts } from './table-facts.server.ts';

const rowsAtOnce = 100;
/** A part has about so many bytes: what is kept in memory at a time. One longer row is a part of its own. */
const partBytes = 1024 * 1024;

/** Rows of a table as lines of JSON, one a line, each ending in a line feed. */
export interface TablePart {
  rows: number;
  text: string;
}

/** How many rows a table has and the SHA-256 of all of them, as lines in the order of `readTable`. */
export interface TableDigest {
  rows: number;
  sha256: string;
}

/**
 * Makes every value's text the same on any server, whatever its settings: to be called first in the transaction that
 * reads or writes rows.
 */
export async function speakPlainly(tx: Executor): Promise<void> {
  for (const setting of [
    sql`set local timezone = 'UTC'`,
    sql`set local datestyle = 'ISO, YMD'`,
    sql`set local intervalstyle = 'postgres'`,
    sql`set local bytea_output = 'hex'`,
    sql`set local extra_float_digits = 1`,
    sql`set local statement_timeout = 0`,
  ]) {
    await tx.execute(setting);
  }
}

/**
 * The rows of a table in parts of about a megabyte, in an order that does not depend on the server. A row is an array of
 * its columns' values, each as the text that PostgreSQL itself writes and reads, so that nothing is lost on the way
 * (numbers of any length, microseconds, JSON's null beside no value). Only within a transaction.
 */
export async function* readTable(tx: Executor, table: TableFacts): AsyncGenerator<TablePart> {
  const values = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  const line = sql`array_to_json(array[${sql.join(values, sql`, `)}]::text[])::text`;
  await tx.execute(
    sql`declare rows_of_table no scroll cursor for
      select ${line} as line from ${sql.identifier(table.name)} order by ${orderOf(table, line)}`,
  );
  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from rows_of_table`));
    for (const row of rows) {
      lines.push(row.line);
      length += row.line.length;
      if (length < partBytes) continue;
      yield toPart(lines);
      lines = [];
      length = 0;
    }
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close rows_of_table`);
  if (lines.length > 0) yield toPart(lines);
}

function toPart(lines: readonly string[]): TablePart {
  return { rows: lines.length, text: `${lines.join('\n')}\n` };
}

/** By the primary key, bytewise where it is text: servers sort words differently. */
function orderOf({ columns, key }: TableFacts, line: SQL): SQL {
  if (key.length === 0) return sql`${line} collate "C"`;
  const isCollated = new Set(columns.filter((column) => column.isCollated).map(({ name }) => name));
  const parts = key.map((name) =>
    isCollated.has(name) ? sql`${sql.identifier(name)} collate "C"` : sql`${sql.identifier(name)}`,
  );
  return sql.join(parts, sql`, `);
}

/** The digest of each of the tables, read anew. Only within a transaction, after `speakPlainly`. */
export async function digestTables(tx: Executor, tables: readonly TableFacts[]): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const table of tables) {
    const hash = createHash('sha256');
    let rows = 0;
    for await (const part of readTable(tx, table)) {
      hash.update(part.text);
      rows += part.rows;
    }
    digests[table.name] = { rows, sha256: hash.digest('hex') };
  }
  return digests;
}

/** What differs between two sets of digests, a sentence for each table; empty if they are the same. */
export function compareDigests(
  expected: Readonly<Record<string, TableDigest>>,
  found: Readonly<Record<string, TableDigest>>,
): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (!before) return [`Table ${name} is there and should not be.`];
    if (!after) return [`Table ${name} is missing.`];
    if (before.rows !== after.rows) return [`Table ${name} has ${after.rows} rows instead of ${before.rows}.`];
    return before.sha256 === after.sha256 ? [] : [`Table ${name} has other values in its ${before.rows} rows.`];
  });
}
