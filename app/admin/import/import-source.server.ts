import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '~/lib/error-reason';

/** Why a folder can't be imported. The sentence is for the operator. */
export class ImportError extends Error {
  readonly code = 'IMPORT_FAILED';
}

/** A record as a file has it: fields by the names of the specification, which are those of the tables' columns. */
export interface SourceRecord {
  /** "insights.json, record 3" */
  place: string;
  values: Readonly<Record<string, unknown>>;
}

export interface SourceFile {
  name: string;
  /** The table that its name says. */
  table: string;
  records: SourceRecord[];
}

/** `insights.json`, `insights.jsonl`, `insights.csv`, and `insights_rows.csv`, as hosted databases call what they export. */
const fileName = /^(\w+?)(?:_rows)?\.(json|jsonl|ndjson|csv)$/i;

/**
 * Reads the files of a folder that are named after tables, in the order of their names.
 * @throws ImportError for a folder or a file that can't be read as what its name says
 */
export async function readSource(folder: string): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for (const name of (await namesIn(folder)).sort()) {
    const [, table = '', kind = ''] = fileName.exec(name) ?? [];
    if (table === '') continue;
    const records = await readRecords(join(folder, name), name, kind.toLowerCase());
    files.push({ name, table: table.toLowerCase(), records });
  }
  return files;
}

/** @throws ImportError */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new ImportError(`${folder} can't be read as a folder: ${reasonOf(error)}.`, { cause: error });
  }
}

async function readRecords(path: string, name: string, kind: string): Promise<SourceRecord[]> {
  try {
    const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
    const rows = kind === 'csv' ? await rowsOfCsv(text) : kind === 'json' ? rowsOfJson(text) : rowsOfLines(text);
    return rows.map((values, index) => {
      if (isRecord(values)) return { place: `${name}, record ${index + 1}`, values };
      throw new Error(`record ${index + 1} is no object with the fields of a record`);
    });
  } catch (error) {
    throw new ImportError(`${name} can't be read: ${reasonOf(error)}.`, { cause: error });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOfJson(text: string): unknown[] {
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return value;
  throw new Error('it has to be a list of records, [{ … }, { … }]');
}

function rowsOfLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}

/** The first line has the names of the fields. */
async function rowsOfCsv(text: string): Promise<unknown[]> {
  const { parse } = await import('csv-parse/sync');
  return parse(text, { columns: true, skip_empty_lines: true });
}
