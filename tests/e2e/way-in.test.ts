import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { serverEnvironment, startBuiltServer, testAdmin } from '../support/built-server';

let dataDirectory = '';

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-way-in-'));
});

afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

/** Runs the command on this data; answers its exit code and what it wrote. */
function resetPassword(...words: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = [join(root, 'scripts/reset-password.mjs'), ...words];
    execFile(nodeBinary, command, { env: serverEnvironment(dataDirectory) }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

it('The operator who lost the only password gets a link by a command; while the site runs, it says to stop it', async () => {
  const first = await startBuiltServer({ dataDirectory });
  const locked = await resetPassword(testAdmin.email);
  expect(locked.code).toBe(1);
  expect(locked.output).toContain('Stop the site, run this again, start the site, open the link.');
  await first.stop();

  expect((await resetPassword()).output).toContain('Name one e-mail address.');
  const unknown = await resetPassword('stranger@quzones.test');
  expect(unknown).toMatchObject({ code: 1 });
  expect(unknown.output).toContain(
    'Nobody has the address stranger@quzones.test. Add --make-admin to make them an administrator.',
  );
  const known = await resetPassword(testAdmin.email);
  const added = await resetPassword('second@quzones.test', '--make-admin');
  expect([known.code, added.code]).toEqual([0, 0]);

  const server = await startBuiltServer({ dataDirectory });
  try {
    for (const [email, { output }] of [
      [testAdmin.email, known],
      ['second@quzones.test', added],
    ] as const) {
      const path = /\/admin\/reset-password\?token=\S+/.exec(output)?.[0] ?? '';
      const send = (to: string, fields: Record<string, string>) =>
        fetch(server.url + to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
      expect((await send(path, { password: 'found again after all' })).status).toBe(302);
      expect((await send(path, { password: 'found again after all' })).status).toBe(410);
      const signedIn = await send('/admin/auth', { email, password: 'found again after all' });
      expect([email, signedIn.status, signedIn.headers.get('location')]).toEqual([email, 302, '/admin']);
    }
  } finally {
    await server.stop();
  }
  // Two starts and five commands, each of which loads the whole site.
}, 300_000);
