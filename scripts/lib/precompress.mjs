import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ALREADY_COMPRESSED = /\.(?:woff2|png|jpe?g|avif|webp|gif|br|gz)$/;
const WORTHWHILE = 0.95;

const methods = [
  {
    ending: '.br',
    compress: (/** @type {Buffer} */ bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // In blocks of a megabyte, so most files are one: what is common to all of it is said once.
          [constants.BROTLI_PARAM_LGBLOCK]: 20,
        },
      }),
  },
  { ending: '.gz', compress: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }) },
];

/** @param {string} file @returns {Promise<number>} how many compressed copies were written */
async function compressFile(file) {
  const bytes = await readFile(file);
  let written = 0;
  for (const { ending, compress } of methods) {
    const compressed = await compress(bytes);
    if (compressed.length >= bytes.length * WORTHWHILE) continue;
    await writeFile(file + ending, compressed);
    written += 1;
  }
  return written;
}

/**
 * Writes brotli and gzip copies beside every file of a folder where they are at least 5 % smaller.
 * @param {string} folder
 * @returns {Promise<{ files: number, copies: number }>}
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !ALREADY_COMPRESSED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const copies = await Promise.all(files.map(compressFile));
  return { files: files.length, copies: copies.reduce((sum, count) => sum + count, 0) };
}
