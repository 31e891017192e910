import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { allChecks } from '~/admin/operations/all-checks.server';
import { saveRecord } from '~/admin/records.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { boundCollections } from '~/collections/registry.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { type DatabaseHandle, migrateDatabase, openDatabase, orm, setDatabase } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import { profiles } from '~/server/auth/auth.table.server';
import { backupRuns } from '~/server/backup/backup_runs.table.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { followContentChanges, stopFollowingContentChanges } from '~/server/content-version.server';
import type { Finding } from '~/server/doctor/finding';
import { type Check, runChecks } from '~/server/doctor/run-checks.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { askMailServer } from '~/server/mail/smtp-transport.server';
import { eachDriver, type FreshDatabase } from '../support/drivers.ts';
import { startMailServer } from '../support/mail-server.ts';
import { formOf, sampleOf, staff } from './contract-kit.ts';

const folder = vi.hoisted(() => ({ data: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(folder.data, 'uploads') }));

/** Before anything reads the settings: a mail server that takes connections and never says a word. */
const silent = await vi.hoisted(async () => {
  const { createServer } = await import('node:net');
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const host = `127.0.0.1:${port}`;
  Object.assign(process.env, { SMTP_URL: `smtp://${host}`, BACKUP_AT: '03:30', BACKUP_DIR: '', KEEP_MAILS_DAYS: '30' });
  return { host, server, sockets };
});

afterAll(() => {
  for (const socket of silent.sockets) socket.destroy();
  silent.server.close();
});

const hourMs = 60 * 60 * 1000;
const ago = (interval: string) => sql`now() - ${interval}::interval`;

eachDriver('The doctor', (kit) => {
  let fresh: FreshDatabase;
  let handle: DatabaseHandle;
  let place: BackupPlace;
  const pictures: string[] = [];

  beforeAll(async () => {
    fresh = await kit.freshDatabase();
    folder.data = fresh.dataDirectory;
    handle = await openDatabase(fresh);
    setDatabase(handle);
    await migrateDatabase(handle, 'migrations');
    place = {
      databaseUrl: fresh.databaseUrl,
      dataDirectory: fresh.dataDirectory,
      directory: join(fresh.dataDirectory, 'backups'),
      keep: 7,
      migrationsFolder: resolve('migrations'),
    };
    pictures.length = 0;
    for (let number = 1; number <= 5; number += 1) pictures.push(await addPicture(number));
  });

  afterAll(async () => {
    stopFollowingContentChanges();
    setDatabase(undefined);
    await handle.close();
  });

  const inBucket = (name: string) => join(fresh.dataDirectory, 'uploads/blog-images', name);

  /** A picture as an upload leaves it. */
  async function addPicture(number: number): Promise<string> {
    const path = `/uploads/blog-images/1763719200000-${String(number).padStart(12, '0')}-64x48.jpg`;
    await mkdir(inBucket(''), { recursive: true });
    for (const file of pictureFileNames(path)) await writeFile(inBucket(file), file);
    await orm().execute(sql`insert into uploads (path, bucket, original_name, width, height, bytes)
      values (${path}, 'blog-images', ${`picture ${number}.jpg`}, 64, 48, 100)`);
    return path;
  }

  async function age(path: string, ms: number): Promise<void> {
    const then = new Date(Date.now() - ms);
    await utimes(path, then, then);
  }

  /** What one check finds. */
  async function look(name: string, options: { mayMend?: boolean; isRunning?: boolean } = {}) {
    const checks = allChecks.filter((check) => check.name === name);
    expect(checks).toHaveLength(1);
    const findings = await runChecks(checks, { place, handle, isRunning: true, mayMend: false, ...options }, 30_000);
    return findings.map(({ group: _group, name: _name, advice: _advice, ...rest }) => rest);
  }

  const one = async (name: string, options?: { mayMend?: boolean; isRunning?: boolean }) =>
    (await look(name, options))[0];

  it('finds nothing wrong with a new installation but what nobody has set up yet', async () => {
    const wrong = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ name }) => name);
    const checks = allChecks.filter(({ name }) => name !== 'Mail server');
    const findings = await runChecks(checks, { place, handle, isRunning: true, mayMend: false }, 30_000);
    // The PostgreSQL of the tests does not sync, so that they are quick.
    const isSynced = kit.driver === 'embedded';
    expect(wrong(findings)).toEqual([...(isSynced ? [] : ['Database']), 'Backups', 'Administrators']);
    expect(await one('Database')).toEqual(
      isSynced
        ? {
            state: 'ok',
            sentence: expect.stringMatching(
              /^Embedded PostgreSQL \d+\.\d+ answers, [\d.]+ MB\. What it acknowledges is on the disk\.$/,
            ),
          }
        : { state: 'wrong', sentence: 'fsync is off: a power cut can destroy the database.' },
    );
    expect(await one('Migrations')).toEqual({
      state: 'ok',
      sentence: expect.stringMatching(/^All \d+ are applied\.$/),
    });
  });

  it('sees that a folder of the settings is a file', async () => {
    const file = join(fresh.dataDirectory, 'a-file');
    await writeFile(file, 'x');
    const checks = allChecks.filter(({ name }) => name === 'Disk');
    const checkup = { place: { ...place, directory: join(file, 'backups') }, handle, isRunning: true, mayMend: false };
    const [data, archives] = await runChecks(checks, checkup, 30_000);
    expect(data).toMatchObject({
      state: 'ok',
      sentence: expect.stringContaining(`The data in ${fresh.dataDirectory}: `),
    });
    expect(archives).toMatchObject({ state: 'wrong', sentence: `${file} is a file, and a folder is needed.` });
    await rm(file);
  });

  it('names files that no picture has, removes those that are old enough when it may, and leaves the others', async () => {
    expect(await one('Orphan files')).toEqual({ state: 'ok', sentence: 'None that are older than an hour.' });
    const orphan = '1763719200000-abcdefghijkl-64x48.jpg';
    const young = '1763719200000-youngyoungyo-64x48.jpg';
    for (const name of [orphan, young]) await writeFile(inBucket(name), 'x');
    await age(inBucket(orphan), 2 * hourMs);
    const halfWritten = join(fresh.dataDirectory, 'uploads/.incoming', randomUUID());
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
    const id = await post();
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

  async function post(): Promise<string> {
    const collection = boundCollections.find(({ declaration }) => declaration.name === 'blog_posts');
    if (!collection) throw new Error('There are no blog posts.');
    const form = formOf({ ...sampleOf(collection).form, title: `A post ${randomUUID()}` });
    const saved = await saveRecord({ collection, staff: staff('admin'), requestId: 'test', id: null, form });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.id;
  }

  it('sees that the site has not looked for what time alone publishes, and has it look again', async () => {
    const id = await post();
    // Resolves once it is known when to look next.
    await followContentChanges(handle, nextScheduled);
    expect((await one('Scheduled publishing'))?.state).toBe('ok');
    await orm()
      .update(blogPostsTable)
      .set({ status: 'published', publishDate: sql`now() + interval '10 minutes'` })
      .where(eq(blogPostsTable.id, id));
    // The clock goes on, and no timer goes off.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await one('Scheduled publishing')).toMatchObject({
      state: 'wrong',
      sentence: expect.stringMatching(
        /^The next change by time alone is at \S+ \S+ UTC\. The site was to look at \S+ \S+ UTC, so pages that it keeps show it late\.$/,
      ),
      mendable: 'Makes the site forget its pages and look again.',
    });
    expect((await one('Scheduled publishing', { mayMend: true }))?.mended).toBe(
      'The site forgot its pages and looks again.',
    );
    await expect.poll(async () => (await one('Scheduled publishing'))?.state).toBe('ok');
    await orm().delete(blogPostsTable).where(eq(blogPostsTable.id, id));
  });

  it('counts records that stay in a bin for too long', async () => {
    const id = await post();
    await orm()
      .update(blogPostsTable)
      .set({ deletedAt: ago('32 days') })
      .where(eq(blogPostsTable.id, id));
    const sentence = '1 record is in a bin for longer than 30 days.';
    expect(await one('Bins')).toEqual({ state: 'wrong', sentence });
    expect(await one('Bins', { isRunning: false })).toEqual({ state: 'warning', sentence });
    await orm().delete(blogPostsTable).where(eq(blogPostsTable.id, id));
    expect((await one('Bins'))?.state).toBe('ok');
  });

  const mail = (parts: Partial<typeof outboxMails.$inferInsert>) =>
    orm()
      .insert(outboxMails)
      .values({
        template: 'contact-notification',
        recipient: 'somebody@example.com',
        subject: 'Hello',
        html: '<p>Hello</p>',
        text: 'Hello',
        messageId: `<${randomUUID()}@example.com>`,
        ...parts,
      });

  it('tells mails that failed from those that are late, and those from the ones that merely wait', async () => {
    await mail({});
    expect(await one('Outbox')).toEqual({ state: 'ok', sentence: '1 mail waits, none too long.' });
    await mail({ status: 'failed', finishedAt: new Date() });
    await mail({ status: 'failed', finishedAt: new Date() });
    await orm().execute(sql`insert into outbox_mails (template, recipient, subject, html, text, message_id, next_attempt_at)
      values ('demo-notification', 'a@example.com', 'Late', 'x', 'x', '<late@example.com>', now() - interval '6 minutes')`);
    const late = '1 mail should have been tried more than five minutes ago.';
    const failed = { state: 'warning', sentence: '2 mails did not arrive and will not be tried again.' };
    expect(await look('Outbox')).toEqual([{ state: 'wrong', sentence: late }, failed]);
    expect(await look('Outbox', { isRunning: false })).toEqual([{ state: 'warning', sentence: late }, failed]);
    await orm().delete(outboxMails);
    expect(await one('Outbox')).toEqual({ state: 'ok', sentence: 'Nothing waits.' });
  });

  it('tells a mail server that is away from a site that sends nothing, however many mails wait for it', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * hourMs);
    const tried = { at: hoursAgo(0).toISOString(), outcome: 'put-off' as const, reply: 'connect ECONNREFUSED' };
    await mail({ attempts: 9, history: [tried], giveUpAt: hoursAgo(5 - 72) });
    await mail({ nextAttemptAt: hoursAgo(2), giveUpAt: hoursAgo(2 - 72) });
    const waits = { state: 'warning', sentence: '2 mails wait; the first was to leave 5 hours ago.' };
    expect(await look('Outbox')).toEqual([waits]);
    await orm()
      .update(outboxMails)
      .set({ history: [{ ...tried, at: hoursAgo(1).toISOString() }] });
    expect(await look('Outbox')).toEqual([
      { state: 'wrong', sentence: '1 mail should have been tried more than five minutes ago.' },
    ]);
    await orm().delete(outboxMails);
  });

  it('counts what is kept longer than the settings say, a day beyond the time', async () => {
    await mail({ status: 'sent' as const, finishedAt: new Date(Date.now() - 30.5 * 24 * hourMs) });
    expect((await one('Retention'))?.state).toBe('ok');
    await mail({ status: 'sent' as const, finishedAt: new Date(Date.now() - 31.5 * 24 * hourMs) });
    expect(await one('Retention')).toEqual({
      state: 'wrong',
      sentence: 'Kept longer than the settings KEEP_… say: 1 mail.',
    });
    await orm().delete(outboxMails);
  });

  it('does not wait for a mail server that says nothing, and lets one in that answers', async () => {
    expect(await one('Mail server')).toEqual({
      state: 'wrong',
      sentence: `${silent.host} does not take mails: no answer within 4 s.`,
    });
    const server = await startMailServer();
    expect(await askMailServer(server.url, 10_000)).toBeNull();
    expect(server.mails).toEqual([]);
    await server.stop();
    expect(await askMailServer(server.url, 10_000)).toContain('ECONNREFUSED');
  });

  it('sees that the clock went back', async () => {
    expect((await one('Clock'))?.state).toBe('ok');
    await orm().insert(contactMessages).values({
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'Hello',
      submissionKey: randomUUID(),
      createdAt: sql`now() + interval '1 day'`,
    });
    expect(await one('Clock')).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(
        /^The clock went back: the newest entry of the messages is of \S+ \S+ UTC, 86,(?:400|39\d) s from now\.$/,
      ),
    });
    await orm().delete(contactMessages);
    expect((await one('Clock'))?.state).toBe('ok');
  });

  const run = (parts: Partial<PgInsertValue<typeof backupRuns>>) =>
    orm()
      .insert(backupRuns)
      .values({
        kind: 'asked',
        aliveUntil: sql`now() + interval '2 minutes'`,
        host: hostname(),
        directory: place.directory,
        file: 'quzones-test-asked.tar.gz',
        ...parts,
      });

  it('says whether a backup was made as promised, what became of the last, and whether its archive is still that', async () => {
    const none = { state: 'warning', sentence: 'None has been made yet.' };
    expect(await look('Backups')).toEqual([
      {
        state: 'wrong',
        sentence: expect.stringMatching(/^BACKUP_AT promised a backup at \S+ 03:30 UTC, and none was proven since\.$/),
      },
      none,
    ]);
    await run({});
    expect(await look('Backups')).toEqual([none]);
    await orm().delete(backupRuns);

    await mkdir(place.directory, { recursive: true });
    const archive = join(place.directory, 'quzones-test-asked.tar.gz');
    await writeFile(archive, 'x'.repeat(2048));
    await run({ status: 'proven', sha256: 'a'.repeat(64), finishedAt: new Date(), bytes: 2048, rows: 7, files: 3 });
    const beside = { state: 'warning', sentence: 'Archives are beside the data, so a broken disk takes both.' };
    expect(await look('Backups')).toEqual([
      {
        state: 'ok',
        sentence: expect.stringMatching(
          /^The last proven backup is of .+ UTC: 7 rows, 3 files, 2 KB, in .+\.tar\.gz\.$/,
        ),
      },
      beside,
    ]);
    await truncate(archive, 1000);
    expect((await one('Backups'))?.sentence).toContain('was changed: it has 1,000 bytes instead of 2,048.');
    await rm(archive);
    expect(await one('Backups')).toEqual({ state: 'wrong', sentence: expect.stringMatching(/\.tar\.gz is gone\.$/) });
    await run({
      status: 'failed',
      error: 'The disk is full.',
      finishedAt: new Date(),
      startedAt: sql`now() + interval '1 second'`,
    });
    expect(await one('Backups')).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(/^The last backup failed, \S+ \S+ UTC: The disk is full\.$/),
    });
    await orm().delete(backupRuns);
    expect(await look('Backups', { isRunning: false })).toEqual([
      { state: 'warning', sentence: expect.any(String) },
      none,
    ]);
  });

  it('notes backups as failed that nobody carries on, and removes what they left', async () => {
    await run({ aliveUntil: ago('1 minute') });
    const sentence = '1 backup was begun by a process that ended before it was done.';
    const mendable = 'Notes them as failed; the next backup does so too.';
    expect(await one('Abandoned backups')).toEqual({ state: 'warning', sentence, mendable });
    const mended = '1 noted as failed.';
    expect(await one('Abandoned backups', { mayMend: true })).toEqual({ state: 'ok', sentence, mended });
    expect(await one('Abandoned backups')).toEqual({ state: 'ok', sentence: 'None.' });
    const [failed] = await orm().select({ error: backupRuns.error }).from(backupRuns);
    expect(failed?.error).toBe('The process that made it ended before it was done.');
    await orm().delete(backupRuns);

    const draft = join(place.directory, 'quzones-test-asked.tar.gz.part');
    const workplace = join(fresh.dataDirectory, '.quzones-work-1');
    await mkdir(workplace);
    await writeFile(draft, 'x');
    expect(await one('Leftovers of backups')).toEqual({ state: 'ok', sentence: 'None.' });
    for (const path of [draft, workplace]) await age(path, 25 * hourMs);
    const left = `Killed backups and restores left something half done, for more than a day: ${draft}, ${workplace}.`;
    expect(await one('Leftovers of backups')).toMatchObject({ state: 'warning', sentence: left });
    expect((await one('Leftovers of backups', { mayMend: true }))?.mended).toBe('2 removed.');
    expect(await one('Leftovers of backups')).toEqual({ state: 'ok', sentence: 'None.' });
    await expect(stat(draft)).rejects.toThrow('ENOENT');
  });

  it('wants an administrator who may sign in, and a second factor', async () => {
    const nobody = { state: 'wrong', sentence: 'There is no administrator who may sign in.' };
    expect(await look('Administrators')).toEqual([nobody]);
    const person = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' } as const;
    await orm()
      .insert(profiles)
      .values({ ...person, disabledAt: new Date() });
    expect(await look('Administrators')).toEqual([nobody]);
    await orm().update(profiles).set({ disabledAt: null });
    expect(await look('Administrators')).toEqual([
      { state: 'warning', sentence: '1 of 1 administrator has no second factor.' },
    ]);
    await orm().update(profiles).set({ twoFactorEnabled: true });
    expect(await look('Administrators')).toEqual([{ state: 'ok', sentence: '1 may sign in, with a second factor.' }]);
    await orm().delete(profiles);
  });

  it('says that migrations are missing, and looks at no table then', async () => {
    const other = await openDatabase(await kit.freshDatabase());
    const checkup = { place, handle: other, isRunning: false, mayMend: false };
    const findings = await runChecks(
      allChecks.filter(({ name }) => name !== 'Mail server'),
      checkup,
      30_000,
    );
    await other.close();
    expect(findings.find(({ name }) => name === 'Migrations')).toMatchObject({
      state: 'warning',
      sentence: expect.stringMatching(/^\d+ are missing: 0000_\w+, /),
    });
    expect(findings.map(({ name }) => name)).not.toContain('Outbox');
    expect(findings.map(({ name }) => name)).toContain('Disk');
  });

  it('is not stopped by a check that fails or hangs, nor by a database that is away', async () => {
    const strange: Check[] = [
      {
        group: 'Machine',
        name: 'Failing',
        needs: 'nothing',
        look: () => Promise.reject(new Error('outer', { cause: new Error('The cause.') })),
      },
      { group: 'Machine', name: 'Hanging', needs: 'nothing', look: () => new Promise(() => undefined) },
    ];
    expect(await runChecks(strange, { place, handle, isRunning: false, mayMend: false }, 200)).toEqual([
      { group: 'Machine', name: 'Failing', state: 'wrong', sentence: 'It could not be looked at: The cause.' },
      {
        group: 'Machine',
        name: 'Hanging',
        state: 'wrong',
        sentence: 'Looking at it took longer than 0.2 s, so nothing is known.',
      },
    ]);
    const away = { place, handle: null, noHandle: 'PostgreSQL does not answer.', isRunning: false, mayMend: false };
    const findings = await runChecks(
      allChecks.filter(({ name }) => name !== 'Mail server'),
      away,
      30_000,
    );
    expect(findings.filter(({ state }) => state === 'wrong')).toMatchObject([
      { name: 'Database', sentence: 'PostgreSQL does not answer.' },
    ]);
    expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(['Settings', 'Node.js', 'Disk']));
  });
});
