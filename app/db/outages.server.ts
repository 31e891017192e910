/**
 * SQLSTATEs by which a server ends or refuses a connection, lacks memory or connections, or stops a statement that took too long (57014);
 * codes of the system for one that is not reached, and ours.
 */
const codes =
  /^(?:08...|53[2-4]00|57014|57P0[1-5]|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)|DATABASE_(?:FAILED|UNREACHABLE))$/;
/** What pg says itself has no code. */
const sentences =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|Query read timeout|timeout (?:expired|exceeded when trying to connect))/;

/** Whether the database was away for a query, or could not do it now: what the query asked for is not what was wrong, and it may work a moment later. */
export function isOutage(error: unknown): boolean {
  const seen = new Set<Error>();
  for (let each = error; each instanceof Error && !seen.has(each); each = each.cause) {
    if (('code' in each && codes.test(String(each.code))) || sentences.test(each.message)) return true;
    seen.add(each);
  }
  return false;
}

let outages = 0;

/** For how many queries and transactions of this process the database was away so far. */
export function countOutages(): number {
  return outages;
}

/** Runs a query or a transaction, and counts it if the database was away for it. */
export async function noticingOutage<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (isOutage(error)) outages += 1;
    throw error;
  }
}
