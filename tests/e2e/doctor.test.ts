import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { launchBrowser, openPage } from '../support/browser';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { startMailServer } from '../support/mail-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { beginSiteCommand, type Run, siteCommand } from '../support/site-command';
import { expectToast, signIn, signInPlainly } from '../support/staff';
import { type StaffCookies, staffCookies } from '../support/staff-sessions';

async function lines(run: Promise<Run>): Promise<{ code: number | null; lines: string[] }> {
  const { code, output } = await run;
  return { code, lines: output.trimEnd().split('\n') };
}

/** What an upload leaves that was killed two hours ago. */
async function leaveHalfWritten(dataDirectory: string): Promise<string> {
  const folder = join(dataDirectory, 'uploads/.incoming/left');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'a.jpg'), 'x');
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(folder, then, then);
  return folder;
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('npm run doctor', () => {
  let dataDirectory: string;
  const doctor = (...words: string[]) => lines(siteCommand('doctor', dataDirectory, words));
  const orphan = '  warning  Orphan files: 1 file is half-written by interrupted uploads.';

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
  });

  afterAll(async () => {
    await rm(dataDirectory, { recursive: true, force: true });
  });

  it('says where there is no installation, and makes none', async () => {
    expect(await doctor()).toEqual({
      code: 1,
      lines: [`There is no installation in ${dataDirectory}. Set DATA_DIR or DATABASE_URL as for the site.`],
    });
    expect(await isThere(join(dataDirectory, 'database'))).toBe(false);
    const odd = await siteCommand('doctor', dataDirectory, ['--everything']);
    expect([odd.code, odd.output]).toEqual([1, expect.stringContaining('--everything is no option.\n')]);
  });

  it('looks at a running site through it, mends what it is told to, and ends with 0 when nothing is wrong', async () => {
    const site = await startBuiltServer({ dataDirectory });
    const left = await leaveHalfWritten(dataDirectory);
    const found = await doctor();
    expect(found.lines).toContain(orphan);
    expect(found.lines).toContain('           --mend: Removes it; the next start of the site does so too.');
    expect(found.lines.filter((line) => /^\w/.test(line))).toEqual([
      'Settings',
      'Machine',
      'Database',
      'Mail',
      'Pictures',
      'Texts',
      'Backups',
      'Jobs',
      'People',
      'Nothing is wrong. There are 5 warnings.',
      'npm run doctor -- --mend does what is said to be safe above.',
    ]);
    expect(found.code).toBe(0);
    expect(await isThere(left)).toBe(true);
    const mended = await doctor('--mend');
    expect(mended.lines).toContain('  mended   Orphan files: 1 file is half-written by interrupted uploads.');
    expect(mended.lines).toContain('           1 file removed.');
    expect(await isThere(left)).toBe(false);
    // A backup that the site makes does not end with the command that asked for it.
    const { child, output } = beginSiteCommand('backup', dataDirectory);
    const ended = once(child, 'close');
    await expect.poll(output, { timeout: 20_000 }).toContain('Restoring it into a scratch database to compare.');
    child.kill('SIGINT');
    await ended;
    expect([child.exitCode, output()]).toEqual([
      130,
      expect.stringContaining('The running site goes on with the backup.'),
    ]);
    const proven = /^ {2}ok {7}The last proven backup is of /;
    await until('The backup', async () =>
      (await doctor()).lines.some((line) => proven.test(line)) ? true : undefined,
    );
    await site.stop();
  });

  it('does the same when the site is stopped, and ends with 1 when an archive is gone', async () => {
    await leaveHalfWritten(dataDirectory);
    expect((await doctor()).lines).toContain(orphan);
    expect((await doctor('--mend')).lines).toContain('           1 file removed.');
    const made = await siteCommand('backup', dataDirectory);
    const archive = /^Backup made and proven: (.+)$/m.exec(made.output)?.[1] ?? '';
    expect((await doctor()).code).toBe(0);
    await rm(archive);
    const found = await doctor();
    expect(found.lines.find((line) => line.startsWith('  WRONG'))).toMatch(
      /^ {2}WRONG {4}The last proven backup is of .+ UTC, and its archive .+\.tar\.gz is gone\.$/,
    );
    expect(found.lines.at(-1)).toBe('1 thing is wrong, and there are 4 warnings.');
    expect(found.code).toBe(1);
  });

  it('does not hang with a mail server or a database that does', async () => {
    const server = await startMailServer();
    const gone = server.url;
    await server.stop();
    const mail = await siteCommand('doctor', dataDirectory, [], { SMTP_URL: gone });
    expect(mail.output).toMatch(/^ {2}WRONG {4}Mail server: 127\.0\.0\.1:\d+ does not take mails: .*ECONNREFUSED.*$/m);
    const away = await siteCommand('doctor', dataDirectory, [], { DATABASE_URL: 'postgresql://x@127.0.0.1:1/none' });
    expect(away.code).toBe(1);
    expect(away.output).toMatch(/^ {2}WRONG {4}PostgreSQL at 127\.0\.0\.1:1\/none can't be used: /m);
    expect(away.output).toMatch(/^ {2}ok {7}Node\.js: /m);
  });
});

const metricsToken = 'a-token-for-the-metrics';

describe('On PostgreSQL', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  let site: BuiltServer;
  let database: Client;
  let browser: Browser;
  let cookies: StaffCookies;

  beforeAll(async () => {
    [postgres, browser] = await Promise.all([startPostgres(), launchBrowser()]);
    databaseUrl = await postgres.createDatabase('site');
    site = await startBuiltServer({ databaseUrl, env: { METRICS_TOKEN: metricsToken } });
    database = new Client({ connectionString: databaseUrl });
    await database.connect();
    cookies = await staffCookies(site.url, database);
  });

  afterAll(async () => {
    await browser?.close();
    await database?.end();
    await site?.stop();
    await postgres?.stop();
  });

  async function backups(): Promise<string[]> {
    const { rows } = await database.query<{ status: string }>('select status from backup_runs order by started_at');
    return rows.map(({ status }) => status);
  }

  it('the page shows how the site runs, makes a backup, and says what became of it', async () => {
    const page = await openPage(browser);
    await signIn(page, site.url, '/admin/operations');
    await page.getByRole('heading', { name: 'Operations', exact: true }).waitFor();
    await page.getByText('fsync is off: a power cut can destroy the database.').waitFor();
    await page.getByText('No backup has been proven yet.').waitFor();
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'WrongDatabase' }).count()).toBe(1);
    await page.getByRole('link', { name: '/admin/account/second-factor', exact: true }).waitFor();
    await page.getByText(/^\d+ checks found nothing$/).click();
    await page.getByText('Nothing is kept longer than the settings say.').waitFor();
    expect(await axeObjections(page)).toEqual([]);

    await page.getByRole('button', { name: 'Back up now' }).click();
    await expectToast(
      page,
      'Success',
      'The backup is being made. It counts once it was restored and compared, which takes a minute or so.',
    );
    // The page asks by itself how it stands.
    await page
      .getByRole('row')
      .filter({ hasText: 'Asked for' })
      .filter({ hasText: 'Proven' })
      .waitFor({ timeout: 60_000 });
    await expect.poll(() => page.getByText('SHA-256').locator('..').innerText()).toMatch(/[0-9a-f]{64}$/);
    expect(await backups()).toEqual(['proven']);
    const begun = page.getByRole('row').filter({ hasText: 'Asked for' }).locator('time');
    expect(await begun.innerText()).toMatch(
      /^(?:just now|\d+ (?:second|minute)s? ago)\s+(?:today|\w+ \d+,) \d\d:\d\d$/,
    );
    expect(await begun.getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/);
    const { rows } = await database.query<{ at: number }>(
      'select extract(epoch from started_at)::float8 as at from backup_runs',
    );
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await (await fetch(`${site.url}/metrics`, { headers })).text();
    expect(Number(/^quzones_backup_last_proven_timestamp_seconds (\S+)$/m.exec(metrics)?.[1])).toBeCloseTo(
      rows[0]?.at ?? 0,
      2,
    );
    await page.goto(`${site.url}/admin/audit`);
    await page
      .getByText(/quzones-.+-asked\.tar\.gz/)
      .first()
      .waitFor();
    // What the site does every hour it did first when it started, and says when it will again.
    await page.goto(`${site.url}/admin/operations`);
    expect(await page.getByText('None has been made yet.').count()).toBe(0);
    for (const job of ['Bins', 'Retention', 'Expired sessions and links']) {
      expect(await page.getByRole('row').filter({ hasText: job }).innerText()).not.toContain('—');
    }
  });

  it('the page works without scripts, and refuses a second backup while one is being made', async () => {
    await database.query(
      `insert into backup_runs (kind, alive_until, host, directory, file, started_at)
       values ('asked', now() + interval '2 minutes', 'elsewhere', '/backups', 'x', '2026-01-01 00:00Z')`,
    );
    const page = await openPage(browser, { javaScript: false });
    await signInPlainly(page, site.url, '/admin/operations?look=again');
    await page.getByText('A backup is being made.').waitFor();
    const refused = await fetch(`${site.url}/admin/operations`, { method: 'POST', headers: { cookie: cookies.admin } });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(
      'A backup is being made already, since 2026-01-01 00:00 UTC. Wait for it. If it was broken off, the next one can be made after 20',
    );
    await database.query(`delete from backup_runs where host = 'elsewhere'`);
    await page.goto(`${site.url}/admin/operations`);
    await page.getByRole('button', { name: 'Back up now' }).click();
    await until('The backup', async () => ((await backups()).at(-1) === 'proven' ? true : undefined));
    await page.goto(`${site.url}/admin/operations`);
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Asked for' }).count()).toBe(2);
  });

  it('the header tells administrators of a backup that failed, and nobody else', async () => {
    await database.query(
      `insert into backup_runs (kind, status, alive_until, finished_at, host, directory, file, error)
       values ('scheduled', 'failed', now(), now(), 'here', '/backups', 'x', 'The disk is full.')`,
    );
    const header = async (who: 'admin' | 'editor') =>
      (await fetch(`${site.url}/admin`, { headers: { cookie: cookies[who] } })).text();
    expect(await header('admin')).toMatch(/<a[^>]*href="\/admin\/operations"[^>]*>Last backup failed<\/a>/);
    expect(await header('editor')).not.toContain('Last backup failed');
  });

  it('only administrators may have a backup made', async () => {
    const before = (await backups()).length;
    for (const [who, status] of [
      ['editor', 403],
      ['none', 401],
      ['anonymous', 401],
    ] as const) {
      const headers = cookies[who] ? { cookie: cookies[who] } : undefined;
      const answer = await fetch(`${site.url}/admin/operations`, { method: 'POST', ...(headers && { headers }) });
      expect([who, answer.status]).toEqual([who, status]);
    }
    expect(await backups()).toHaveLength(before);
  });

  it('the doctor knows whether a site runs that should have done its work, and that a database is empty', async () => {
    const doctor = (url: string) => siteCommand('doctor', site.dataDirectory, [], { DATABASE_URL: url });
    await database.query(`update blog_posts set deleted_at = now() - interval '32 days'
      where id = (select id from blog_posts order by id limit 1)`);
    const running = await doctor(databaseUrl);
    expect(running.output).toContain('  WRONG    Bins: 1 record is in a bin for longer than 30 days.');
    expect(running.output).toContain('  WRONG    fsync is off: a power cut can destroy the database.');
    await site.stop();
    const stopped = await doctor(databaseUrl);
    expect(stopped.output).toContain('  warning  Bins: 1 record is in a bin for longer than 30 days.');
    const empty = await doctor(await postgres.createDatabase());
    expect([empty.code, empty.output]).toEqual([
      1,
      'There is no installation in this database. Set DATA_DIR or DATABASE_URL as for the site, or start it.\n',
    ]);
  });
});
