import { createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Bucket, buckets } from '../../lib/pictures.ts';
import { type ObjectStore, type ObjectStoreSettings, openObjectStore } from '../uploads/object-store.server.ts';
import { type InstallationFiles, unknownName } from './installation-files.server.ts';
import { ArchiveError } from './manifest.server.ts';

/** Uploads are a few megabytes each; what an archive names beyond this is none. */
const longestUploadBytes = 64 * 1024 * 1024;

/** The files of an installation whose uploads are in an object store; everything else is on the disk. */
export function withStoredUploads(disk: InstallationFiles, settings: ObjectStoreSettings): InstallationFiles {
  const store = openObjectStore(settings);
  return {
    async list() {
      const names = (await disk.list()).filter((name) => !isUpload(name));
      for (const bucket of buckets) {
        // Whatever has another name there is somebody's own.
        const ours = (await store.list(bucket)).filter(({ name }) => uploadName.test(name));
        names.push(...ours.map(({ name }) => `uploads/${bucket}/${name}`));
      }
      return names.sort();
    },
    async bring(names, workplace) {
      const paths = await disk.bring(
        names.filter((name) => !isUpload(name)),
        workplace,
      );
      const copies = names.filter(isUpload).map(async (name, index) => {
        const path = join(workplace, `object-${index}`);
        if (await download(store, name, path)) paths.set(name, path);
      });
      await Promise.all(copies);
      return paths;
    },
    async place(name, draft) {
      if (!isUpload(name)) return disk.place(name, draft);
      const { bucket, file } = whereIn(name);
      if ((await stat(draft)).size > longestUploadBytes) {
        throw new ArchiveError(`${name} in the archive is larger than any picture of the site.`);
      }
      await store.put(bucket, [{ name: file, bytes: await readFile(draft) }]);
      await rm(draft, { force: true });
    },
    settle: () => disk.settle(),
    async remove(names) {
      await disk.remove(names.filter((name) => !isUpload(name)));
      for (const name of names.filter(isUpload)) {
        const { bucket, file } = whereIn(name);
        await store.remove(bucket, [file]);
      }
    },
  };
}

const uploadName = /^[\w-][\w.-]*$/;
const isUpload = (name: string) => name.startsWith('uploads/');

function whereIn(name: string): { bucket: Bucket; file: string } {
  const [, folder, file = '', ...more] = name.split('/');
  const bucket = buckets.find((known) => known === folder);
  if (!bucket || !uploadName.test(file) || more.length > 0) throw unknownName(name);
  return { bucket, file };
}

/** Answers false when it is not there any more. Tried twice: one lost connection is no reason for no backup. */
async function download(store: ObjectStore, name: string, path: string): Promise<boolean> {
  const attempt = async () => {
    const { bucket, file } = whereIn(name);
    const chunks = await store.stream(bucket, file);
    if (chunks) await pipeline(chunks, createWriteStream(path, { mode: 0o600 }));
    return chunks !== null;
  };
  return attempt().catch(attempt);
}
