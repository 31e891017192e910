const uniqueViolation = '23505';

/** The unique index that refused a write, because there is such a row already; null when the write failed otherwise. */
export function indexThatRefused(error: unknown): string | null {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === uniqueViolation ? (constraint ?? null) : null;
}
