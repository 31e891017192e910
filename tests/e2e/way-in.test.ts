import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltServer, testAdmin } from '../support/built-server';
import { startPostgres } from '../support/postgres';
import { siteCommand } from '../support/site-command';

let folder = '';
let dataDirectory = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-way-in-'));
  dataDirectory = join(folder, 'data');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function resetPassword(words: string[], env: Record<string, string> = {}) {
  return siteCommand('reset-password', dataDirectory, words, env);
}

/** Chooses a password with the link in what the command wrote, once, and signs in with it. */
async function useLink(site: string, email: string, output: string): Promise<void> {
  const path = /\/admin\/reset-password\?token=\S+/.exec(output)?.[0] ?? '';
  const send = (to: string, fields: Record<string, string>) =>
    fetch(site + to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await send(path, { password: 'found again after all' })).status).toBe(302);
  expect((await send(path, { password: 'found again after all' })).status).toBe(410);
  const signedIn = await send('/admin/auth', { email, password: 'found again after all' });
  expect([email, signedIn.status, signedIn.headers.get('location')]).toEqual([email, 302, '/admin']);
}

it('The operator who lost the only password gets a link by a command, while the site runs or when it does not', async () => {
  const first = await startBuiltServer({ dataDirectory });
  try {
    const unknown = await resetPassword(['stranger@quzones.test']);
    expect(unknown).toEqual({
      code: 1,
      output: 'Nobody has the address stranger@quzones.test. Add --make-admin to make them an administrator.\n',
    });
    const { code, output } = await resetPassword([testAdmin.email.toUpperCase()]);
    expect(code).toBe(0);
    expect(output).toContain(
      `Open this link within 24 hours to choose a password for ${testAdmin.email}; it works once:\n${first.url}/admin/`,
    );
    await useLink(first.url, testAdmin.email, output);
  } finally {
    await first.stop();
  }
  const added = await resetPassword(['second@quzones.test', '--make-admin']);
  expect(added.code).toBe(0);
  const second = await startBuiltServer({ dataDirectory });
  try {
    await useLink(second.url, 'second@quzones.test', added.output);
  } finally {
    await second.stop();
  }
  // Two starts and three commands, each of which loads the whole site.
}, 300_000);

it('The command for a link makes no installation where there is none, and no tables in an empty database', async () => {
  const nowhere = join(folder, 'nowhere');
  expect((await resetPassword([])).output).toContain('Name one e-mail address.');
  expect(await resetPassword(['first@quzones.test', '--make-admin'], { DATA_DIR: nowhere })).toEqual({
    code: 1,
    output: `There is no installation in ${nowhere}. Set DATA_DIR or DATABASE_URL as for the site.\n`,
  });
  expect(existsSync(nowhere)).toBe(false);

  const server = await startPostgres();
  try {
    const DATABASE_URL = await server.createDatabase();
    expect(await resetPassword(['first@quzones.test', '--make-admin'], { DATABASE_URL })).toEqual({
      code: 1,
      output: 'The database is not ready for this version. Start the site once, or run `npm run migrate`.\n',
    });
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    const { rows } = await client.query("select relname from pg_class where relnamespace = 'public'::regnamespace");
    await client.end();
    expect(rows).toEqual([]);
  } finally {
    await server.stop();
  }
}, 120_000);
