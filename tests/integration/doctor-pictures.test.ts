import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { orm } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import { addPost, age, hourMs, useCheckup } from '../support/checkup.ts';
import { eachDriver } from '../support/drivers.ts';

const folder = vi.hoisted(() => ({ data: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(folder.data, 'uploads') }));

eachDriver('The doctor on pictures', (kit) => {
  const site = useCheckup(kit);
  const { one } = site;

  const pictures: string[] = [];

  beforeAll(async () => {
    folder.data = site.dataDirectory;
    pictures.length = 0;
    for (let number = 1; number <= 5; number += 1) pictures.push(await addPicture(number));
  });

  const inBucket = (name: string) => join(site.dataDirectory, 'uploads/blog-images', name);

  /** A picture as an upload leaves it. */
  async function addPicture(number: number): Promise<string> {
    const path = `/uploads/blog-images/1763719200000-${String(number).padStart(12, '0')}-64x48.jpg`;
    await mkdir(inBucket(''), { recursive: true });
    for (const file of pictureFileNames(path)) await writeFile(inBucket(file), file);
    await orm().execute(sql`insert into uploads (path, bucket, original_name, width, height, bytes)
      values (${path}, 'blog-images', ${`picture ${number}.jpg`}, 64, 48, 100)`);
    return path;
  }

  it('names files that no picture has, removes those that are old enough when it may, and leaves the others', async () => {
    expect(await one('Orphan files')).toEqual({ state: 'ok', sentence: 'None that are older than an hour.' });
    const orphan = '1763719200000-abcdefghijkl-64x48.jpg';
    const young = '1763719200000-youngyoungyo-64x48.jpg';
    for (const name of [orphan, young]) await writeFile(inBucket(name), 'x');
    await age(inBucket(orphan), 2 * hourMs);
    const halfWritten = join(site.dataDirectory, 'uploads/.incoming', randomUUID());
    await mkdir(halfWritten, { recursive: true });
    await writeFile(join(halfWritten, 'a.jpg'), 'x');
    await age(halfWritten, 2 * hourMs);
    const sentence = `1 file is of no picture that anything knows: blog-images/${orphan}. 1 file is half-written by interrupted uploads.`;
    const mendable = 'Removes them; the next start of the site does so too.';
    expect(await one('Orphan files')).toEqual({ state: 'warning', sentence, mendable });
    expect(await readdir(inBucket(''))).toContain(orphan);
    expect(await one('Orphan files', { mayMend: true })).toEqual({
      state: 'ok',
      sentence,
      mended: '2 files removed.',
    });
    expect(await one('Orphan files')).toEqual({ state: 'ok', sentence: 'None that are older than an hour.' });
    const left = await readdir(inBucket(''));
    expect(left).not.toContain(orphan);
    expect(left).toContain(young);
    for (const path of pictures) expect(left).toEqual(expect.arrayContaining(pictureFileNames(path)));
    await rm(inBucket(young));
  });

  it('names up to ten files that pictures lack, and how many more', async () => {
    const [lacking = ''] = pictureFileNames(pictures[0] ?? '');
    await rm(inBucket(lacking));
    expect(await one('Missing files')).toEqual({
      state: 'wrong',
      sentence: `1 file is missing: blog-images/${lacking}.`,
    });
    const all = pictures.slice(0, 4).flatMap(pictureFileNames);
    for (const name of all) await rm(inBucket(name), { force: true });
    const found = await one('Missing files');
    expect(found?.sentence).toMatch(
      /^12 files are missing: (?:blog-images\/[^,]+, ){9}blog-images\/[^,]+ and 2 more\.$/,
    );
    for (const name of all) await writeFile(inBucket(name), name);
    expect(await one('Missing files')).toEqual({ state: 'ok', sentence: 'Every picture has all its files.' });
  });

  it('names pictures without alt text that a record shows, and no others', async () => {
    expect(await one('Alt texts')).toEqual({
      state: 'ok',
      sentence: 'Every picture that is used has one, or is mere decoration.',
    });
    const id = await addPost();
    const { content } = blogPostsTable;
    await orm()
      .update(blogPostsTable)
      .set({ content: sql`${content} || ${`<p><img src="${pictures[2]}" alt=""></p>`}` })
      .where(eq(blogPostsTable.id, id));
    expect(await one('Alt texts')).toEqual({
      state: 'warning',
      sentence: '1 picture that is used has no alt text: “picture 3.jpg”.',
    });
    await orm().execute(sql`update uploads set alt = 'A boat' where path = ${pictures[2]}`);
    expect((await one('Alt texts'))?.state).toBe('ok');
  });
});
