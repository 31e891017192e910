import type { DatabaseHandle } from '~/db/client.server';
import { log } from './log.server';

const afterFaultMs = 5_000;

export interface KeptWork {
  /** Lets what is under way finish. May be called twice. */
  stop(): Promise<void>;
}

/** In how many milliseconds to look again: sooner at news, unless `isDeaf`. */
interface Rest {
  ms: number;
  isDeaf?: boolean;
}

interface WorkOptions {
  database: DatabaseHandle;
  /** Whoever makes work notifies it; every process hears that when the transaction commits. */
  channel: string;
  /** One piece of work. */
  work: () => Promise<Rest>;
  /** The line of the log when it throws. */
  fault: string;
}

/** Works off a queue that all processes share: now, at news of it, and when its next entry is due; never twice at once. */
export async function keepWorking({ database, channel, work, fault }: WorkOptions): Promise<KeptWork> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDeaf = false;
  let isNews = false;
  let stopped = false;
  const look = () => {
    clearTimeout(timer);
    if (stopped) return;
    isDeaf = false;
    isNews = false;
    running = work()
      .catch((error: unknown): Rest => {
        if (!stopped) log.error({ err: error }, fault);
        return { ms: afterFaultMs };
      })
      .then((rest) => {
        running = undefined;
        if (stopped) return;
        isDeaf = rest.isDeaf ?? false;
        timer = setTimeout(look, isNews && !isDeaf ? 0 : rest.ms);
        timer.unref();
      });
  };
  const hear = () => {
    if (running) isNews = true;
    else if (!isDeaf) look();
  };
  const unlisten = await database.listen(channel, { onPayload: hear, onReconnect: hear });
  hear();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await unlisten().catch(() => undefined);
    },
  };
}
