import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { collectOutput, serverEnvironment, startBuiltServer, until } from '../support/built-server';
import { freePort } from '../support/free-port';
import { canMount, mountReadOnly, mountTmpfs } from '../support/mounts';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { saveInsight, signInAt } from '../support/visitors';

describe('Moving an embedded installation to PostgreSQL', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  let dataDirectory: string;
  /** Of another installation that began from the same build. */
  let otherDirectory: string;
  let cookie: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.createDatabase();
    dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
    const site = await startBuiltServer({ dataDirectory });
    cookie = await signInAt(site.url);
    await saveInsight(site.url, cookie, 'new', 'Kept “word for word” – naïve\u00a0\\ ☂');
    await site.stop();
    otherDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
    await (await startBuiltServer({ dataDirectory: otherDirectory })).stop();
  });

  afterAll(async () => {
    await postgres?.stop();
    for (const folder of [dataDirectory, otherDirectory]) await rm(folder, { recursive: true, force: true });
  });

  /** Runs the command; with `killAt` until it writes that. */
  async function move(
    url: string,
    {
      command = 'migrate-to-postgres',
      killAt,
      from = dataDirectory,
      env: added = {},
    }: { command?: string; killAt?: string; from?: string; env?: Record<string, string> } = {},
  ): Promise<{ code: number | null; output: string }> {
    const env = serverEnvironment(from, { DATABASE_URL: url, ...added });
    const script = join(root, `scripts/${command}.mjs`);
    const child = spawn(nodeBinary, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = collectOutput(child);
    const ended = once(child, 'close');
    if (killAt !== undefined) {
      await until(`“${killAt}”`, () => (output().includes(killAt) ? true : undefined));
      child.kill('SIGKILL');
    }
    await ended;
    return { code: child.exitCode, output: output() };
  }

  it('A server that does not answer is named before anything is copied', async () => {
    const nowhere = `127.0.0.1:${await freePort()}`;
    const { code, output } = await move(`postgresql://site:secret@${nowhere}/quzones`);
    expect(code).toBe(1);
    expect(output).toContain(`PostgreSQL at ${nowhere}/quzones can't be used: connect ECONNREFUSED ${nowhere}.`);
    expect(output).not.toContain('Copying');
  });

  it('A database with tables that are not from this move is refused and not touched', async () => {
    const other = await postgres.createDatabase();
    const client = new pg.Client({ connectionString: other });
    await client.connect();
    await client.query('create table somebody_elses (id int)');
    const { code, output } = await move(other);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'The target holds tables that are not from this move. Name an empty database in DATABASE_URL.',
      ),
    ]);
    const { rows } = await client.query(
      `select nspname from pg_namespace where nspname in ('quzones_move', 'drizzle')`,
    );
    await client.end();
    expect(rows).toEqual([]);
  });

  it.skipIf(!canMount())(
    'A source that can’t be written is moved as well, and refused while a site has it open',
    async () => {
      const source = mountReadOnly(dataDirectory);
      try {
        await expect(writeFile(join(source.path, 'probe'), '')).rejects.toMatchObject({ code: 'EROFS' });
        const site = await startBuiltServer({ dataDirectory });
        const refused = await move(await postgres.createDatabase(), { from: source.path });
        await site.stop();
        expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(`in use by process ${site.pid}`)]);
        const before = await fingerprint(dataDirectory);
        const { code, output } = await move(await postgres.createDatabase(), { from: source.path });
        expect(output).toMatch(/^Copying the embedded database \(\d+\.\d MB\), which is only read\.$/m);
        expect(output).toMatch(
          /^\d{2,} rows in \d\d tables are in PostgreSQL, the same as in the embedded database\.$/m,
        );
        expect(code).toBe(0);
        expect(await fingerprint(dataDirectory)).toEqual(before);
      } finally {
        source.unmount();
      }
    },
  );

  it.skipIf(!canMount())('Without room for the copy nothing is begun', async () => {
    const disk = mountTmpfs('20m');
    try {
      const { code, output } = await move(await postgres.createDatabase(), { env: { TMPDIR: disk.path } });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^A copy of the embedded database takes \d+\.\d MB, and \S+ has room for 20\.0 MB\. Free some space there, or set TMPDIR to another folder\.$/m,
        ),
      ]);
      expect(await readdir(disk.path)).toEqual([]);
    } finally {
      disk.unmount();
    }
  });

  it('Killed in the middle and run again it goes on, compares everything, and leaves the source as it was', async () => {
    const before = await fingerprint(join(dataDirectory, 'database'));
    await move(databaseUrl, { killAt: 'insights: ' });
    // What is written to it now would be gone when the move goes on.
    const start = await move(databaseUrl, { command: 'serve' });
    expect(start.code).toBe(1);
    expect(start.output).toMatch(
      /"msg":"Only a part of an embedded database is in this one: its move, begun on 20\d\d-\d\d-\d\d \d\d:\d\d UTC, was not finished\. Run npm run migrate-to-postgres again/,
    );
    const stranger = {
      code: 1,
      output: expect.stringMatching(
        /^The target holds what was moved from another database\. Name an empty database in DATABASE_URL\.$/m,
      ),
    };
    expect(await move(databaseUrl, { from: otherDirectory })).toEqual(stranger);
    const { code, output } = await move(databaseUrl);
    expect(output).toContain(', moved before, the same on both sides.');
    expect(output).toMatch(/^\d{2,} rows in \d\d tables are in PostgreSQL, the same as in the embedded database\.$/m);
    expect(code).toBe(0);
    expect(await fingerprint(join(dataDirectory, 'database'))).toEqual(before);
    const again = await move(databaseUrl);
    expect(again.output).toMatch(
      /^Everything was moved already, on 20\d\d-\d\d-\d\d \d\d:\d\d UTC: \d{2,} rows in \d\d tables, and nothing was written to the embedded database since\.$/m,
    );
    expect(again.code).toBe(0);
    expect(await move(databaseUrl, { from: otherDirectory })).toEqual(stranger);
  });

  it('Afterwards people are still signed in, sign in with the same password, and find and save everything', async () => {
    const site = await startBuiltServer({ databaseUrl, dataDirectory });
    try {
      const admin = await fetch(`${site.url}/admin`, { headers: { cookie }, redirect: 'manual' });
      expect(admin.status).toBe(200);
      const fresh = await signInAt(site.url);
      const list = await (await fetch(`${site.url}/insights`)).text();
      expect(list).toContain('Kept “word for word” – naïve\u00a0\\ ☂');
      const found = await (await fetch(`${site.url}/search?q=${encodeURIComponent('naïve')}`)).text();
      expect(found).toContain('/insights/kept-word-for-word-naive');
      expect(await saveInsight(site.url, fresh, 'new', 'Written after the move')).toBe(302);
      expect(await (await fetch(`${site.url}/insights/written-after-the-move`)).text()).toContain(
        'Written after the move',
      );
      expect(site.logs()).not.toContain('Sample content is in place');
    } finally {
      await site.stop();
    }
  });

  it('Who forgets DATABASE_URL afterwards hears that the data is old; the move run again says what is not in PostgreSQL', async () => {
    const said = 'The site in DATA_DIR was served from PostgreSQL last on ';
    const site = await startBuiltServer({ dataDirectory });
    try {
      await expect.poll(() => site.logs()).toContain(said);
      expect(site.logs()).toContain('Set DATABASE_URL, or nothing of what was written in PostgreSQL is there.');
      expect(await saveInsight(site.url, await signInAt(site.url), 'new', 'Written in the wrong place')).toBe(302);
    } finally {
      await site.stop();
    }
    const again = await move(databaseUrl);
    expect(again.output).toMatch(
      /^Everything was moved already, on .+ UTC, and the embedded database was used since: .*Table insights has \d+ rows instead of \d+\..* What was written there since is not in PostgreSQL\./m,
    );
    expect(again.code).toBe(1);
    await rm(join(dataDirectory, 'served-from-postgres'));
    const meant = await startBuiltServer({ dataDirectory });
    try {
      expect(meant.logs()).not.toContain(said);
    } finally {
      await meant.stop();
    }
  });
});

/** Every file with the hash of its bytes. */
async function fingerprint(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.sort().map(
    async (file) =>
      `${file} ${createHash('sha256')
        .update(await readFile(file))
        .digest('hex')}`,
  );
  return Promise.all(hashes);
}
