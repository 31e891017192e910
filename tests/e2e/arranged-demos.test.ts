import type { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../support/browser';
import type { BuiltServer } from '../support/built-server';
import { type SiteOnPostgres, startSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, signIn, signInPlainly } from '../support/staff';

let site: SiteOnPostgres;
let database: Client;
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  site = await startSiteOnPostgres();
  ({ server, database, browser } = site);
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await database.query('delete from demo_requests');
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A request with a demo in so many days; answers its id. */
async function arrange(name: string, days: number): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into demo_requests (name, email, company, industry, interested_in, status, submission_key)
     values ($1, 'asha@example.com', 'Rao Freight', 'Logistics', 'Consulting', 'scheduled', gen_random_uuid()::text)
     returning id`,
    [name],
  );
  const id = rows[0]?.id ?? '';
  await database.query(
    `insert into demo_meetings (demo_id, expires_at, minutes, starts_at, sequence)
     values ($1, now() + interval '30 days', 30, now() + make_interval(days => $2), 1)`,
    [id, days],
  );
  return id;
}

const statusOf = async (id: string) => {
  const { rows } = await database.query<{ status: string }>('select status from demo_requests where id = $1', [id]);
  return rows[0]?.status;
};

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('A demo that is arranged is cancelled after a question, %s', (_title, javaScript) => {
  const asked = (page: Page) =>
    javaScript ? page.getByRole('alertdialog') : page.locator('form:has([name=confirmed])');

  it('from the list', async () => {
    const id = await arrange('Asha Rao', 3);
    const page = await openPage(browser, { javaScript });
    page.allowErrors(/409/);
    await (javaScript ? signIn : signInPlainly)(page, server.url, '/admin/demo-requests?show=scheduled');
    await card(page, 'Asha Rao').getByRole('button', { name: 'Cancel', exact: true }).click();
    await asked(page).getByText('Cancel the demo with Asha Rao?').waitFor();
    await asked(page)
      .getByText(/It is arranged for .+ \(India\)\. A mail tells Asha Rao at once/)
      .waitFor();
    await asked(page).getByText('Keep it').click();
    await asked(page).waitFor({ state: 'detached' });
    expect(await statusOf(id)).toBe('scheduled');
    await card(page, 'Asha Rao').getByRole('button', { name: 'Cancel', exact: true }).click();
    await asked(page).getByRole('button', { name: 'Cancel the demo' }).click();
    await expectToast(page, 'Success', 'Demo request status updated.');
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('from its page, and what is half written stays', async () => {
    const id = await arrange('Asha Rao', 3);
    const page = await openPage(browser, { javaScript });
    page.allowErrors(/409/);
    await (javaScript ? signIn : signInPlainly)(page, server.url, `/admin/demo-requests/${id}`);
    const note = page.getByRole('textbox', { name: 'Internal note' });
    await note.fill('She called.');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancel the demo with Asha Rao?').waitFor();
    expect(await statusOf(id)).toBe('scheduled');
    await page.getByRole('button', { name: 'Cancel the demo' }).click();
    await expectToast(page, 'Success', 'Demo request status updated.');
    expect(await statusOf(id)).toBe('cancelled');
    await expect.poll(() => note.inputValue()).toBe('She called.');
  });

  it('among others', async () => {
    const ids = [await arrange('Asha Rao', 3), await arrange('Ben', -3)];
    const page = await openPage(browser, { javaScript });
    page.allowErrors(/409/);
    await (javaScript ? signIn : signInPlainly)(page, server.url, '/admin/demo-requests');
    for (const name of ['Asha Rao', 'Ben']) {
      await page.getByRole('checkbox', { name: `Select what ${name} sent` }).check();
    }
    await page.getByRole('button', { name: 'Cancel selected' }).click();
    await asked(page).getByText('Cancel these 2 requests?').waitFor();
    await asked(page)
      .getByText(/^[^;]*Demos are arranged: Asha Rao, [^;]+ \(India\)\. A mail tells each/)
      .waitFor();
    await asked(page).getByRole('button', { name: 'Cancel them' }).click();
    await expectToast(page, 'Success', '2 requests cancelled.');
    expect(await Promise.all(ids.map(statusOf))).toEqual(['cancelled', 'cancelled']);
  });
});

it('When a demo takes place is said on its card and in the list beside its page', async () => {
  await arrange('Ben', -3);
  const id = await arrange('Asha Rao', 3);
  const page = await openPage(browser);
  await signIn(page, server.url, '/admin/demo-requests');
  await card(page, 'Asha Rao')
    .getByText(/^Takes place in \d days \([A-Z]\w+day \d\d:\d\d\)$/)
    .waitFor();
  await card(page, 'Ben')
    .getByText(/^Was to take place 3 days ago \(/)
    .waitFor();
  await page.goto(`${server.url}/admin/demo-requests/${id}`);
  const beside = page.getByRole('navigation', { name: 'Demo requests' });
  await beside.getByText(/^Takes place in \d days \(/).waitFor();
});

it('A demo that was arranged after the list was loaded is asked about as well', async () => {
  const id = await arrange('Asha Rao', 3);
  await database.query('update demo_meetings set starts_at = null');
  const page = await openPage(browser);
  page.allowErrors(/409/);
  await signIn(page, server.url, '/admin/demo-requests');
  await database.query(`update demo_meetings set starts_at = now() + interval '3 days'`);
  await card(page, 'Asha Rao').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Cancel the demo with Asha Rao?').waitFor();
  expect(await statusOf(id)).toBe('scheduled');
  await page.getByRole('button', { name: 'Cancel the demo' }).click();
  await expectToast(page, 'Success', 'Demo request status updated.');
});
