/** A failure whose message is a complete sentence for the person at the keyboard. */
export class Failure extends Error {
  /** @param {string} message @param {number} [exitCode] */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'Failure';
    this.exitCode = exitCode;
  }
}

/**
 * Drizzle's message of a failed query is the query with all of its values, which may be somebody's and fill pages: told is
 * what the database said.
 * @param {unknown} error
 * @returns {string}
 */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  const [, query] = /^Failed query: (\w+)/.exec(error.message) ?? [];
  if (query === undefined) return error.message;
  return `The database did not do what it was asked (${query}): ${error.cause ? messageOf(error.cause) : 'it did not say why'}`;
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
