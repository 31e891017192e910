import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { innermostOf, reasonOf } from '../lib/error-reason.ts';
import { MigrationError } from './database-errors.server.ts';
import type { Executor, Orm } from './database-handle.server.ts';

/** One file of the migrations. */
export interface Migration {
  /** Its name without `.sql`. */
  tag: string;
  /** When it was generated, in milliseconds: what the database knows it by. */
  when: number;
  /** SHA-256 of the file. */
  hash: string;
  statements: string[];
}

/** A migration as a database notes it. */
export type AppliedMigration = Pick<Migration, 'when' | 'hash'>;

/** What a database lacks of a folder of migrations, and what stands in the way. */
export interface MigrationPlan {
  applied: AppliedMigration[];
  pending: Migration[];
  /** Whether a newer version of the program wrote the database. */
  isNewer: boolean;
  /** Sentences, each a reason not to migrate; empty when nothing is wrong. */
  obstacles: string[];
}

/** Called before the first of the missing migrations is applied to a database that has some already. */
export type BeforeUpgrade = (plan: MigrationPlan) => Promise<void>;

export interface Bystanders {
  beforeUpgrade?: BeforeUpgrade | undefined;
  /** Called once when somebody else's reading keeps a change of a table waiting. */
  onBlocked?: () => void;
}

/**
 * The migrations of a folder as drizzle-kit writes it, the oldest first.
 * @throws MigrationError if it is none
 */
export function readMigrations(folder: string): Migration[] {
  const journalPath = join(folder, 'meta', '_journal.json');
  if (!existsSync(journalPath)) {
    throw new MigrationError(`There are no migrations in ${folder}: meta/_journal.json is missing.`);
  }
  const journal = JSON.parse(readFileSync(journalPath, 'utf8')) as { entries: { tag: string }[] };
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql: statements, folderMillis, hash }, index) => ({
    tag: journal.entries[index]?.tag ?? '',
    when: folderMillis,
    hash,
    statements,
  }));
}

/** What the database has, the oldest first. */
export async function readAppliedMigrations(executor: Executor): Promise<AppliedMigration[]> {
  const { rows } = await executor.execute<{ present: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (!rows[0]?.present) return [];
  const result = await executor.execute<{ created_at: string | number; hash: string }>(
    sql`select created_at, hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return result.rows.map((row) => ({ when: Number(row.created_at), hash: row.hash }));
}

/** Compares a database with a folder of migrations. Changes nothing. */
export async function planMigrations(executor: Executor, folder: string): Promise<MigrationPlan> {
  const migrations = readMigrations(folder);
  const applied = await readAppliedMigrations(executor);
  const has = new Set(applied.map(({ when }) => when));
  const pending = migrations.filter(({ when }) => !has.has(when));
  const isNewer = (applied.at(-1)?.when ?? 0) > (migrations.at(-1)?.when ?? 0);
  return { applied, pending, isNewer, obstacles: findObstacles(migrations, applied, folder) };
}

function findObstacles(migrations: Migration[], applied: AppliedMigration[], folder: string): string[] {
  const known = new Map(migrations.map((migration) => [migration.when, migration]));
  const newestKnown = migrations.at(-1)?.when ?? 0;
  const newestApplied = applied.at(-1)?.when ?? 0;
  const has = new Set(applied.map(({ when }) => when));
  const obstacles = applied.flatMap(({ when, hash }) => {
    const file = known.get(when);
    if (!file && when > newestKnown) {
      return [
        `The database is newer than this program: it has a migration of ${day(when)} that is unknown here. Start the version of the program that made it, or restore a backup from before that upgrade.`,
      ];
    }
    if (!file) return [`The migration of ${day(when)} that the database has is missing in ${folder}. Put it back.`];
    if (file.hash === hash) return [];
    return [
      `The migration ${file.tag} was edited after it was applied, so nobody knows what the database looks like. Put the file back as it was, and write the change as a new migration.`,
    ];
  });
  // What is applied goes by date, so one merged late with an older date would be applied in an order nobody has tested.
  const skipped = migrations.filter(({ when }) => when < newestApplied && !has.has(when));
  if (skipped.length > 0) {
    const dates = skipped.map(({ when }) => day(when)).join(', ');
    obstacles.push(
      `${skipped.length} migration(s) in ${folder} (of ${dates}) are older than the newest applied one and were skipped. Generate them anew.`,
    );
  }
  return obstacles;
}

function day(when: number): string {
  return new Date(when).toISOString();
}

/**
 * Applies what is missing, all or nothing, and says how many that were. The caller sees to it that it is alone.
 * @throws MigrationError if one fails, or if something stands in the way
 */
export async function applyMigrations(
  orm: Orm,
  folder: string,
  { beforeUpgrade, onBlocked }: Bystanders = {},
): Promise<{ applied: number }> {
  const plan = await planMigrations(orm, folder);
  if (plan.obstacles.length > 0) throw new MigrationError(plan.obstacles.join('\n'));
  if (plan.pending.length === 0) return { applied: 0 };
  if (plan.applied.length > 0) await beforeUpgrade?.(plan);
  try {
    await writePatiently(orm, plan.pending, onBlocked);
  } catch (error) {
    const message = `A migration failed and was undone: ${reasonOf(error)}.`;
    throw new MigrationError([message, ...adviceOn(error, plan)].join(' '), { cause: error });
  }
  return { applied: plan.pending.length };
}

/** So long everybody who wants to read a table may wait behind its change, and then they go first for a while. */
const lockTimeout = sql`set local lock_timeout = '1s'`;
const givesWayMs = 2_000;

/**
 * Somebody who reads for long, such as a backup, keeps the change of a table waiting, and everybody who comes after that waits
 * behind it: so it waits a moment only, and tries again.
 */
async function writePatiently(orm: Orm, migrations: readonly Migration[], onBlocked?: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.transaction(async (tx) => {
        await tx.execute(lockTimeout);
        await writeMigrations(tx, migrations);
      });
    } catch (error) {
      // lock_not_available
      if (codeOf(error) !== '55P03') throw error;
      if (attempt === 1) onBlocked?.();
      await pause(givesWayMs);
    }
  }
}

function codeOf(error: unknown): unknown {
  const innermost = innermostOf(error);
  return innermost instanceof Error && 'code' in innermost ? innermost.code : undefined;
}

/** What an operator can do about the two failures of a first start on a PostgreSQL that somebody prepared for it. */
function adviceOn(error: unknown, { applied }: MigrationPlan): string[] {
  const code = codeOf(error);
  // insufficient_privilege; duplicate_table, duplicate_object.
  if (code === '42501') return ['Make the user of DATABASE_URL the owner of the database.'];
  const isTaken = code === '42P07' || code === '42710';
  if (isTaken && applied.length === 0) return ['It holds something else: name an empty database in DATABASE_URL.'];
  return [];
}

/** Applies migrations and notes each as drizzle does, so that its own tools can read it. Only within a transaction. */
export async function writeMigrations(tx: Executor, migrations: readonly Migration[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  }
}
