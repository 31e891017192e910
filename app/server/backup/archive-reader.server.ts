import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import {
  ArchiveError,
  archiveFormat,
  headerEntry,
  type Manifest,
  manifestEntry,
  manifestSchema,
} from './manifest.server.ts';

/** Metadata is read whole; nothing honest comes near this. */
const longestMetadataBytes = 512 * 1024 * 1024;
const longestPartBytes = 256 * 1024 * 1024;

/** An entry while it is read: either `text` or `stream` is to be called, once; otherwise it is passed over. */
export interface ReadingEntry {
  name: string;
  /** The whole entry; only for parts of tables. */
  text(): Promise<string>;
  stream(): AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive from its beginning to its end, hands each entry to `onEntry` in turn and checks all of it against the
 * manifest at the end: size and checksum of every entry, none missing, none too many. What `onEntry` did before a fault was
 * found is for the caller to take back.
 * @throws ArchiveError that names what is wrong
 */
export async function readArchive(
  path: string,
  onEntry: (entry: ReadingEntry) => Promise<void> = async () => undefined,
): Promise<Manifest> {
  const found: Manifest['entries'] = {};
  let manifest: Manifest | undefined;
  let current = 'its beginning';
  let isOurs = true;
  try {
    const { readable, writable } = createTarDecoder({ strict: true });
    const source = createReadStream(path);
    const gunzip = createGunzip();
    source.on('error', (error) => gunzip.destroy(error));
    const fed = Readable.toWeb(source.pipe(gunzip)).pipeTo(writable as WritableStream);
    // Told by the reading below.
    fed.catch(() => undefined);
    for await (const { header, body } of readable) {
      current = header.name;
      if (Object.keys(found).length === 0 && header.name !== headerEntry) isOurs = false;
      if (!isOurs) break;
      if (manifest) throw new ArchiveError(`The archive goes on after its end, with ${header.name}.`);
      if (found[header.name]) throw new ArchiveError(`The archive has ${header.name} twice.`);
      const hash = createHash('sha256');
      let bytes = 0;
      const chunks = async function* (): AsyncGenerator<Uint8Array> {
        for await (const chunk of body) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
      };
      const limit = header.name === manifestEntry ? longestMetadataBytes : longestPartBytes;
      const once = chunks();
      const text = () => wholeText(once, limit, header.name);
      if (header.name === manifestEntry) manifest = parseManifest(await text());
      else if (header.name === headerEntry) checkHeader(await text());
      else await onEntry({ name: header.name, text, stream: () => once });
      // What nobody asked for is read too, for its checksum.
      while (!(await once.next()).done);
      if (header.name !== manifestEntry) found[header.name] = { bytes, sha256: hash.digest('hex') };
    }
    if (isOurs) await fed;
  } catch (error) {
    throw explain(error, path, current);
  }
  if (!isOurs) throw new ArchiveError(`${path} is no backup of this site.`);
  if (!manifest) {
    throw new ArchiveError(`The archive ${path} is incomplete: its last entry, ${manifestEntry}, is missing.`);
  }
  compareEntries(manifest.entries, found);
  return manifest;
}

async function wholeText(chunks: AsyncIterable<Uint8Array>, limit: number, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limit) throw new ArchiveError(`${name} in the archive is larger than anything a backup writes.`);
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArchiveError(`The archive is damaged: ${name} can't be read.`, { cause: error });
  }
}

function checkHeader(text: string): void {
  const header = parseJson(text, headerEntry);
  const version = typeof header === 'object' && header && 'formatVersion' in header ? header.formatVersion : null;
  if (version === archiveFormat) return;
  throw new ArchiveError(
    `The archive has format ${String(version)}, and this version of the program reads ${archiveFormat} only.`,
  );
}

function parseManifest(text: string): Manifest {
  const result = manifestSchema.safeParse(parseJson(text, manifestEntry));
  if (result.success) return result.data;
  throw new ArchiveError(`The archive is damaged: ${manifestEntry} does not have the form it should have.`);
}

function compareEntries(expected: Manifest['entries'], found: Manifest['entries']): void {
  for (const [name, { bytes, sha256 }] of Object.entries(expected)) {
    const entry = found[name];
    if (!entry) throw new ArchiveError(`The archive was changed: ${name} is missing.`);
    if (entry.bytes !== bytes || entry.sha256 !== sha256) {
      throw new ArchiveError(`The archive was changed: ${name} is not what was written into it.`);
    }
  }
  const added = Object.keys(found).find((name) => !expected[name]);
  if (added !== undefined) throw new ArchiveError(`The archive was changed: ${added} was added to it.`);
}

/** Faults of gzip and tar in words that say where the archive goes wrong. */
function explain(error: unknown, path: string, current: string): unknown {
  if (error instanceof ArchiveError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ENOENT') return new ArchiveError(`There is no file ${path}.`);
  if (code === 'EACCES') return new ArchiveError(`The file ${path} may not be read by this user.`);
  if (code === 'EISDIR') return new ArchiveError(`${path} is a folder and no archive.`);
  if (code === 'Z_BUF_ERROR' || /unexpected end|truncated/i.test(message)) {
    return new ArchiveError(
      `The archive ${path} ends too early, at ${current}: it was cut off while it was written or copied.`,
    );
  }
  if (code === 'Z_DATA_ERROR' && current === 'its beginning') {
    return new ArchiveError(`${path} is no backup of this site, or its beginning is damaged.`);
  }
  if (code.startsWith('Z_') || /tar|checksum|header|ustar/i.test(message)) {
    // What can't be decompressed has a code and no words.
    const why = message === '' ? '' : `: ${message.replace(/\.$/, '')}`;
    return new ArchiveError(`The archive ${path} is damaged at ${current}${why}.`);
  }
  return error;
}
