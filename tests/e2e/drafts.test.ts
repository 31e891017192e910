import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { unseal } from '~/admin/sealed';
import { findChromium } from '../../scripts/lib/tools.mjs';
import { type BuiltServer, startBuiltServer, testAdmin, until } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { storedDrafts } from '../support/stored-drafts';
import { textEditor, textInForm } from '../support/text-editor';

const secret = 'a secret of this test, long enough for a key';

let postgres: TestPostgres;
let server: BuiltServer;
let profile: string;
let running: ChildProcess | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startBuiltServer({ databaseUrl: await postgres.createDatabase('site'), env: { AUTH_SECRET: secret } });
});

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'quzones-profile-'));
});

afterEach(async () => {
  await kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A browser as a person has it: with a profile on the disk, in a process that can be killed. */
async function start(): Promise<Page> {
  const flags = ['--headless=new', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  await rm(join(profile, 'DevToolsActivePort'), { force: true });
  running = spawn(findChromium() ?? 'chromium', [...flags, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  const port = await until('The browser being ready', async () => {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    return text.split('\n')[0] || undefined;
  });
  browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('no context');
  return context.newPage();
}

/** All its processes at once, as when the power goes. */
async function kill(): Promise<void> {
  if (running?.pid && running.exitCode === null && running.signalCode === null) {
    const ended = once(running, 'exit');
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }
  await browser?.close().catch(() => undefined);
  running = undefined;
}

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}/admin/auth`);
  if (page.url().endsWith('/admin/auth')) {
    await page.getByLabel('Email').fill(testAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${server.url}/admin`);
  }
  await page.goto(server.url + path);
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
}

/** The fields of every draft in the browser, read with the key that the server gives to their writer. */
async function keptDrafts(page: Page): Promise<Record<string, string>[]> {
  return (await storedDrafts(page)).map(({ person, sealed }) => {
    const browserKey = createHmac('sha256', secret).update(`browser of ${person}`).digest('hex');
    return (unseal({ id: person, browserKey }, sealed) as { values: Record<string, string> }).values;
  });
}

/** A person stops for a moment; only what the browser had put away by then can be asked for after the crash. */
async function untilKept(page: Page, field: string, value: string): Promise<void> {
  await until(`The draft of ${field}`, async () =>
    (await keptDrafts(page)).some((draft) => draft[field] === value) ? true : undefined,
  );
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const offer = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' });

it('What was typed a second before the browser was killed is offered, restored and saved', async () => {
  const page = await start();
  await signIn(page, '/admin/blog/new');
  await title(page).fill('Typed before the crash');
  await page.getByLabel('Tags').fill('One, Two');
  await page.getByLabel('Status').selectOption('published');
  await textEditor(page).click();
  await page.keyboard.type('Every word of it.');
  await untilKept(page, 'content', '<p>Every word of it.</p>');
  // Whoever finds the browser without its writer being signed in reads nothing.
  expect(JSON.stringify(await storedDrafts(page))).not.toMatch(/Typed before|Every word|values/);
  await kill();

  const again = await start();
  await signIn(again, '/admin/blog/new');
  await offer(again).getByText('It differs in Title, Content (4 words more), Status, and Tags.').waitFor();
  await expect.poll(() => title(again).inputValue()).toBe('');
  await again.getByRole('button', { name: 'Restore draft' }).click();
  await expect.poll(() => title(again).inputValue()).toBe('Typed before the crash');
  await expect.poll(() => title(again).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => again.getByLabel('Tags').inputValue()).toBe('One, Two');
  await expect.poll(() => again.getByLabel('Status').inputValue()).toBe('published');
  await textEditor(again).getByText('Every word of it.').waitFor();
  expect(await textInForm(again)).toBe('<p>Every word of it.</p>');
  await again.getByRole('button', { name: 'Save blog post' }).click();
  await again.getByText('Blog post created successfully').first().waitFor();
  expect(await (await fetch(`${server.url}/blog/typed-before-the-crash`)).text()).toContain('Every word of it.');

  await again.goto(`${server.url}/admin/blog/new`);
  await again.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expect.poll(() => offer(again).count()).toBe(0);
});

it('A draft can be discarded, and is never offered for another record or while its editor is open elsewhere', async () => {
  const page = await start();
  await signIn(page, '/admin/blog/new');
  await title(page).fill('Still being typed');
  await page.getByText('Unsaved changes, kept in this browser').waitFor();
  await untilKept(page, 'title', 'Still being typed');
  const second = await page.context().newPage();
  await second.goto(`${server.url}/admin/blog/new`);
  await second.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expect.poll(() => offer(second).count()).toBe(0);
  await kill();

  const again = await start();
  await signIn(again, '/admin/documentation/new');
  await expect.poll(() => offer(again).count()).toBe(0);
  await again.goto(`${server.url}/admin/blog/new`);
  await offer(again).getByText('It differs in Title.').waitFor();
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(() => title(again).evaluate((field) => field === document.activeElement)).toBe(true);
  await until('The draft being gone', async () => ((await keptDrafts(again)).length === 0 ? true : undefined));
  await again.reload();
  await again.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expect.poll(() => offer(again).count()).toBe(0);
});

it('Of two texts that were left behind each is offered, and neither goes with the other', async () => {
  const page = await start();
  await signIn(page, '/admin/blog/new');
  await title(page).fill('The first of two');
  await untilKept(page, 'title', 'The first of two');
  const second = await page.context().newPage();
  await second.goto(`${server.url}/admin/blog/new`);
  await second.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await title(second).fill('The second of two');
  await untilKept(second, 'title', 'The second of two');
  await kill();

  const again = await start();
  await signIn(again, '/admin/blog/new');
  const offered = (name: string) => again.getByRole('region', { name: `Unsaved draft “${name}”`, exact: true });
  await offered('The first of two').waitFor();
  await offered('The second of two').getByRole('button', { name: 'Restore draft' }).click();
  await expect.poll(() => title(again).inputValue()).toBe('The second of two');
  await again.getByRole('button', { name: 'Save blog post' }).click();
  await again.getByText('Blog post created successfully').first().waitFor();

  // The list says so too, to whoever does not come back to the same place.
  await again.goto(`${server.url}/admin/blog`);
  const waiting = again.getByRole('region', { name: 'Unsaved texts' });
  await waiting.getByText('An unsaved text waits in this browser').waitFor();
  await waiting.getByRole('link', { name: '“The first of two”' }).click();
  await offer(again).getByRole('button', { name: 'Restore draft' }).click();
  await expect.poll(() => title(again).inputValue()).toBe('The first of two');
  await untilKept(again, 'title', 'The first of two');
  await again.goto(`${server.url}/admin/documentation`);
  await again.getByRole('heading', { name: 'Documentation' }).first().waitFor();
  expect(await waiting.count()).toBe(0);
  await again.goto(`${server.url}/admin/blog`);
  await waiting.getByRole('button', { name: 'Discard “The first of two”' }).click();
  await waiting.waitFor({ state: 'detached' });
  await until('The draft being gone', async () => ((await keptDrafts(again)).length === 0 ? true : undefined));
});
