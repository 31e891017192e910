import type { DatabaseHandle } from '~/db/client.server';
import { log } from './log.server';

const afterFaultMs = 5_000;

export interface KeptWork {
  /** Lets what is under way finish. May be called twice. */
  stop(): Promise<void>;
}

interface WorkOptions {
  database: DatabaseHandle;
  /** Whoever makes work notifies it; every process hears that when the transaction commits. */
  channel: string;
  /** One piece of work. Answers in how many milliseconds to look again. */
  work: () => Promise<number>;
  /** The line of the log when it throws. */
  fault: string;
}

/** Works off a queue that all processes share: now, at news of it, and when its next entry is due; never twice at once. */
export async function keepWorking({ database, channel, work, fault }: WorkOptions): Promise<KeptWork> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNews = false;
  let stopped = false;
  const look = () => {
    clearTimeout(timer);
    if (stopped) return;
    if (running) {
      isNews = true;
      return;
    }
    isNews = false;
    running = work()
      .catch((error: unknown) => {
        log.error({ err: error }, fault);
        return afterFaultMs;
      })
      .then((sleepMs) => {
        running = undefined;
        if (stopped) return;
        timer = setTimeout(look, isNews ? 0 : sleepMs);
        timer.unref();
      });
  };
  const unlisten = await database.listen(channel, { onPayload: look, onReconnect: look });
  look();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await unlisten().catch(() => undefined);
    },
  };
}
