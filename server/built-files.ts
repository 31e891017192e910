import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { forEver } from '~/server/cdn/cdn-headers';
import type { AppEnvironment } from './app-environment.ts';
import { builtFilePath } from './read-address.ts';

/** What the build wrote beside a file (`scripts/lib/precompress.mjs`), where that is worth it. */
export interface BuiltCopies {
  br: Buffer | null;
  gzip: Buffer | null;
}

/**
 * Answers with a file that the build made for browsers; goes on when there is none. All of them are read now: a build that
 * is made in the folder of a running site takes them away, and pages of this one still name them.
 */
export function serveBuiltFiles(directory: string): MiddlewareHandler<AppEnvironment> {
  const reading = readFiles(directory);
  // Whoever asks for a file hears of it.
  reading.catch(() => undefined);
  return async (context, next) => {
    const { method, path } = context.req;
    const type = getMimeType(path);
    if ((method !== 'GET' && method !== 'HEAD') || !builtFilePath.test(path) || type === undefined) return next();
    const files = await reading;
    const plain = files.get(path);
    if (plain === undefined) return next();
    context.set('builtCopies', { br: files.get(`${path}.br`) ?? null, gzip: files.get(`${path}.gz`) ?? null });
    return context.body(new Uint8Array(plain), 200, {
      'content-type': type,
      'content-length': String(plain.length),
      // Those below it have a hash in their name.
      'cache-control': path.startsWith('/assets/') ? forEver : 'public, max-age=3600',
    });
  };
}

/** What is in the folder and in its `assets`, by address. */
async function readFiles(directory: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const folder of ['/', '/assets/']) {
    for (const entry of await readdir(join(directory, folder), { withFileTypes: true })) {
      if (entry.isFile()) files.set(`${folder}${entry.name}`, await readFile(join(directory, folder, entry.name)));
    }
  }
  return files;
}
