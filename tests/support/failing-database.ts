import type { Client } from 'pg';

/** Makes a table unknown to the site: whatever reads or writes it fails. The answer brings it back. */
export async function hideTable(database: Client, table: string): Promise<() => Promise<void>> {
  await database.query(`alter table ${table} rename to ${table}_away`);
  return async () => {
    await database.query(`alter table ${table}_away rename to ${table}`);
  };
}

/** Makes the database refuse one kind of write to a table, as a full disk would. The answer mends it. */
export async function breakTable(
  database: Client,
  table: string,
  kind: 'insert' | 'update' | 'delete',
): Promise<() => Promise<void>> {
  const name = `refuse_${kind}`;
  await database.query(`
    create or replace function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: no space left on device'; end $$;
    create trigger ${name} before ${kind} on ${table} for each row execute function refuse_writes();`);
  return async () => {
    await database.query(`drop trigger ${name} on ${table}`);
  };
}
