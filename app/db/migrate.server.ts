import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MigrationError } from './database-errors.server.ts';
import type { Orm } from './database-handle.server.ts';

/** Applies what is missing with drizzle's own `run`, and says how many that were. The caller sees to it that it is alone. */
export async function applyMigrations(
  orm: Orm,
  migrationsFolder: string,
  run: () => Promise<void>,
): Promise<{ applied: number }> {
  if (!existsSync(join(migrationsFolder, 'meta', '_journal.json'))) {
    throw new MigrationError(`There are no migrations in ${migrationsFolder}: meta/_journal.json is missing.`);
  }
  const before = await appliedMigrations(orm);
  try {
    await run();
  } catch (error) {
    throw new MigrationError(`A migration failed and was undone: ${reasonOf(error)}`, { cause: error });
  }
  const after = await appliedMigrations(orm);
  assertNoneSkipped(migrationsFolder, after);
  return { applied: after.size - before.size };
}

async function appliedMigrations(orm: Orm): Promise<Set<number>> {
  const { rows } = await orm.execute<{ present: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (!rows[0]?.present) return new Set();
  const result = await orm.execute<{ created_at: string | number }>(
    sql`select created_at from drizzle.__drizzle_migrations`,
  );
  return new Set(result.rows.map((row) => Number(row.created_at)));
}

/** drizzle compares with the newest applied one only, so one merged late with an older date would be skipped silently. */
function assertNoneSkipped(migrationsFolder: string, applied: Set<number>): void {
  const skipped = readMigrationFiles({ migrationsFolder }).filter((migration) => !applied.has(migration.folderMillis));
  if (skipped.length > 0) {
    const dates = skipped.map((migration) => new Date(migration.folderMillis).toISOString()).join(', ');
    throw new MigrationError(
      `${skipped.length} migration(s) in ${migrationsFolder} (of ${dates}) are older than the newest applied one and were skipped. Generate them anew.`,
    );
  }
}

function reasonOf(error: unknown): string {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost instanceof Error ? innermost.message : String(innermost);
}
