import type { Finding } from '~/server/doctor/finding';
import { runChecks } from '~/server/doctor/run-checks.server';
import { runningSite } from '~/server/running-site.server';
import { allChecks } from './all-checks.server';

/** What the doctor found, and when. */
export interface Examination {
  findings: Finding[];
  /** ISO 8601. */
  at: string;
}

/** A look this old is still worth showing; many reloads ask the mail server once. */
const keptMs = 30_000;
/** A page waits no longer than this for a look, for instance at a mail server that hangs. */
const patienceMs = 2_000;
const checkWithinMs = 10_000;

let latest: Examination | null = null;
let running: Promise<Examination> | null = null;

/**
 * The latest examination of this site, made anew when it is older than half a minute, or than what it would tell of. Null
 * while the first one takes long.
 * @param anew waits for one that begins now
 * @param changedAt when something that it looks at has changed last
 */
export async function latestExamination(anew: boolean, changedAt: Date | null = null): Promise<Examination | null> {
  const oldest = Math.max(Date.now() - keptMs, changedAt?.getTime() ?? 0);
  if (!anew && latest && Date.parse(latest.at) > oldest) return latest;
  // One that began before may have missed what the person has just put right.
  if (anew) await running;
  running ??= examine().finally(() => {
    running = null;
  });
  if (anew) return running;
  const patience = Promise.withResolvers<Examination | null>();
  const timer = setTimeout(() => patience.resolve(latest), patienceMs);
  try {
    return await Promise.race([running, patience.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function examine(): Promise<Examination> {
  const { handle, place } = runningSite();
  const checkup = { handle, place, isRunning: true, mayMend: false };
  latest = { findings: await runChecks(allChecks, checkup, checkWithinMs), at: new Date().toISOString() };
  return latest;
}
