/** What was the matter in the end: libraries wrap the error of whoever knew into errors of their own. */
export function innermostOf(error: unknown): unknown {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost;
}

/** The sentence of `innermostOf`. */
export function reasonOf(error: unknown): string {
  const innermost = innermostOf(error);
  return innermost instanceof Error ? innermost.message : String(innermost);
}

/** What the system, the embedded database and PostgreSQL (disk_full) call it. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
/** The same as a number of Emscripten, which throws it without a message. */
const emscriptenFull = 51;

/** Whether a full disk is behind an error. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && fullCodes.has(error.code)) return true;
  if (!(error instanceof Error)) return 'errno' in error && error.errno === emscriptenFull;
  return /no space left/i.test(error.message) || isDiskFull(error.cause);
}
