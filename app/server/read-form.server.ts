/** Far more than a form of ours has with every record of a list chosen. */
const mostFields = 2000;

/**
 * A form's fields, or null when the body is none: malformed multipart, another content type, broken encoding, more fields
 * than any form has. A million of them fit into two megabytes and take minutes to read, in which nobody is answered.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    const type = request.headers.get('content-type') ?? '';
    const body = Buffer.from(await request.arrayBuffer());
    if (countUpTo(mostFields, separatorOf(type), body) > mostFields) return null;
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}

/** What stands between two fields. */
function separatorOf(type: string): string {
  const boundary = /^multipart\/form-data\s*;.*\bboundary="?([^\s";]+)/i.exec(type)?.[1];
  return boundary === undefined ? '&' : `--${boundary}`;
}

/** How often `part` is in a body; one more than `most` stands for any number above it. */
function countUpTo(most: number, part: string, body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(part); at !== -1 && count <= most; at = body.indexOf(part, at + part.length)) count += 1;
  return count;
}
