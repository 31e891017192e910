import { AsyncLocalStorage } from 'node:async_hooks';
import { NestedQueryError } from './database-errors.server.ts';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs a transaction's body so that `assertOutsideTransaction` knows of it. */
export async function insideTransaction<Result>(body: () => Promise<Result>): Promise<Result> {
  const scope: Scope = { open: true };
  try {
    // Awaited inside, because drizzle's queries start only when they are awaited.
    return await scopes.run(scope, async () => await body());
  } finally {
    scope.open = false;
  }
}

/**
 * The embedded database has one connection, so a query that goes past an open transaction of its own caller would wait
 * for ever; PostgreSQL would run it on a second connection that does not see the transaction's rows, and a burst of such
 * requests would wait for each other. Both are the same mistake, so both drivers answer it with the same error.
 */
export function assertOutsideTransaction(): void {
  if (scopes.getStore()?.open) {
    throw new NestedQueryError(
      'This query runs inside a transaction but not through it: use the `tx` that the transaction hands out.',
    );
  }
}
