import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, testAdmin, until } from '../support/built-server';
import { hideTable } from '../support/failing-database';
import { type LogLine, untilLogLines } from '../support/log-lines';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { formType, sendRaw } from '../support/raw-request';
import { staffCookies } from '../support/staff-sessions';
import { messageForm, saveInsight, sendMessage, signInAt } from '../support/visitors';

let postgres: TestPostgres;
let server: BuiltServer;
let client: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('tables');
  server = await startBuiltServer({
    databaseUrl,
    env: { LOG_LEVEL: 'debug', TRUST_PROXY: '1', BACKUP_DIR: '/dev/null/backups' },
  });
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await server?.stop();
  await postgres?.stop();
});

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendRaw(server.url, path, {
    method: 'POST',
    headers: { ...formType, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Whole lines, so that a failure shows where something got in. */
function linesWith(...secrets: string[]): string[] {
  return server
    .logs()
    .split('\n')
    .filter((line) => secrets.some((secret) => line.includes(secret)));
}

it('A folder that takes no archives of backups is told by the start in one line', async () => {
  const told = await untilLogLines(server, { count: 1, from: 0, isMeant: ({ level }) => level === 40 });
  expect(told).toMatchObject([
    {
      msg: 'backups can not be made',
      directory: '/dev/null/backups',
      reason: '/dev/null is a file, and a folder is needed.',
    },
  ]);
});

it('Refused attempts to sign in and refused requests of staff are in the log with the id of the account', async () => {
  const { rows } = await client.query<{ id: string }>('select id from profiles where email = $1', [testAdmin.email]);
  const admin = rows[0]?.id;
  const from = server.logs().length;
  expect((await send('/admin/auth', { email: testAdmin.email.toUpperCase(), password: 'not the one' })).status).toBe(
    401,
  );
  expect((await send('/admin/auth', { email: 'nobody@example.com', password: 'not the one' })).status).toBe(401);
  expect((await send('/admin/auth/code', { code: '123456' })).status).toBe(401);
  const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
  const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  const tried = await send('/admin/auth/passkey', { step: 'answer', answer: JSON.stringify({ ...passkey, response }) });
  expect(tried.status).toBe(401);
  const refused = await untilLogLines(server, {
    count: 4,
    from,
    isMeant: ({ msg }) => msg === 'a sign-in was refused',
  });
  expect(refused.map(({ way, status, staff }) => ({ way, status, staff }))).toEqual([
    { way: 'password', status: 401, staff: admin },
    { way: 'password', status: 401, staff: null },
    { way: 'code', status: 401, staff: null },
    { way: 'passkey', status: 401, staff: null },
  ]);

  const { editor } = await staffCookies(server.url, client);
  const address = '/admin/subscribers';
  const marking = { id: 'x', to: 'bounced' };
  await send(address, marking, { cookie: editor });
  await send(address, marking);
  const [byEditor, byNobody] = await untilLogLines(server, {
    count: 2,
    from,
    isMeant: ({ msg, path, method }) => msg === 'request' && path === address && method === 'POST',
  });
  expect(byEditor).toMatchObject({ status: 403, staff: 'the-editor' });
  expect(byNobody?.status).toBe(401);
  expect(byNobody).not.toHaveProperty('staff');
});

it('A request that fails because nobody knows who asks is one line with the cause and its id', async () => {
  const cookie = await signInAt(server.url);
  const failures = async (headers: Record<string, string>) => {
    const from = server.logs().length;
    const answer = await sendRaw(server.url, '/admin/insights', { headers: { cookie, ...headers } });
    await untilLogLines(server, {
      count: 1,
      from,
      isMeant: ({ msg, path }) => msg === 'request' && path === '/admin/insights',
    });
    const lines = await untilLogLines(server, { count: 1, from, isMeant: ({ level }) => level === 50 });
    return { lines, id: answer.headers['x-request-id'] };
  };
  const missing = { message: expect.stringMatching(/relation "(sessions|profiles)" does not exist$/) };
  for (const table of ['sessions', 'profiles']) {
    const restore = await hideTable(client, table);
    const byPage = await failures({ accept: 'text/html' });
    expect(byPage.lines).toEqual([expect.objectContaining({ id: byPage.id, err: expect.objectContaining(missing) })]);
    const byScript = await failures({ accept: '*/*', 'sec-fetch-dest': 'empty' });
    expect(byScript.lines).toEqual([
      expect.objectContaining({ id: byScript.id, err: expect.objectContaining(missing) }),
    ]);
    await restore();
  }
});

it('Nothing of a person and no secret is in the logs, whatever succeeds, is refused or fails', async () => {
  const visitor = { name: 'Canary Visitor', email: 'canary@example.com', message: 'canary-words of a visitor' };
  await sendMessage(server.url, 4711);
  expect((await send('/contact', { ...visitor, email: 'canary at nowhere' })).status).toBe(422);
  expect((await send('/newsletter', { email: 'canary-reader@example.com' })).status).toBeLessThan(400);
  expect((await send('/admin/auth', { email: testAdmin.email, password: 'canary-wrong-password' })).status).toBe(401);
  expect((await send('/admin/forgot-password', { email: testAdmin.email })).status).toBeLessThan(400);
  const cookie = await signInAt(server.url);
  expect(await saveInsight(server.url, cookie, 'new', 'Canary insight')).toBe(302);
  await sendRaw(server.url, '/search?q=canary-question', { headers: { 'x-forwarded-for': '203.0.113.77' } });
  for (const path of ['/admin/reset-password', '/admin/invitation', '/admin/setup', '/newsletter/confirm']) {
    await sendRaw(server.url, `${path}?token=canary-token`);
  }
  await sendRaw(server.url, '/demo/canary-token-of-a-demo');
  await sendRaw(server.url, '/preview/canary-token-of-a-preview');
  await sendRaw(server.url, '/preview/canary-token/of-a-draft');

  // The same while the database refuses to write: now causes are logged.
  await client.query('alter table contact_messages rename to contact_messages_away');
  await client.query('alter table insights rename to insights_away');
  await client.query('alter table sessions rename to sessions_away');
  await client.query('alter table preview_links rename to preview_links_away');
  const form = Object.fromEntries(messageForm(4712));
  expect((await send('/contact', { ...form, ...visitor })).status).toBe(500);
  await send('/admin/auth', { email: testAdmin.email, password: testAdmin.password });
  await sendRaw(server.url, '/admin', { headers: { cookie } });
  expect((await sendRaw(server.url, `/preview/${'canary-token'.padEnd(43, 'x')}`)).status).toBe(500);
  await sendRaw(server.url, '/insights?q=canary-question');
  await until('the failures in the log', () => (linesWith('"level":50').length >= 3 ? true : undefined));
  const [unread] = await untilLogLines(server, {
    count: 1,
    from: 0,
    isMeant: ({ msg, path }) => msg === 'request failed' && path === '/admin',
  });
  expect(unread?.err).toMatchObject({ message: expect.stringContaining('relation "sessions" does not exist') });
  // Here a package writes to the console besides, and what it writes would have the values of the query.
  await client.query('alter table sessions_away rename to sessions');
  await client.query('alter table profiles rename to profiles_away');
  await sendRaw(server.url, '/admin', { headers: { cookie } });
  await until('that one too', () =>
    linesWith('relation \\"profiles\\" does not exist').length > 0 ? true : undefined,
  );

  expect(
    linesWith(
      'submission-4711-',
      'visitor-4711@example.com',
      'Canary Visitor',
      'canary@example.com',
      'canary-words',
      'canary at nowhere',
      'canary-reader@example.com',
      'canary-wrong-password',
      testAdmin.password,
      cookie.split('=')[1] ?? '',
      'canary-question',
      '203.0.113.77',
      'canary-token',
    ),
  ).toEqual([]);
  const lines = server.logs().trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  // The log of the start says whom it made an administrator; after that nobody is named.
  expect(linesWith(testAdmin.email).map((line) => (JSON.parse(line) as LogLine).msg)).toEqual([
    `The administrator ${testAdmin.email} can sign in at /admin/auth.`,
  ]);
});
