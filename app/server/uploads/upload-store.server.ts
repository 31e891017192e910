import { environment } from '../env.server';
import { diskStore } from './disk-store.server';
import type { UploadStore } from './kept-files.server';
import type { ObjectStore } from './object-store.server';

/** Whether uploads are kept in an object store instead of DATA_DIR. */
export function hasObjectStore(): boolean {
  return environment().S3_BUCKET !== undefined;
}

let opened: Promise<ObjectStore> | undefined;

/** The object store of the settings; null when uploads are on the disk. Its client is loaded only where it is needed. */
export async function objectStore(): Promise<ObjectStore | null> {
  if (!hasObjectStore()) return null;
  opened ??= import('./object-store.server').then(({ openObjectStore }) => openObjectStore(environment()));
  return opened;
}

/** Where uploads are kept: the disk, unless S3_BUCKET names another place. */
export async function uploadStore(): Promise<UploadStore> {
  return (await objectStore()) ?? diskStore;
}
