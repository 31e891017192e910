import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import { backupPlace } from '~/server/backup/backup-archives.server';
import { runChecks } from '~/server/doctor/run-checks.server';
import { uploadChecks } from '~/server/doctor/upload-checks.server';
import { environment } from '~/server/env.server';
import { diskStore } from '~/server/uploads/disk-store.server';
import { noteFormerUpload, removeFormerFiles } from '~/server/uploads/former-uploads.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { objectStore, uploadStore } from '~/server/uploads/upload-store.server';
import { storePicture } from '~/server/uploads/uploads.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { moveUploads } from '../../server/move-uploads.ts';
import { newDataDirectory } from '../support/clusters.ts';
import { canMount, mountReadOnly } from '../support/mounts.ts';
import { startObjectStore, type TestObjectStore } from '../support/object-store.ts';
import { redAndBlue } from '../support/sample-pictures.ts';

// Settings are read once, when the first module of the site is loaded: the store's port has to be known before.
const place = await vi.hoisted(async () => {
  const { freePort } = await import('../support/free-port.ts');
  const { objectStoreSettings } = await import('../support/object-store.ts');
  const port = await freePort();
  Object.assign(process.env, objectStoreSettings(port));
  return { folder: '', port };
});
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

const hoursMs = 60 * 60 * 1000;

describe('pictures in an object store', () => {
  let server: TestObjectStore;
  let handle: DatabaseHandle;
  let bytes: Buffer;

  beforeAll(async () => {
    place.folder = await newDataDirectory();
    server = await startObjectStore(place.port);
    handle = await openDatabase({ dataDirectory: place.folder });
    setDatabase(handle);
    bytes = await redAndBlue(64, 48).jpeg().toBuffer();
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle?.close();
    await server?.stop();
    await rm(place.folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    await orm().delete(uploads);
    const store = await uploadStore();
    const listed = await store.list('blog-images');
    await store.remove(
      'blog-images',
      listed.map(({ name }) => name),
    );
  });

  const store = () => storePicture({ bucket: 'blog-images', bytes, originalName: 'boat.jpg', createdBy: 'a-person' });
  const names = async () => (await (await uploadStore()).list('blog-images')).map(({ name }) => name).sort();

  it('are there whole, with their variants, and nothing of them is on the disk', async () => {
    const { path } = await store();
    expect(await names()).toEqual(pictureFileNames(path).toSorted());
    const main = await (await uploadStore()).get('blog-images', path.split('/').at(-1) ?? '');
    expect(main?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(await readdir(place.folder)).not.toContain('uploads');
  });

  it('go when they were deleted, and leftovers of a crash go by mending once they are old', async () => {
    const kept = [await store(), await store(), await store()];
    const deleted = await store();
    await orm().transaction(async (tx) => {
      await noteFormerUpload(tx, deleted.path, null);
      await tx.delete(uploads).where(eq(uploads.id, deleted.id));
    });
    expect(await removeFormerFiles()).toBe(1);
    const left = kept.flatMap(({ path }) => pictureFileNames(path));
    expect(await names()).toEqual(left.toSorted());
    const stray = kept.pop();
    await orm()
      .delete(uploads)
      .where(eq(uploads.id, stray?.id ?? ''));
    expect(await mendUploads()).toBe(0);
    expect(await mendUploads(Date.now() + 2 * hoursMs)).toBe(pictureFileNames(stray?.path ?? '').length);
    expect(await names()).toEqual(kept.flatMap(({ path }) => pictureFileNames(path)).toSorted());
  });

  it('are listed beyond one page of the store', async () => {
    const { openObjectStore } = await import('~/server/uploads/object-store.server');
    const target = openObjectStore(environment(), 2);
    const many = Array.from({ length: 5 }, (_, number) => ({ name: `${number}.png`, bytes: Buffer.from('x') }));
    await target.put('insight-images', many);
    const listed = await target.list('insight-images');
    expect(listed.map(({ name }) => name)).toEqual(many.map(({ name }) => name));
    await target.remove(
      'insight-images',
      many.map(({ name }) => name),
    );
    expect(await target.list('insight-images')).toEqual([]);
  });

  it('are refused in words while the store is away, at once when it refuses connections, and taken again after it', async () => {
    await server.kill();
    const refusal = {
      code: 'STORE_FAILED',
      status: 503,
      title: 'Upload failed',
      description: 'The place where images are kept does not answer. Please try again in a few minutes.',
    };
    await expect(store()).rejects.toMatchObject(refusal);
    expect(await orm().$count(uploads)).toBe(0);
    const checkup = { place: backupPlace('migrations'), isRunning: true, mayMend: false };
    const findings = await runChecks(uploadChecks, { ...checkup, handle: null }, 10_000);
    expect(findings).toEqual([
      {
        group: 'Pictures',
        name: 'Object store',
        state: 'wrong',
        sentence: expect.stringMatching(/^The object store at 127\.0\.0\.1:\d+ can't be reached: .*ECONNREFUSED/),
        advice:
          'See that it runs, and that S3_ENDPOINT, S3_BUCKET and the keys are right. Nobody can upload meanwhile.',
      },
    ]);
    await server.start();
    await store();
    expect(await orm().$count(uploads)).toBe(1);
  });

  it('are refused with the reason of the store in the log when it does not know us', async () => {
    const { openObjectStore } = await import('~/server/uploads/object-store.server');
    const wrong = openObjectStore({ ...environment(), S3_SECRET_ACCESS_KEY: 'not the secret' });
    await expect(wrong.check()).rejects.toThrow(
      'The object store would not list the bucket: 403, SignatureDoesNotMatch. Check the settings S3_….',
    );
  });

  it('are waited for no longer than five seconds where a store says nothing', async () => {
    const { openObjectStore } = await import('~/server/uploads/object-store.server');
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const hanging = openObjectStore({ ...environment(), S3_ENDPOINT: `http://127.0.0.1:${port}` });
    await expect(hanging.check()).rejects.toThrow(
      new RegExp(`^The object store at 127\\.0\\.0\\.1:${port} did not answer within 5 s\\.$`),
    );
    silent.close();
  });

  it('move from the disk to the store and back, are compared byte by byte, and go on after an interruption', async () => {
    const files = Array.from({ length: 6 }, (_, number) => ({
      name: `${number}.webp`,
      bytes: Buffer.from(`file ${number}`),
    }));
    await diskStore.put('blog-images', files);
    await (await uploadStore()).put('blog-images', files.slice(0, 2));
    expect(await moveUploads({ direction: 'to-store', deleteSource: false })).toEqual({
      copied: 4,
      same: 2,
      deleted: 0,
      bytes: 24,
    });
    expect((await diskStore.list('blog-images')).length).toBe(6);
    await diskStore.remove('blog-images', ['3.webp']);
    expect(await moveUploads({ direction: 'to-disk', deleteSource: true })).toMatchObject({
      copied: 1,
      same: 5,
      deleted: 6,
    });
    expect(await names()).toEqual([]);
    expect((await diskStore.get('blog-images', '3.webp'))?.toString()).toBe('file 3');
  });

  it.skipIf(!canMount())('move into the store from a disk that can only be read', async () => {
    await diskStore.put('blog-images', [{ name: 'kept.webp', bytes: Buffer.from('kept') }]);
    const written = place.folder;
    const source = mountReadOnly(written);
    place.folder = source.path;
    try {
      await expect(diskStore.remove('blog-images', ['kept.webp'])).rejects.toMatchObject({ code: 'EROFS' });
      expect(await moveUploads({ direction: 'to-store', deleteSource: false })).toMatchObject({
        deleted: 0,
      });
    } finally {
      place.folder = written;
      source.unmount();
    }
    expect((await (await objectStore())?.get('blog-images', 'kept.webp'))?.toString()).toBe('kept');
    await diskStore.remove('blog-images', ['kept.webp']);
  });

  it('never take the place of other bytes of the same name when they move', async () => {
    await diskStore.put('blog-images', [{ name: 'a.webp', bytes: Buffer.from('ours') }]);
    await (await objectStore())?.put('blog-images', [{ name: 'a.webp', bytes: Buffer.from('theirs') }]);
    await expect(moveUploads({ direction: 'to-store', deleteSource: true })).rejects.toThrow(
      'blog-images/a.webp is there already with other bytes; nothing was overwritten.',
    );
    expect((await diskStore.get('blog-images', 'a.webp'))?.toString()).toBe('ours');
    await diskStore.remove('blog-images', ['a.webp']);
  });
});
