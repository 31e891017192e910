import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { eq, or } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { type Bucket, buckets } from '~/lib/pictures';
import { operator } from '~/lib/roles';
import { uuidOf } from '~/server/stable-uuid.server';
import { UploadError } from '~/server/uploads/upload-error.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { addPicture, describePicture } from '../media/describe-picture.server';
import { namesIn } from './import-source.server';

type Values = Readonly<Record<string, unknown>>;

interface FileInBucket {
  bucket: Bucket;
  name: string;
}

/** Whatever may be the address of a picture in a text or an attribute, on whichever site. */
const address = /(?:https?:\/)?\/[^\s"'<>()]+/gi;

/**
 * The pictures of a folder that is imported: each bucket is a folder in it, as it was exported. A picture is stored once
 * however many records show it, not before the first of them is stored, and not again when the folder is imported again.
 */
export class FolderPictures {
  readonly #folder: string;
  readonly #files: ReadonlyMap<Bucket, ReadonlySet<string>>;
  readonly #described: ReadonlyMap<string, Values>;
  readonly #stored = new Map<string, Promise<string>>();
  /** Those of the folder that no record has shown so far. */
  readonly #unshown = new Map<string, FileInBucket>();
  /** Addresses that records show and the folder has no file for: they stay as they are. */
  readonly missing = new Set<string>();
  /** Files that no record shows and that are no pictures, with why not. */
  readonly noPictures: string[] = [];
  /** How many pictures were stored. */
  count = 0;

  private constructor(
    folder: string,
    files: ReadonlyMap<Bucket, ReadonlySet<string>>,
    described: ReadonlyMap<string, Values>,
  ) {
    this.#folder = folder;
    this.#files = files;
    this.#described = described;
    for (const [bucket, names] of files) {
      for (const name of names) this.#unshown.set(`${bucket}/${name}`, { bucket, name });
    }
  }

  /** `descriptions` are the records of the table `uploads`, if they came along. */
  static async in(folder: string, descriptions: readonly Values[]): Promise<FolderPictures> {
    const files = new Map<Bucket, ReadonlySet<string>>();
    const there = await namesIn(folder);
    for (const bucket of buckets) {
      if (!there.includes(bucket)) continue;
      // What systems note beside pictures, such as .DS_Store, is nobody's.
      files.set(bucket, new Set((await namesIn(join(folder, bucket))).filter((name) => !name.startsWith('.'))));
    }
    const described = new Map(descriptions.map((values) => [basename(String(values['path'])), values]));
    return new FolderPictures(folder, files, described);
  }

  /** Notes which addresses of pictures in a text lead to no file of the folder. */
  look(text: string): void {
    for (const [whole] of text.matchAll(address)) {
      const named = bucketAndName(whole);
      if (!named) continue;
      if (this.#has(named)) this.#unshown.delete(`${named.bucket}/${named.name}`);
      else this.missing.add(whole);
    }
  }

  /** Whether there is none in the folder. */
  get isEmpty(): boolean {
    return [...this.#files.values()].every((names) => names.size === 0);
  }

  /** How many that no record shows are not in the media library yet. */
  async countUnshown(): Promise<number> {
    let count = 0;
    for (const file of this.#unshown.values()) {
      const { id } = await this.#read(file);
      if ((await pathInLibrary(id, file)) === null) count += 1;
    }
    return count;
  }

  /**
   * The text with the addresses that the pictures have on this site.
   * @throws UploadError for a file that is no picture, or too large
   */
  async store(text: string): Promise<string> {
    const stored = new Map<string, string>();
    for (const [whole] of text.matchAll(address)) {
      const named = bucketAndName(whole);
      if (named && this.#has(named)) stored.set(whole, await this.#storeOnce(named));
    }
    return text.replace(address, (whole) => stored.get(whole) ?? whole);
  }

  /** Stores those that no record shows: a media library has more than is in use today. */
  async storeUnshown(say: (sentence: string) => void, signal?: AbortSignal): Promise<void> {
    const total = this.#unshown.size;
    let done = 0;
    for (const [key, file] of this.#unshown) {
      signal?.throwIfAborted();
      if (done % 20 === 0) say(`pictures that no record shows: ${total - done}`);
      done += 1;
      try {
        await this.#storeOnce(file);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        this.noPictures.push(`${key} (${error.message})`);
      }
    }
  }

  #has({ bucket, name }: FileInBucket): boolean {
    return this.#files.get(bucket)?.has(name) ?? false;
  }

  #storeOnce({ bucket, name }: FileInBucket): Promise<string> {
    const key = `${bucket}/${name}`;
    this.#unshown.delete(key);
    const known = this.#stored.get(key);
    if (known) return known;
    const stored = this.#storeFile({ bucket, name });
    this.#stored.set(key, stored);
    return stored;
  }

  async #storeFile(file: FileInBucket): Promise<string> {
    const { bucket, name } = file;
    const { original_name: originalName, alt, focal_x: x, focal_y: y } = this.#described.get(name) ?? {};
    const { id, bytes } = await this.#read(file);
    const there = await pathInLibrary(id, file);
    if (there !== null) return there;
    const { path } = await addPicture(operator, {
      id,
      bucket,
      bytes,
      originalName: typeof originalName === 'string' ? originalName : name,
    });
    this.count += 1;
    if (typeof alt === 'string' || (typeof x === 'number' && typeof y === 'number')) {
      await describePicture({ staff: operator, requestId: 'import', id, values: descriptionOf(alt, x, y) });
    }
    return path;
  }

  /** A file with the id that its picture has whenever it is imported. */
  async #read({ bucket, name }: FileInBucket): Promise<{ id: string; bytes: Buffer }> {
    const bytes = await readFile(join(this.#folder, bucket, name));
    return { id: uuidOf(`${bucket}/${name} ${createHash('sha256').update(bytes).digest('hex')}`), bytes };
  }
}

/** Where a picture is that came with an earlier import, or is in a folder that was exported here; null for any other. */
async function pathInLibrary(id: string, { bucket, name }: FileInBucket): Promise<string | null> {
  const [row] = await orm()
    .select({ path: uploads.path })
    .from(uploads)
    .where(or(eq(uploads.id, id), eq(uploads.path, `/uploads/${bucket}/${name}`)))
    .limit(1);
  return row?.path ?? null;
}

/** As the form of the media library has it. */
function descriptionOf(alt: unknown, x: unknown, y: unknown): Record<string, string> {
  return {
    ...(typeof alt === 'string' && (alt === '' ? { decorative: 'on' } : { alt })),
    ...(typeof x === 'number' && typeof y === 'number' && { focalX: percent(x), focalY: percent(y) }),
  };
}

/** Without the last digits that calculating with shares leaves: 0.07 is not 7.000000000000001. */
function percent(share: number): string {
  return (share * 100).toFixed(4);
}

/** What an address ends in when it is one of a picture. */
function bucketAndName(whole: string): FileInBucket | null {
  const [folder, encoded = ''] = whole
    .replace(/[?#].*$/s, '')
    .split('/')
    .slice(-2);
  const bucket = buckets.find((known) => known === folder?.toLowerCase());
  return bucket && encoded !== '' ? { bucket, name: decoded(encoded) } : null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
