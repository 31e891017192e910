import { readFile } from 'node:fs/promises';
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
 * Answers with a file that the build made for browsers; goes on when there is none. What the page cache keeps of it is
 * not read a second time.
 */
export function serveBuiltFiles(directory: string): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method, path } = context.req;
    const type = getMimeType(path);
    if ((method !== 'GET' && method !== 'HEAD') || !builtFilePath.test(path) || type === undefined) return next();
    const file = join(directory, path);
    const [plain, br, gzip] = await Promise.all([find(file), find(`${file}.br`), find(`${file}.gz`)]);
    if (plain === null) return next();
    context.set('builtCopies', { br, gzip });
    return context.body(new Uint8Array(plain), 200, {
      'content-type': type,
      'content-length': String(plain.length),
      // Those below it have a hash in their name.
      'cache-control': path.startsWith('/assets/') ? forEver : 'public, max-age=3600',
    });
  };
}

async function find(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return null;
    throw error;
  }
}
