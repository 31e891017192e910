import { sql } from 'drizzle-orm';
import type { ChannelSubscriber, DatabaseReports, Executor } from './database-handle.server.ts';

/** PostgreSQL's own limit; the embedded database is held to the same one. */
const MAX_PAYLOAD_BYTES = 7_999;

/** LISTEN takes no parameters, so only names that need no quoting are allowed. */
export function assertChannel(channel: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) {
    throw new TypeError(`"${channel}" can't be a channel: use lower-case letters, digits and underscores.`);
  }
}

/**
 * Sends a notification to all listeners of all processes, this one included; through a transaction it is delivered when
 * that commits, and never when it rolls back.
 * @throws RangeError if the payload is longer than 7,999 bytes, TypeError if the channel's name is not a plain one.
 */
export async function sendNotification(
  executor: Pick<Executor, 'execute'>,
  channel: string,
  payload = '',
): Promise<void> {
  assertChannel(channel);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) {
    throw new RangeError(`A notification on "${channel}" is longer than ${MAX_PAYLOAD_BYTES} bytes.`);
  }
  await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** A subscriber of its own for each call of `listen`, whose faults are reported instead of ending the process. */
export function guardSubscriber(
  channel: string,
  subscriber: ChannelSubscriber,
  onWarning: DatabaseReports['onWarning'],
): Required<ChannelSubscriber> {
  const guarded = (call: () => void) => {
    try {
      call();
    } catch (error) {
      onWarning?.(`A listener of "${channel}" failed.`, error);
    }
  };
  return {
    onPayload: (payload) => guarded(() => subscriber.onPayload(payload)),
    onReconnect: () => guarded(() => subscriber.onReconnect?.()),
  };
}

/** Whether `check` succeeds in time. */
export async function answersWithin(milliseconds: number, check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    const answer = (async () => check())().then(
      () => true,
      () => false,
    );
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
