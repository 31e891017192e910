import { sql } from 'drizzle-orm';
import type { Executor } from '../database-handle.server.ts';
import { readSequences, type SequenceState, type TableFacts } from './table-facts.server.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills tables with the parts that `readTable` gave, in any order of tables: `begin` empties them and takes foreign keys
 * and triggers away, `write` adds rows, `finish` puts both back, which checks every row, and sets the sequences. All of it
 * in one transaction, after `speakPlainly`; the tables' owner may do it, without a superuser's rights.
 */
export class TableWriter {
  readonly #tx: Executor;
  readonly #tables: ReadonlyMap<string, TableFacts>;
  #foreignKeys: ForeignKey[] = [];
  #triggers: { table: string; name: string }[] = [];

  constructor(tx: Executor, tables: readonly TableFacts[]) {
    this.#tx = tx;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async begin(): Promise<void> {
    const tx = this.#tx;
    const names = [...this.#tables.keys()];
    if (names.length === 0) return;
    this.#foreignKeys = (
      await tx.execute<ForeignKey & Record<string, unknown>>(sql`
        select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and connamespace = current_schema()::regnamespace`)
    ).rows;
    this.#triggers = (
      await tx.execute<{ table: string; name: string }>(sql`
        select relname as table, tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and tgenabled = 'O' and relnamespace = current_schema()::regnamespace`)
    ).rows;
    for (const { table, name } of this.#foreignKeys) {
      await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
    }
    for (const { table, name } of this.#triggers) {
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger ${sql.identifier(name)}`);
    }
    await tx.execute(
      sql`truncate ${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
  }

  /** Adds the rows of one part. @throws Error if the table is not there, or a row does not fit it */
  async write(tableName: string, text: string): Promise<void> {
    const table = this.#tables.get(tableName);
    if (!table) throw new Error(`There is no table ${tableName}.`);
    await writePart(this.#tx, table, text);
  }

  async finish(sequences: Readonly<Record<string, SequenceState>>): Promise<void> {
    const tx = this.#tx;
    for (const { table, name, definition } of this.#foreignKeys) {
      await tx.execute(
        sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
    for (const { table, name } of this.#triggers) {
      await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger ${sql.identifier(name)}`);
    }
    await setSequences(tx, sequences);
  }
}

/** Adds the rows of a part that `readTable` gave, after `speakPlainly`. @throws Error if a row does not fit the table */
export async function writePart(tx: Executor, table: TableFacts, text: string): Promise<void> {
  const rows = `[${text.trimEnd().replaceAll('\n', ',')}]`;
  const columns = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, index) => sql.raw(`(line->>${index})::${type}`));
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${rows}::json) as line`);
}

/** Sequences count on where they were; those that are not there are left out. */
export async function setSequences(tx: Executor, sequences: Readonly<Record<string, SequenceState>>): Promise<void> {
  const present = await readSequences(tx);
  for (const [name, { lastValue, isCalled }] of Object.entries(sequences)) {
    if (present[name] === undefined) continue;
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${lastValue}::bigint, ${isCalled})`);
  }
}
