import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { allChecks } from '~/admin/operations/all-checks.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { openDatabase, orm } from '~/db/client.server';
import { accounts, profiles } from '~/server/auth/auth.table.server';
import { followContentChanges } from '~/server/content-version.server';
import type { Finding } from '~/server/doctor/finding';
import { type Check, runChecks } from '~/server/doctor/run-checks.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { addPost, ago, patienceMs, useCheckup } from '../support/checkup.ts';
import { eachDriver } from '../support/drivers.ts';

// Nothing was uploaded, whatever this folder's own site has.
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => '/no/uploads' }));
// Before anything reads the settings.
vi.hoisted(() => Object.assign(process.env, { BACKUP_AT: '03:30', BACKUP_DIR: '' }));

eachDriver('The doctor', (kit) => {
  const site = useCheckup(kit);
  const { look, one } = site;

  it('finds nothing wrong with a new installation but what nobody has set up yet', async () => {
    const wrong = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ name }) => name);
    const checks = allChecks.filter(({ name }) => name !== 'Mail server');
    const findings = await runChecks(checks, { ...site.checkup, isRunning: true, mayMend: false }, patienceMs);
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

  it('sees that the locale of the database knows no capitals but A to Z', async () => {
    // That of the tests is C.
    expect(await one('Letters')).toEqual(
      kit.driver === 'embedded'
        ? { state: 'ok', sentence: 'É is é to its searches.' }
        : {
            state: 'warning',
            sentence: 'The database’s locale (lc_ctype) is C, so search does not know É as é.',
          },
    );
  });

  it('sees that a folder of the settings is a file', async () => {
    const file = join(site.dataDirectory, 'a-file');
    await writeFile(file, 'x');
    const checks = allChecks.filter(({ name }) => name === 'Disk');
    const checkup = {
      ...site.checkup,
      place: { ...site.place, directory: join(file, 'backups') },
      isRunning: true,
      mayMend: false,
    };
    const [data, archives] = await runChecks(checks, checkup, patienceMs);
    expect(data).toMatchObject({
      state: 'ok',
      sentence: expect.stringContaining(`The data in ${site.dataDirectory}: `),
    });
    expect(archives).toMatchObject({ state: 'wrong', sentence: `${file} is a file, and a folder is needed.` });
    await rm(file);
    const mail = join(site.dataDirectory, 'mail');
    await writeFile(mail, 'x');
    expect(await site.look('Disk')).toContainEqual({
      state: 'wrong',
      sentence: `${mail} is a file, and a folder is needed.`,
    });
    await rm(mail);
  });

  it('sees that the site has not looked for what time alone publishes, and has it look again', async () => {
    const id = await addPost();
    // Resolves once it is known when to look next.
    await followContentChanges(site.checkup.handle, nextScheduled);
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
    const id = await addPost();
    await orm()
      .update(blogPostsTable)
      .set({ deletedAt: ago('32 days') })
      .where(eq(blogPostsTable.id, id));
    const sentence = '1 record is in a bin for longer than 30 days.';
    expect(await one('Bins')).toEqual({ state: 'wrong', sentence });
    expect(await one('Bins', { isRunning: false })).toEqual({ state: 'warning', sentence });
    const check = allChecks.filter(({ name }) => name === 'Bins');
    const [told] = await runChecks(check, { ...site.checkup, isRunning: true, mayMend: false }, patienceMs);
    expect(told?.advice).toContain('its log says “the bins were not emptied”, and why');
    await orm().delete(blogPostsTable).where(eq(blogPostsTable.id, id));
    expect((await one('Bins'))?.state).toBe('ok');
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

  it('wants an administrator who may sign in, and a second factor', async () => {
    const nobody = { state: 'wrong', sentence: 'There is no administrator who may sign in.' };
    expect(await look('Administrators')).toEqual([nobody]);
    const person = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' } as const;
    await orm()
      .insert(profiles)
      .values({ ...person, disabledAt: new Date() });
    expect(await look('Administrators')).toEqual([nobody]);
    await orm().update(profiles).set({ disabledAt: null });
    // Invited, and not here yet.
    expect(await look('Administrators')).toEqual([nobody]);
    const account = { id: 'of ada', accountId: 'ada', providerId: 'credential', userId: 'ada', password: 'a hash' };
    await orm().insert(accounts).values(account);
    expect(await look('Administrators')).toEqual([
      { state: 'warning', sentence: '1 of 1 administrator has no second factor.' },
    ]);
    await orm().update(profiles).set({ twoFactorEnabled: true });
    expect(await look('Administrators')).toEqual([{ state: 'ok', sentence: '1 may sign in, with a second factor.' }]);
    await orm().delete(profiles);
  });

  it('says that migrations are missing, and looks at no table then', async () => {
    const other = await openDatabase(await kit.freshDatabase());
    const checkup = { place: site.place, handle: other, isRunning: false, mayMend: false };
    const findings = await runChecks(
      allChecks.filter(({ name }) => name !== 'Mail server'),
      checkup,
      patienceMs,
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
    expect(await runChecks(strange, { ...site.checkup, isRunning: false, mayMend: false }, 200)).toEqual([
      { group: 'Machine', name: 'Failing', state: 'wrong', sentence: 'It could not be looked at: The cause.' },
      {
        group: 'Machine',
        name: 'Hanging',
        state: 'wrong',
        sentence: 'Looking at it took longer than 0.2 s, so nothing is known.',
      },
    ]);
    const away = {
      place: site.place,
      handle: null,
      noHandle: 'PostgreSQL does not answer.',
      isRunning: false,
      mayMend: false,
    };
    const findings = await runChecks(
      allChecks.filter(({ name }) => name !== 'Mail server'),
      away,
      patienceMs,
    );
    expect(findings.filter(({ state }) => state === 'wrong')).toMatchObject([
      { name: 'Database', sentence: 'PostgreSQL does not answer.' },
    ]);
    expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(['Settings', 'Node.js', 'Disk']));
  });
});
