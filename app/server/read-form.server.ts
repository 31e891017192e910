import { MIMEType } from 'node:util';

/** Far more than a form of ours has with every record of a list chosen. */
const mostFields = 2000;

/**
 * A form's fields, or null when the body is none: malformed multipart, another content type, broken encoding, more fields
 * than any form has. A million of them fit into two megabytes and take minutes to read, in which nobody is answered.
 */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    const type = new MIMEType(request.headers.get('content-type') ?? '');
    const body = Buffer.from(await request.arrayBuffer());
    if (countUpTo(mostFields, separatorOf(type), body) > mostFields) return null;
    // Written anew: a header that could be read in two ways is read in the one in which its fields were counted.
    return await new Response(body, { headers: { 'content-type': String(type) } }).formData();
  } catch {
    return null;
  }
}

/** What stands between two fields. */
function separatorOf({ essence, params }: MIMEType): string {
  return essence === 'multipart/form-data' ? `--${params.get('boundary') ?? ''}` : '&';
}

/** How often `part` is in a body; one more than `most` stands for any number above it. */
function countUpTo(most: number, part: string, body: Buffer): number {
  let count = 0;
  for (let at = body.indexOf(part); at !== -1 && count <= most; at = body.indexOf(part, at + part.length)) count += 1;
  return count;
}
