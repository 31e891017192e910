import type { DatabaseHandle } from '~/db/client.server';
import { planMigrations } from '~/db/migrate.server';
import { reasonOf } from '~/lib/error-reason';
import type { BackupPlace } from '../backup/backup-archives.server';
import type { Finding, FindingGroup, Observation } from './finding';

/** What a check may look at. */
export interface Checkup {
  place: BackupPlace;
  /** Open, and the one of this process; null when it can't be opened. */
  handle: DatabaseHandle | null;
  /** Why there is no handle. */
  noHandle?: string;
  /** Whether a process of the site works on this database: then what it does by itself must have been done. */
  isRunning: boolean;
  /** Whether checks put right what is safe to. */
  mayMend: boolean;
}

export type OpenCheckup = Checkup & { handle: DatabaseHandle };

interface Named {
  group: FindingGroup;
  name: string;
}

/** Looks at one thing. What it throws is a finding too. */
export type Check = Named &
  (
    | { needs: 'nothing'; look(checkup: Checkup): Promise<Observation[]> }
    /** `tables`: those of this version, all migrations applied. */
    | { needs: 'tables'; look(checkup: OpenCheckup): Promise<Observation[]> }
  );

/** Makes all checks at once, each within `withinMs`. Never throws: a check that fails or hangs is something wrong. */
export async function runChecks(checks: readonly Check[], checkup: Checkup, withinMs: number): Promise<Finding[]> {
  const { handle } = checkup;
  const open = handle && (await hasTables(handle, checkup.place)) ? { ...checkup, handle } : null;
  const findings = await Promise.all(
    checks.map(async (check): Promise<Finding[]> => {
      const { group, name } = check;
      // What the tables are needed for can't be looked at without; the database's own check says why.
      const looking = check.needs === 'nothing' ? () => check.look(checkup) : open && (() => check.look(open));
      if (!looking) return [];
      const observations = await bounded(looking, withinMs);
      return observations.map((observation) => ({ group, name, ...observation }));
    }),
  );
  return findings.flat();
}

async function hasTables({ orm }: DatabaseHandle, { migrationsFolder }: BackupPlace): Promise<boolean> {
  try {
    const { pending, obstacles } = await planMigrations(orm, migrationsFolder);
    return pending.length === 0 && obstacles.length === 0;
  } catch {
    return false;
  }
}

async function bounded(look: () => Promise<Observation[]>, withinMs: number): Promise<Observation[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Observation[]>((resolve) => {
    timer = setTimeout(() => {
      resolve([
        { state: 'wrong', sentence: `Looking at it took longer than ${withinMs / 1000} s, so nothing is known.` },
      ]);
    }, withinMs);
  });
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return [{ state: 'wrong', sentence: `It could not be looked at: ${reasonOf(error)}` }];
  } finally {
    clearTimeout(timer);
  }
}
