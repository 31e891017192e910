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
