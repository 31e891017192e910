/** What a refusal is called where the one who refuses has no narrower name for it. */
const codes: Readonly<Record<number, string>> = {
  400: 'UNREADABLE',
  401: 'SIGNED_OUT',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  422: 'INVALID',
  429: 'TOO_MANY_REQUESTS',
};

/** A refusal for a script that asked, with the sentence for the person it asked for, and what else that script reads. */
export function jsonRefusal(
  status: number,
  message: string,
  { code = codes[status] ?? 'FAILED', ...more }: { code?: string; [fact: string]: unknown } = {},
): Response {
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '60' } : {};
  const body = { code, status, message, ...more };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...retry } });
}
