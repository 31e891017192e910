import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Bucket, buckets } from '~/lib/pictures';
import { operator } from '~/lib/roles';
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
 * however many records show it, and not before the first of them is stored.
 */
export class FolderPictures {
  readonly #folder: string;
  readonly #files: ReadonlyMap<Bucket, ReadonlySet<string>>;
  readonly #described: ReadonlyMap<string, Values>;
  readonly #stored = new Map<string, Promise<string>>();
  /** Addresses that records show and the folder has no file for: they stay as they are. */
  readonly missing = new Set<string>();
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
  }

  /** `descriptions` are the records of the table `uploads`, if they came along. */
  static async in(folder: string, descriptions: readonly Values[]): Promise<FolderPictures> {
    const files = new Map<Bucket, ReadonlySet<string>>();
    const there = await namesIn(folder);
    for (const bucket of buckets) {
      if (there.includes(bucket)) files.set(bucket, new Set(await namesIn(join(folder, bucket))));
    }
    const described = new Map(descriptions.map((values) => [basename(String(values['path'])), values]));
    return new FolderPictures(folder, files, described);
  }

  /** Notes which addresses of pictures in a text lead to no file of the folder. */
  look(text: string): void {
    for (const [whole] of text.matchAll(address)) {
      const named = bucketAndName(whole);
      if (named && !this.#has(named)) this.missing.add(whole);
    }
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

  #has({ bucket, name }: FileInBucket): boolean {
    return this.#files.get(bucket)?.has(name) ?? false;
  }

  #storeOnce({ bucket, name }: FileInBucket): Promise<string> {
    const key = `${bucket}/${name}`;
    const known = this.#stored.get(key);
    if (known) return known;
    const stored = this.#storeFile(bucket, name);
    this.#stored.set(key, stored);
    return stored;
  }

  async #storeFile(bucket: Bucket, name: string): Promise<string> {
    const { original_name: originalName, alt, focal_x: x, focal_y: y } = this.#described.get(name) ?? {};
    const { id, path } = await addPicture(operator, {
      bucket,
      bytes: await readFile(join(this.#folder, bucket, name)),
      originalName: typeof originalName === 'string' ? originalName : name,
    });
    this.count += 1;
    if (typeof alt === 'string' || (typeof x === 'number' && typeof y === 'number')) {
      await describePicture({ staff: operator, requestId: 'import', id, values: descriptionOf(alt, x, y) });
    }
    return path;
  }
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
