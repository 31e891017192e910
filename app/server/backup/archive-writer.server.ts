import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';

/** An archive that is being written, entry after entry. Memory does not grow with what goes into it. */
export interface ArchiveWriter {
  /** Every entry so far. */
  readonly entries: Record<string, { bytes: number; sha256: string }>;
  addText(name: string, text: string): Promise<void>;
  /** Adds a file; answers false, and adds nothing, if it is not there any more. */
  addFile(name: string, path: string): Promise<boolean>;
  /** Writes the end and syncs the file to the disk. */
  finish(): Promise<{ bytes: number; sha256: string }>;
  /** Gives up. */
  abort(cause: unknown): Promise<void>;
}

/** Begins an archive at `path`, which must not be there yet. Only its owner may read it: it holds everything. */
export async function openArchiveWriter(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600);
  const { readable, controller } = createTarPacker();
  const whole = countingHash();
  const written = pipeline(readable, createGzip({ level: 5 }), whole.stream, async (chunks) => {
    for await (const chunk of chunks) await file.write(chunk as Buffer);
  });
  // Whoever writes hears of it at the next write, or at the end.
  written.catch((error: unknown) => controller.error(error));
  const entries: ArchiveWriter['entries'] = {};

  const add = async (name: string, size: number, body: Readable) => {
    const part = countingHash();
    const sink = controller.add({ name, size, mode: 0o600, mtime: new Date(0) });
    const writer = sink.getWriter();
    await pipeline(body, part.stream, async (chunks) => {
      for await (const chunk of chunks) await writer.write(chunk as Buffer);
    });
    await writer.close();
    entries[name] = part.result();
  };

  return {
    entries,
    async addText(name, text) {
      const bytes = Buffer.from(text);
      await add(name, bytes.length, Readable.from([bytes], { objectMode: false }));
    },
    async addFile(name, from) {
      const size = await sizeOf(from);
      if (size === null) return false;
      const body = createReadStream(from);
      // Opened before anything is promised to the archive: a file may go at any time.
      const isOpen = await new Promise<boolean>((resolve, reject) => {
        body.once('open', () => resolve(true));
        body.once('error', (error) => (isMissing(error) ? resolve(false) : reject(error)));
      });
      if (!isOpen) return false;
      await add(name, size, body);
      return true;
    },
    async finish() {
      controller.finalize();
      await written;
      await file.sync();
      await file.close();
      return whole.result();
    },
    async abort(cause) {
      controller.error(cause);
      await written.catch(() => undefined);
      await file.close().catch(() => undefined);
    },
  };
}

/** A stream that lets everything through and knows its size and SHA-256 at the end. */
function countingHash(): { stream: Transform; result: () => { bytes: number; sha256: string } } {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
