/** A failure whose message is a complete sentence for the person at the keyboard. */
export class Failure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/** @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a command's main function; whatever goes wrong ends in one sentence and an exit code, never in a stack trace.
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when nothing is returned
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(messageOf(error));
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) console.error(error.stack);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}
