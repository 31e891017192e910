import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openPage, type WatchedPage } from '../support/browser';
import { type BuiltServer, startBuiltServer, testAdmin } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';

let postgres: TestPostgres;
let server: BuiltServer;
let browser: Browser;
let client: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  [server, browser] = await Promise.all([startBuiltServer({ databaseUrl }), launchBrowser()]);
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await browser?.close();
  await server?.stop();
  await postgres?.stop();
});

async function setRole(role: 'admin' | 'editor' | 'none'): Promise<void> {
  await client.query('update profiles set role = $1', [role]);
}

async function countSessions(): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from sessions');
  return Number(rows[0]?.count);
}

async function signIn(page: WatchedPage): Promise<void> {
  await page.goto(`${server.url}/admin/auth`);
  await page.getByLabel('Email').fill(testAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

it('An editor signs in and works on insights and blog posts', async () => {
  await setRole('editor');
  const page = await openPage(browser);
  await signIn(page);
  await page.waitForURL(`${server.url}/admin`);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Insights', 'Blog']);
});

it('A person without a role is refused at sign-in and has no session afterwards', async () => {
  await setRole('none');
  const before = await countSessions();
  const page = await openPage(browser);
  page.allowErrors(/403/);
  await signIn(page);
  await page.locator('[data-toast]').getByText('Access denied. Admin privileges required.').waitFor();
  expect(await countSessions()).toBe(before);
  await page.goto(`${server.url}/admin`);
  expect(page.url()).toBe(`${server.url}/admin/auth`);
});

it('Somebody who loses the role while signed in is led to the home page with a word of explanation', async () => {
  await setRole('admin');
  const page = await openPage(browser);
  await signIn(page);
  await page.waitForURL(`${server.url}/admin`);
  await setRole('none');
  await page.goto(`${server.url}/admin/insights`);
  expect(page.url()).toBe(`${server.url}/`);
  const toast = page.locator('[data-toast]');
  expect(await toast.locator('p').allInnerTexts()).toEqual([
    'Access Denied',
    "You don't have permission to access the admin panel.",
  ]);
  await toast.getByRole('link', { name: 'Dismiss' }).click();
  await toast.waitFor({ state: 'detached' });
  await setRole('admin');
});
