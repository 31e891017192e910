/** Each kept plan takes some tens of kilobytes of the database, for every connection. */
const mostNamed = 200;
/** Texts that were seen once; the oldest go. */
const mostSeen = 500;

const isPlanned = /^\s*\(?\s*(?:select|insert|update|delete|with)\b/i;
/** How many rows have these words is what the plan hangs on: it is made anew for each. */
const looksForWords = /\blike\b|@@|\bstrpos\(/i;

/**
 * Which statements the database is asked to keep (a prepared statement of PostgreSQL), and under which name: those that come
 * again. Reading and planning one takes longer than most of ours take to run.
 */
export class StatementNames {
  readonly #named = new Map<string, string | undefined>();
  readonly #seen = new Set<string>();

  /** @returns undefined when it is to be sent without a name, as if it never came again */
  nameOf(text: string): string | undefined {
    if (this.#named.has(text)) return this.#named.get(text);
    if (this.#named.size >= mostNamed) return undefined;
    if (!this.#seen.has(text)) {
      if (isPlanned.test(text) && !looksForWords.test(text)) this.#noteSeen(text);
      return undefined;
    }
    this.#seen.delete(text);
    const name = `s${this.#named.size}`;
    this.#named.set(text, name);
    return name;
  }

  /** The database would not take it under its name any more, since a table changed: it has none from now on. */
  giveUp(text: string): void {
    this.#named.set(text, undefined);
  }

  #noteSeen(text: string): void {
    this.#seen.add(text);
    const [oldest] = this.#seen;
    if (this.#seen.size > mostSeen && oldest !== undefined) this.#seen.delete(oldest);
  }
}

/** Whether the database refuses a kept statement because of what became of it, not of what it was asked. */
export function isOutdatedStatement(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // feature_not_supported: "cached plan must not change result type"; invalid_sql_statement_name: it is not there.
  return code === '0A000' || code === '26000';
}
