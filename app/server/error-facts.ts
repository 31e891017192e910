/** Facts of errors that say what was the matter without saying about whom. */
const harmless = ['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'status'] as const;

export interface ErrorFacts {
  type: string;
  /** Of the error and of all its causes. */
  message: string;
  /** Where it was made, and where its cause was. */
  stack: string;
  [fact: string]: unknown;
}

/**
 * An error for the log. The values that a query was sent with are left out, and so is what the database tells of the row
 * it refused: both hold what visitors have written.
 */
export function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const chain = [error];
  for (let { cause } = error; cause instanceof Error && !chain.includes(cause); { cause } = cause) chain.push(cause);
  const facts: ErrorFacts = {
    type: error.constructor.name,
    message: chain.map(withoutValues).join(': '),
    stack: chain.map(placesOf).join('\ncaused by:\n'),
  };
  for (const name of harmless) {
    const value = chain.map((each) => Reflect.get(each, name) as unknown).find((each) => each !== undefined);
    if (typeof value === 'string' || typeof value === 'number') facts[name] = value;
  }
  return facts;
}

/** What went wrong, for a person or for a register; without values, as in the log. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? withoutValues(error) : String(error);
}

/** Drizzle puts them at the end of its message, and PostgreSQL the one that it can't read (class 22, such as 22P02). */
function withoutValues(error: Error): string {
  const message = error.message.replace(/\nparams:[^]*$/, '');
  const isUnreadable = 'code' in error && String(error.code).startsWith('22');
  return isUnreadable ? message.replace(/"[^]*"/, '"…"') : message;
}

/** The stack without the message that it begins with. */
function placesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  return start === -1 ? '' : stack.slice(start + message.length).replace(/^\n/, '');
}
