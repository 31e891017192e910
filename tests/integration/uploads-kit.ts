import { rm } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { type DatabaseHandle, openDatabase, setDatabase } from '~/db/client.server';
import { storePicture } from '~/server/uploads/uploads.server';
import { newDataDirectory } from '../support/clusters.ts';

/** A database and a folder for uploads, which the file's mock of `uploadsDirectory` reads from `place`. */
export function usePictureStore(place: { folder: string }): void {
  let handle: DatabaseHandle;

  beforeAll(async () => {
    place.folder = await newDataDirectory();
    handle = await openDatabase({ dataDirectory: place.folder });
    setDatabase(handle);
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle.close();
    await rm(place.folder, { recursive: true, force: true });
  });
}

export function store(bytes: Uint8Array, originalName = 'photo.jpg') {
  return storePicture({ bucket: 'blog-images', bytes, originalName, createdBy: 'someone' });
}
