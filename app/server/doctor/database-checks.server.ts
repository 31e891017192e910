import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '~/db/client.server';
import { planMigrations } from '~/db/migrate.server';
import { utcTime } from '~/lib/dates';
import { fileSize } from '~/lib/sizes';
import { environment } from '../env.server';
import { leftBehind } from '../left-behind.server';
import type { Observation } from './finding';
import type { Check, Checkup } from './run-checks.server';

/** As many as one process of the site may hold: its pool, and the one that listens. */
const connectionsOfAProcess = 11;

export const databaseChecks: readonly Check[] = [
  { group: 'Database', name: 'Database', needs: 'nothing', look: lookAtDatabase },
  { group: 'Database', name: 'Migrations', needs: 'nothing', look: lookAtMigrations },
  { group: 'Database', name: 'Letters', needs: 'nothing', look: lookAtLetters },
  { group: 'Database', name: 'Clock', needs: 'tables', look: ({ handle }) => lookAtClock(handle) },
];

/** What a database is, for people. */
export interface DatabaseFacts {
  /** "Embedded PostgreSQL 17.5", "PostgreSQL 15.14" */
  name: string;
  bytes: number;
}

export async function databaseFacts({ orm, driver }: DatabaseHandle): Promise<DatabaseFacts> {
  const { rows } = await orm.execute<{ version: string; bytes: string | number }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
  );
  const version = String(rows[0]?.version).split(' ')[0] ?? '';
  return {
    name: `${driver === 'embedded' ? 'Embedded PostgreSQL' : 'PostgreSQL'} ${version}`,
    bytes: Number(rows[0]?.bytes),
  };
}

async function lookAtDatabase({ handle, noHandle }: Checkup): Promise<Observation[]> {
  if (!handle)
    return [{ state: 'wrong', sentence: noHandle ?? 'It is not open.', advice: 'Nothing in it could be looked at.' }];
  const { name, bytes } = await databaseFacts(handle);
  const server = await serverSettings(handle);
  const doubts = durabilityDoubts(server);
  if (handle.driver === 'postgres') doubts.push(...connectionDoubts(server));
  const left = handle.driver === 'postgres' ? null : await leftBehind(resolve(environment().DATA_DIR));
  if (left) doubts.push({ state: 'warning', ...left });
  if (doubts.length > 0) return doubts;
  return [{ state: 'ok', sentence: `${name} answers, ${fileSize(bytes)}. What it acknowledges is on the disk.` }];
}

type ServerSettings = Partial<Record<string, string>>;

async function serverSettings({ orm }: DatabaseHandle): Promise<ServerSettings> {
  const { rows } = await orm.execute<{ name: string; setting: string }>(sql`
    select name, setting from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'max_connections', 'superuser_reserved_connections')`);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

function durabilityDoubts(server: ServerSettings): Observation[] {
  const doubts: Observation[] = [];
  const advice = 'Turn it on in the settings of the database server.';
  if (server.fsync === 'off') {
    doubts.push({ state: 'wrong', sentence: 'fsync is off: a power cut can destroy the database.', advice });
  }
  if (server.full_page_writes === 'off') {
    const sentence =
      'full_page_writes is off: a power cut can destroy the database, unless the disk writes whole pages.';
    doubts.push({ state: 'warning', sentence, advice });
  }
  if (server.synchronous_commit === 'off') {
    const sentence =
      'synchronous_commit is off: a power cut can take the last messages that visitors were thanked for.';
    doubts.push({ state: 'warning', sentence, advice });
  }
  return doubts;
}

function connectionDoubts(server: ServerSettings): Observation[] {
  const free = Number(server.max_connections) - Number(server.superuser_reserved_connections);
  if (!(free < connectionsOfAProcess)) return [];
  return [
    {
      state: 'wrong',
      sentence: `The database server allows ${free} connections, and one process of the site may need ${connectionsOfAProcess}.`,
      advice: `Set max_connections to ${connectionsOfAProcess} for each process and some for yourself.`,
    },
  ];
}

async function lookAtMigrations({ handle, place }: Checkup): Promise<Observation[]> {
  if (!handle) return [];
  const { applied, pending, obstacles } = await planMigrations(handle.orm, place.migrationsFolder);
  const without = 'Until then nothing that is in its tables can be looked at.';
  if (obstacles.length > 0) return obstacles.map((sentence) => ({ state: 'wrong', sentence, advice: without }));
  if (pending.length === 0) return [{ state: 'ok', sentence: `All ${applied.length} are applied.` }];
  const names = pending.map(({ tag }) => tag).join(', ');
  return [
    {
      state: 'warning',
      sentence: pending.length === 1 ? `1 is missing: ${names}.` : `${pending.length} are missing: ${names}.`,
      advice: `A start or npm run migrate applies them. ${without}`,
    },
  ];
}

/** Asked of what it does, whatever its locale is called and whoever provides it. */
async function lookAtLetters({ handle }: Checkup): Promise<Observation[]> {
  if (!handle) return [];
  const { rows } = await handle.orm.execute<{ knows: boolean; locale: string }>(sql`
    select lower('É') = 'é' as knows, datctype as locale from pg_database where datname = current_database()`);
  if (rows[0]?.knows) return [{ state: 'ok', sentence: 'É is é to its searches.' }];
  return [
    {
      state: 'warning',
      sentence: `The database’s locale (lc_ctype) is ${rows[0]?.locale}, so search does not know É as é.`,
      advice:
        'Make a database with another, createdb -E UTF8 -T template0 --lc-ctype=C.UTF-8, then: stop the site, npm run backup, npm run restore with the new DATABASE_URL.',
    },
  ];
}

/** A difference that no network explains, and one that makes sessions, schedules and backups wrong. */
const doubtfulMs = 5_000;
const badMs = 60_000;

async function lookAtClock({ orm }: DatabaseHandle): Promise<Observation[]> {
  const before = Date.now();
  const { rows } = await orm.execute<{ now: string | number; newest: string | number | null; what: string | null }>(sql`
    select extract(epoch from clock_timestamp()) * 1000 as now, extract(epoch from at) * 1000 as newest, what from (values
      ('the audit log', (select max(at) from audit_log)),
      ('the mails', (select max(created_at) from outbox_mails)),
      ('the messages', (select max(created_at) from contact_messages)),
      ('the sign-ins', (select max(created_at) from sessions)),
      ('the uploads', (select max(created_at) from uploads))) as newest (what, at)
    order by at desc nulls last limit 1`);
  const after = Date.now();
  const now = Number(rows[0]?.now);
  const observations: Observation[] = [];
  // Somewhere between the two moments the database looked at its own clock.
  const apartMs = Math.max(0, now - after, before - now);
  if (apartMs > doubtfulMs) {
    observations.push({
      state: apartMs > badMs ? 'wrong' : 'warning',
      sentence: `The clock of this machine and that of the database are ${inSeconds(apartMs)} apart.`,
      advice: 'Set both by NTP: publishing goes by the database’s clock, sessions and backups by this machine’s.',
    });
  }
  const aheadMs = Number(rows[0]?.newest ?? 0) - now;
  if (aheadMs > badMs) {
    observations.push({
      state: 'wrong',
      sentence: `The clock went back: the newest entry of ${rows[0]?.what} is of ${utcTime(new Date(now + aheadMs))}, ${inSeconds(aheadMs)} from now.`,
      advice:
        'Set the clock by NTP. If it is right now, wait until that moment has passed: until then the order of what happened is wrong.',
    });
  }
  return observations.length > 0
    ? observations
    : [{ state: 'ok', sentence: `It is ${utcTime(new Date(now))}, and nothing is dated later.` }];
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000).toLocaleString('en-US')} s`;
}
