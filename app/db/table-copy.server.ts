/**
 * Tables read and written row by row whatever they hold, for moves between databases. Values travel as PostgreSQL's own
 * text, which every type can be read back from exactly: no JavaScript number or date is ever in between.
 */

/** Runs one statement; both drivers can. Parameters are texts. */
export type Run = (statement: string, parameters?: string[]) => Promise<Record<string, unknown>[]>;

export interface TableShape {
  name: string;
  /** Without generated ones, which the database computes anew. In the order of the table. */
  columns: { name: string; type: string }[];
}

/** Rows as texts, one list for each row, in the order of the columns. */
export type TextRows = (string | null)[][];

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** All tables of the site, those first that others refer to. @throws Error if tables refer to each other in a circle */
export async function listTables(run: Run): Promise<TableShape[]> {
  const columns = await run(`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`);
  const references = await run(`
    select distinct k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
  const shapes = new Map<string, TableShape>();
  for (const { table, column, type } of columns) {
    const name = String(table);
    const shape = shapes.get(name) ?? { name, columns: [] };
    shape.columns.push({ name: String(column), type: String(type) });
    shapes.set(name, shape);
  }
  const ordered: TableShape[] = [];
  while (shapes.size > 0) {
    const free = [...shapes.values()].filter(({ name }) =>
      references.every(({ child, parent }) => child !== name || !shapes.has(String(parent))),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...shapes.keys()].join(', ')}.`);
    for (const shape of free) {
      ordered.push(shape);
      shapes.delete(shape.name);
    }
  }
  return ordered;
}

/** The values of a row as one array of texts, as SQL. */
function rowAsTexts({ columns }: TableShape): string {
  return `array[${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')}]::text[]`;
}

/** What both sides of a move must agree on, so that a value has the same text on both. Within a transaction. */
export const sameTexts = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1`;

/** Reads a table in parts, each at most so many rows. Call it inside a transaction after `sameTexts`. */
export async function* readTable(run: Run, shape: TableShape, rowsAtOnce: number): AsyncGenerator<TextRows> {
  await run(
    `declare moving no scroll cursor for select to_json(${rowAsTexts(shape)})::text as row from ${quoted(shape.name)}`,
  );
  for (;;) {
    const rows = await run(`fetch ${rowsAtOnce} from moving`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => JSON.parse(String(row)) as (string | null)[]);
  }
  await run('close moving');
}

/** Adds rows as `readTable` gives them. */
export async function insertRows(run: Run, { name, columns }: TableShape, rows: TextRows): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `(row->>${index})::${type}`).join(', ');
  await run(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from jsonb_array_elements($1::jsonb) as row`,
    [JSON.stringify(rows)],
  );
}

export interface TableSum {
  rows: number;
  /** Of all values of all rows, whatever their order: the sum of 60 bits of each row's MD5. */
  checksum: string;
}

/** Call it inside a transaction after `sameTexts`. */
export async function sumTable(run: Run, shape: TableShape): Promise<TableSum> {
  const [sum] = await run(`
    select count(*)::text as rows, coalesce(sum(('x' || left(md5(${rowAsTexts(shape)}::text), 15))::bit(60)::bigint), 0)::text as checksum
    from ${quoted(shape.name)}`);
  return { rows: Number(sum?.['rows']), checksum: String(sum?.['checksum']) };
}

/** How far each sequence is; null for one that was never used. */
export async function listSequences(run: Run): Promise<{ name: string; last: string | null }[]> {
  const rows = await run(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name, last }) => ({ name: String(name), last: typeof last === 'string' ? last : null }));
}

export async function setSequence(run: Run, { name, last }: { name: string; last: string | null }): Promise<void> {
  if (last !== null) await run(`select setval($1::regclass, $2::bigint)`, [`public.${quoted(name)}`, last]);
}

/** The migrations that a database has, as drizzle notes them; empty for a database without any table of the site. */
export async function listMigrations(run: Run): Promise<string[]> {
  const [there] = await run(`select to_regclass('drizzle.__drizzle_migrations') is not null as yes`);
  if (there?.['yes'] !== true) return [];
  const rows = await run('select hash from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ hash }) => String(hash));
}
