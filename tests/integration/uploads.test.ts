import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { storePicture } from '~/server/uploads/uploads.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { eachDriver } from '../support/drivers.ts';
import { redAndBlue } from '../support/sample-pictures.ts';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

const twoHoursMs = 2 * 60 * 60 * 1000;

eachDriver('uploaded pictures', (kit) => {
  let handle: DatabaseHandle;
  let bytes: Buffer;
  const inUploads = (...parts: string[]) => join(place.folder, 'uploads', ...parts);

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    place.folder = fresh.dataDirectory;
    handle = await openDatabase(fresh);
    setDatabase(handle);
    bytes = await redAndBlue(64, 48).jpeg().toBuffer();
  });

  beforeEach(async () => {
    await orm().delete(uploads);
    await orm().delete(blogPostsTable);
    await rm(inUploads(), { recursive: true, force: true });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle.close();
  });

  function store() {
    return storePicture({ bucket: 'blog-images', bytes, originalName: 'boat.jpg', createdBy: 'a-person' });
  }

  /** Files as an upload leaves them that ended before its row was written. */
  async function leaveBehind(stem: string, ageMs: number): Promise<string[]> {
    const names = [`${stem}.jpg`, `${stem}.w64.avif`, `${stem}.w64.webp`];
    await mkdir(inUploads('blog-images'), { recursive: true });
    for (const name of names) {
      await writeFile(inUploads('blog-images', name), 'x');
      await age(inUploads('blog-images', name), ageMs);
    }
    return names;
  }

  async function age(path: string, ageMs: number): Promise<void> {
    const then = new Date(Date.now() - ageMs);
    await utimes(path, then, then);
  }

  const strayStem = (number: number) => `176371920000${number}-aaaaaaaaaaaa-64x48`;
  const files = async () => (await readdir(inUploads('blog-images'))).sort();

  it('are remembered with who sent them and how large they are', async () => {
    const stored = await store();
    const [row] = await orm().select().from(uploads).where(eq(uploads.path, stored.path));
    expect(row).toMatchObject({
      bucket: 'blog-images',
      originalName: 'boat.jpg',
      width: 64,
      height: 48,
      bytes: stored.bytes,
      createdBy: 'a-person',
    });
    expect(await sharp(await readFile(join(place.folder, stored.path))).metadata()).toMatchObject({ width: 64 });
    expect(await readdir(inUploads('.incoming'))).toEqual([]);
  });

  it('are refused in the usual words when the database fails, and the files wait to be mended', async () => {
    await orm().execute(sql`alter table uploads rename to uploads_away`);
    try {
      await expect(store()).rejects.toMatchObject({
        code: 'UPLOAD_FAILED',
        status: 500,
        title: 'Upload failed',
        description: 'Failed to upload image. Please try again.',
      });
    } finally {
      await orm().execute(sql`alter table uploads_away rename to uploads`);
    }
    expect(await files()).toHaveLength(3);
  });

  it('are refused in the usual words when the disk fails', async () => {
    await rm(inUploads(), { recursive: true, force: true });
    await writeFile(inUploads(), 'a file where the folder should be');
    await expect(store()).rejects.toMatchObject({ code: 'UPLOAD_FAILED', status: 500 });
  });

  it('are kept by mending, and leftovers of a crash go', async () => {
    await store();
    await store();
    const kept = await files();
    const stray = await leaveBehind(strayStem(1), twoHoursMs);
    await mkdir(inUploads('.incoming', 'half'), { recursive: true });
    await writeFile(inUploads('.incoming', 'half', 'a.jpg'), 'half a picture');
    await age(inUploads('.incoming', 'half'), twoHoursMs);
    await age(inUploads('blog-images', kept[0] ?? ''), twoHoursMs);
    expect(await mendUploads()).toBe(stray.length + 1);
    expect(await files()).toEqual(kept);
    expect(await readdir(inUploads('.incoming'))).toEqual([]);
    expect(await mendUploads()).toBe(0);
  });

  it('are not taken for leftovers while they are young, or strangers', async () => {
    await store();
    await store();
    await leaveBehind(strayStem(1), 1000);
    await mkdir(inUploads('.incoming', 'running'), { recursive: true });
    await writeFile(inUploads('blog-images', 'put-here-by-hand.png'), 'x');
    await age(inUploads('blog-images', 'put-here-by-hand.png'), twoHoursMs);
    const before = await files();
    expect(await mendUploads()).toBe(0);
    expect(await files()).toEqual(before);
    expect(await readdir(inUploads('.incoming'))).toEqual(['running']);
  });

  it('stay when an article shows them, row or not', async () => {
    await store();
    await store();
    await leaveBehind(strayStem(1), twoHoursMs);
    await leaveBehind(strayStem(2), twoHoursMs);
    const content = `<figure><img src="/uploads/blog-images/${strayStem(1)}.jpg" alt=""></figure>`;
    const record = { title: 'A', slug: 'a', excerpt: 'A', content, author: 'A', publishDate: new Date() };
    await orm().insert(blogPostsTable).values(record);
    expect(await mendUploads()).toBe(3);
    const left = await files();
    expect(left.filter((name) => name.startsWith(strayStem(1)))).toHaveLength(3);
    expect(left.filter((name) => name.startsWith(strayStem(2)))).toHaveLength(0);
  });

  it('all stay when most are unknown: then this is the wrong database', async () => {
    await store();
    for (const number of [1, 2, 3]) await leaveBehind(strayStem(number), twoHoursMs);
    const before = await files();
    expect(await mendUploads()).toBe(0);
    expect(await files()).toEqual(before);
  });

  it('need no mending where nothing was ever uploaded', async () => {
    expect(await mendUploads()).toBe(0);
  });
});
