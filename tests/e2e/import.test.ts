import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { beginSiteCommand, siteCommand } from '../support/site-command';

const id = '5f0c1a2e-0000-4000-8000-000000000001';
const article = {
  id,
  title: 'Brought from elsewhere',
  slug: 'known-by-this-address',
  content: '<p>Written long ago.</p>',
  excerpt: 'An excerpt',
  author: 'Research team',
  status: 'published',
  publish_date: '2024-03-05T10:20:30Z',
};

describe.each(['embedded', 'postgres'])('A site that runs on its database (%s)', (driver) => {
  let postgres: TestPostgres | undefined;
  let databaseUrl: string | undefined;
  let site: BuiltServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quzones-import-'));
    if (driver === 'postgres') {
      postgres = await startPostgres();
      databaseUrl = await postgres.createDatabase('site');
    }
    const dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
    site = await startBuiltServer({ databaseUrl, dataDirectory });
  });

  afterAll(async () => {
    await site?.stop();
    await postgres?.stop();
    for (const each of [folder, site?.dataDirectory]) if (each) await rm(each, { recursive: true, force: true });
  });

  const run = (script: string, ...words: string[]) =>
    siteCommand(script, site.dataDirectory, words, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const read = async (path: string) => (await fetch(site.url + path)).text();

  it('Shows what is imported at once, also on a page that was kept, under its former ids and addresses', async () => {
    expect(await read('/blog')).not.toContain(article.title);
    await writeFile(
      join(folder, 'blog_posts.json'),
      JSON.stringify([article, { id: 'x', title: 'y', status: 'lost' }]),
    );
    const looked = await run('import', folder);
    expect([looked.code, looked.output]).toEqual([1, expect.stringContaining('1 to take over, 1 that can')]);
    expect(await read('/blog?page=2')).not.toContain(article.title);
    const written = await run('import', folder, '--write');
    expect([written.code, written.output]).toEqual([
      1,
      expect.stringContaining('blog_posts: 1 taken over, 1 that can'),
    ]);
    await expect.poll(() => read('/blog/known-by-this-address')).toContain('Written long ago.');
    await expect.poll(() => read('/sitemap.xml')).toContain('/blog/known-by-this-address');
    const byId = await fetch(`${site.url}/blog/${id}`, { redirect: 'manual' });
    expect([byId.status, byId.headers.get('location')]).toEqual([301, '/blog/known-by-this-address']);
  });

  it('Exports what it has into a folder that was empty, and into no other', async () => {
    const target = join(folder, 'exported');
    const { code, output } = await run('export', target);
    expect([code, output]).toEqual([0, expect.stringContaining('contact_messages: 0')]);
    const posts = (await readFile(join(target, 'blog_posts.jsonl'), 'utf8')).trimEnd().split('\n');
    const found = posts.map((line) => JSON.parse(line) as typeof article).find((post) => post.id === id);
    expect(found).toMatchObject({ ...article, publish_date: '2024-03-05T10:20:30.000Z' });
    const again = await run('export', target);
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('is not empty. Name a folder that is.')]);
  });

  it('Keeps answering while thousands are imported, and stops with the command when that is broken off', async () => {
    const many = await mkdtemp(join(tmpdir(), 'quzones-many-'));
    const numbered = Array.from({ length: 6000 }, (_, number) => ({
      ...article,
      id: number,
      slug: null,
      title: `${article.title} ${number}`,
    }));
    await writeFile(join(many, 'insights.json'), JSON.stringify(numbered));
    const env = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined;
    const { child, output } = beginSiteCommand('import', site.dataDirectory, [many, '--write'], env);
    const ended = once(child, 'close');
    await expect.poll(output).toContain('insights.json: 6000 records');
    const answers = await Promise.all(['/readyz', '/admin/auth'].map((path) => fetch(site.url + path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    await ended;
    const left = async () => Number(/insights: (\d+) to take over/.exec((await run('import', many)).output)?.[1] ?? 0);
    const some = await left();
    expect(some).toBeGreaterThan(0);
    expect(await left()).toBe(some);
    await rm(many, { recursive: true, force: true });
  });

  it('Says what it is asked for when it is asked for nothing', async () => {
    const { code, output } = await run('import');
    expect([code, output]).toEqual([1, expect.stringContaining('Name one folder.')]);
  });
});
