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
 * Where an error and its causes were made, for whoever asks for it with LOG_LEVEL=debug. Their messages, with which stacks begin,
 * are left out: that of a failed query has its values.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function stackToShow(error) {
  if (process.env.LOG_LEVEL !== 'debug' || !(error instanceof Error)) return undefined;
  const { stack = '', message, cause } = error;
  const start = stack.indexOf(message);
  const places = start === -1 ? '' : stack.slice(start + message.length).replace(/^\n/, '');
  const before = cause === error ? undefined : stackToShow(cause);
  return before === undefined ? places : `${places}\ncaused by:\n${before}`;
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
    const stack = stackToShow(error);
    if (stack !== undefined) console.error(stack);
    process.exitCode = error instanceof Failure ? error.exitCode : 1;
  }
}
