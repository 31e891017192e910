import { sql } from 'drizzle-orm';
import type { Executor } from '../database-handle.server.ts';

/** What has to be known of a table to read its rows out of one database and write them into another. */
export interface TableFacts {
  name: string;
  /** In their order, without generated ones: the database makes those itself. `type` as PostgreSQL writes it. */
  columns: { name: string; type: string; isCollated: boolean }[];
  /** The columns of its primary key; empty if it has none. */
  key: string[];
}

/** Every table of the installation, by name. Migrations are noted in a schema of their own and are not among them. */
export async function listTables(executor: Executor): Promise<TableFacts[]> {
  const { rows } = await executor.execute<{ name: string; columns: TableFacts['columns']; key: string[] | null }>(sql`
    select class.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
          'isCollated', attcollation <> 0) order by attnum)
        from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select json_agg(attribute.attname order by array_position(index.indkey::int2[], attribute.attnum))
        from pg_index index
        join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(index.indkey)
        where index.indrelid = class.oid and index.indisprimary) as key
    from pg_class class
    where class.relnamespace = current_schema()::regnamespace and class.relkind = 'r'
    order by class.relname collate "C"`);
  return rows.map(({ name, columns, key }) => ({ name, columns, key: key ?? [] }));
}

/** The same tables, those first that others refer to. @throws Error if tables refer to each other in a circle */
export async function parentsFirst(executor: Executor, tables: readonly TableFacts[]): Promise<TableFacts[]> {
  const { rows: references } = await executor.execute<{ child: string; parent: string }>(sql`
    select distinct child.relname as child, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`);
  const ordered: TableFacts[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: TableFacts) =>
      !references.some(({ child, parent }) => child === name && names.has(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !isFree(table));
  }
  return ordered;
}

/** How far a sequence has counted. The number is text, because it may be larger than JavaScript's are exact. */
export interface SequenceState {
  lastValue: string;
  isCalled: boolean;
}

/** Every sequence of the installation with its state, by name. */
export async function readSequences(executor: Executor): Promise<Record<string, SequenceState>> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"`);
  const states: Record<string, SequenceState> = {};
  for (const { name } of rows) {
    const found = await executor.execute<{ value: string; called: boolean }>(
      sql`select last_value::text as value, is_called as called from ${sql.identifier(name)}`,
    );
    const [state] = found.rows;
    if (state) states[name] = { lastValue: state.value, isCalled: state.called };
  }
  return states;
}
