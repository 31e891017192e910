import { randomUUID } from 'node:crypto';
import { type DatabaseHandle, type Orm, orm, sendNotification } from '../db/client.server.ts';
import { queuePurge } from './cdn/purge-queue.server.ts';
import { environment } from './env.server.ts';
import { log } from './log.server.ts';

/**
 * One number stands for "everything public as it is now". Pages are cached under it; a write makes the next number,
 * so the next request renders anew. Other processes on the same database hear of the write through LISTEN/NOTIFY.
 */
const channel = 'content_changed';
const instance = randomUUID();
/** A timer is never set further ahead than this; it looks again then, and whether the clock jumped. */
const longestWaitMs = 60 * 1000;
/** A burst of saves looks once, and nobody who waits for a page that one made stale waits for that too. */
const looksAfterMs = 20;
/** What the clock may go ahead of or behind a stopwatch in that time: it is set right little by little. */
const mostDriftMs = 2_000;

/** How long a save may take from the delivery of its notification to its own bump, which follows within milliseconds. */
const ownSaveWithinMs = 1_000;

/** What is known of records that time alone shows or hides; by the database's clock, which decides about them. */
export interface ScheduleLook {
  /** When it looked, as the database writes it. */
  now: string | null;
  /** In how many milliseconds the first of them is due; zero or less when it is, and null when none waits. */
  dueInMs: number | null;
}

/** Looks for the first moment after `seenUntil`, the `now` of the look before; from now on when that is null. */
type LookAtSchedule = (seenUntil: string | null) => Promise<ScheduleLook>;

let version = 1;
const listeners = new Set<() => void>();
let scheduleTimer: NodeJS.Timeout | undefined;
let soonTimer: NodeJS.Timeout | undefined;
let nextLookAt: Date | null = null;
let lookAtSchedule: LookAtSchedule | undefined;
/** The one that is looking now. Two at once could not tell what the other has seen. */
let looking: LookAtSchedule | undefined;
/** What was due until then has made a version of its own. */
let seenUntil: string | null = null;

export function contentVersion(): number {
  return version;
}

/** When this process looks next at what time alone shows or hides; null while it follows nothing. */
export function nextScheduleLook(): Date | null {
  return nextLookAt;
}

/** Makes every page rendered so far stale in this process. */
export function bumpContentVersion(): void {
  version += 1;
  for (const listener of listeners) listener();
  lookSoon();
}

/** Calls back after every bump, so that memory held for old pages is given back. */
export function onContentVersion(listener: () => void): void {
  listeners.add(listener);
}

/** Tells the other processes; call it inside the transaction of the write: they hear of it exactly when it commits. */
export async function announceContentChange(transaction: Pick<Orm, 'execute'>): Promise<void> {
  await sendNotification(transaction, channel, `${instance} ${version}`);
  if (environment().PURGE_URL !== undefined) await queuePurge(transaction);
}

/**
 * A save bumps the version itself before it is acknowledged, so its own notification brings nothing new. Unless the
 * answer to its COMMIT was lost: then the save looks failed, stands all the same, and only this can tell.
 */
function heard(payload: string): void {
  const [sender, announcedAt] = payload.split(' ');
  if (sender !== instance) {
    bumpContentVersion();
    return;
  }
  setTimeout(() => {
    if (version === Number(announcedAt)) bumpContentVersion();
  }, ownSaveWithinMs).unref();
}

/** Starts following changes made elsewhere and records scheduled for later. */
export async function followContentChanges(database: DatabaseHandle, look: LookAtSchedule): Promise<void> {
  lookAtSchedule = look;
  await database.listen(channel, {
    onPayload: heard,
    // Notifications sent while the connection was down are lost: assume that something changed.
    onReconnect: bumpContentVersion,
  });
  await armSchedule();
}

export function stopFollowingContentChanges(): void {
  clearTimeout(scheduleTimer);
  clearTimeout(soonTimer);
  soonTimer = undefined;
  nextLookAt = null;
  lookAtSchedule = undefined;
  seenUntil = null;
}

/** Every process does so at the same moment; what they ask of the CDN becomes one request. */
function publishScheduled(): void {
  bumpContentVersion();
  if (environment().PURGE_URL === undefined) return;
  queuePurge(orm()).catch((error: unknown) => log.error({ err: error }, 'the CDN will not hear of a scheduled record'));
}

/**
 * Timers run by a stopwatch, which stands still while a machine sleeps, and dates by the clock. Where the clock jumped, what
 * was due in between is no longer among what is to come, so everything is made anew.
 */
function startWatch(): { hasJumped(): boolean } {
  const ahead = () => Date.now() - performance.now();
  const before = ahead();
  return { hasJumped: () => Math.abs(ahead() - before) > mostDriftMs };
}

function lookSoon(): void {
  if (!lookAtSchedule || soonTimer) return;
  nextLookAt = new Date(Date.now() + looksAfterMs);
  soonTimer = setTimeout(() => {
    soonTimer = undefined;
    void armSchedule();
  }, looksAfterMs);
  soonTimer.unref();
}

/**
 * Only a look publishes: it finds what became due since the look before, so neither a late timer nor a save in between
 * leaves a page without what was due meanwhile.
 */
async function armSchedule(): Promise<void> {
  const look = lookAtSchedule;
  if (!look) return;
  if (looking === look) {
    lookSoon();
    return;
  }
  looking = look;
  clearTimeout(scheduleTimer);
  try {
    const { now, dueInMs } = await look(seenUntil);
    if (lookAtSchedule !== look) return;
    seenUntil = now;
    if (dueInMs !== null && dueInMs <= 0) publishScheduled();
    else lookIn(dueInMs === null ? longestWaitMs : Math.min(dueInMs + 1, longestWaitMs));
  } catch (error) {
    if (lookAtSchedule !== look) return;
    log.error({ err: error }, 'could not look up scheduled content; looking again in a minute');
    lookIn(longestWaitMs);
  } finally {
    if (looking === look) looking = undefined;
  }
}

function lookIn(waitMs: number): void {
  clearTimeout(scheduleTimer);
  nextLookAt = new Date(Date.now() + waitMs);
  const watch = startWatch();
  scheduleTimer = setTimeout(() => {
    if (watch.hasJumped()) publishScheduled();
    else void armSchedule();
  }, waitMs);
  scheduleTimer.unref();
}
