import { Readable } from 'node:stream';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

/** A file to keep that is written while it is sent, so that its size does not matter. */
export function streamedFile(name: string, format: keyof typeof types, lines: AsyncIterable<string>): Response {
  return new Response(Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
    },
  });
}
