const FIRST_WORD_AFTER = 2000;
const NEXT_WORD_EVERY = 5000;

/**
 * A duration as people read it: "640 ms", "4.2 s", "1 min 12 s".
 * @param {number} milliseconds
 */
export function formatDuration(milliseconds) {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 60_000) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Says that something long is still going on: a line after two seconds and every five from then on, or one line that
 * counts in place on a terminal.
 * @param {string} title
 * @returns {{ stop(): number }} stop returns the elapsed milliseconds
 */
function startHeartbeat(title) {
  const began = performance.now();
  const terminal = process.stdout.isTTY;
  const beat = () => {
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(terminal ? `\r${title} … ${seconds} s` : `${title} … ${seconds} s\n`);
  };
  let repeat = /** @type {NodeJS.Timeout | undefined} */ (undefined);
  const first = setTimeout(() => {
    beat();
    repeat = setInterval(beat, terminal ? 1000 : NEXT_WORD_EVERY);
    repeat.unref();
  }, FIRST_WORD_AFTER);
  first.unref();
  return {
    stop() {
      clearTimeout(first);
      if (repeat !== undefined) {
        clearInterval(repeat);
        if (terminal) process.stdout.write('\r\u001b[K');
      }
      return performance.now() - began;
    },
  };
}

/**
 * @template T
 * @param {string} title what is being done, as "Building"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(title, work) {
  console.log(`${title} …`);
  const heartbeat = startHeartbeat(title);
  try {
    const result = await work();
    console.log(`${title}: done in ${formatDuration(heartbeat.stop())}`);
    return result;
  } finally {
    heartbeat.stop();
  }
}
