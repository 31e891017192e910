import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toIndiaLocal } from '../../app/lib/dates';
import { axeObjections, obstacles } from '../support/axe';
import { untilHydrated } from '../support/browser';
import { until } from '../support/built-server';
import { inHours, useDemoDesk } from '../support/demo-desk';
import { expectToast, signIn } from '../support/staff';
import { storeRequest } from '../support/stored-inquiries';

const { site, open, ask, mailedLink } = useDemoDesk();

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('Times for a demo, %s', (_title, javaScript) => {
  it('are proposed, chosen by the visitor in their own zone, moved and called off', async () => {
    const path = await ask();
    const page = await open(path, javaScript);
    const placeOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    expect(await placeOf('Length')).toBe(await placeOf('Video call'));
    await page.getByLabel('Time 1').fill(inHours(72));
    await page.getByLabel('Video call').press('Enter'); // Sends nothing.
    await page.getByLabel('Time 2').fill(inHours(96));
    await page.getByRole('button', { name: 'Send times' }).click();
    await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
    const focused = (where: Page) => where.evaluate(() => document.activeElement?.tagName);
    // The form that had the focus is folded away now.
    if (javaScript) await expect.poll(() => focused(page)).toBe('SECTION');

    const visitor = await site.open({ javaScript });
    const answer = await visitor.goto(site.server.url + (await mailedLink()));
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    if (javaScript) await untilHydrated(visitor);
    await visitor.getByLabel('Time zone').focus();
    await visitor.getByLabel('Time zone').selectOption('America/New_York');
    if (!javaScript) await visitor.getByRole('button', { name: 'Show' }).click();
    await visitor.waitForURL(/zone=America%2FNew_York/);
    // Arrow keys choose one zone after the other.
    if (javaScript) expect(await focused(visitor)).toBe('SELECT');
    await visitor
      .getByText(/In India:/)
      .first()
      .waitFor();
    await visitor
      .getByRole('button', { name: /In India/ })
      .first()
      .click();
    await visitor.getByRole('heading', { name: 'Your demo is arranged' }).waitFor();
    await visitor.getByText(/^New York time\. In India: /).waitFor();
    if (javaScript) await expect.poll(() => focused(visitor)).toBe('H1');
    await visitor
      .getByRole('button', { name: /In India/ })
      .first()
      .click();
    await until('The second choice', async () => {
      const { rows } = await site.database.query<{ sequence: number }>('select sequence from demo_meetings');
      return rows[0]?.sequence === 2 ? true : undefined;
    });
    await visitor.getByText('Cancel the demo').click();
    await visitor.getByRole('button', { name: 'Yes, cancel it' }).click();
    await visitor.getByRole('heading', { name: 'This demo was cancelled' }).waitFor();
    await page.goto(site.server.url + path);
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    const { rows } = await site.database.query(
      `select template, count(*)::int from outbox_mails group by template order by template`,
    );
    expect(rows).toEqual([
      { template: 'demo-answer', count: 3 },
      { template: 'demo-cancellation', count: 1 },
      { template: 'demo-change', count: 2 },
      { template: 'demo-invitation', count: 1 },
      { template: 'demo-reminder', count: 2 },
    ]);
  });

  it('that overlap are sent after that was said at their fields', async () => {
    const page = await open(await ask(), javaScript);
    page.allowErrors(/422/);
    const start = new Date(Date.now() + 72 * 3_600_000);
    await page.getByLabel('Time 1').fill(toIndiaLocal(start));
    await page.getByLabel('Time 2').fill(toIndiaLocal(new Date(start.getTime() + 600_000)));
    if (javaScript) await page.getByRole('status').getByText('This overlaps Time 1.').waitFor();
    await page.getByRole('button', { name: 'Send times' }).click();
    await page.locator(':focus:is([name=time_1])').waitFor();
    await page.getByText('This overlaps Time 2. Send the times again to propose it all the same.').waitFor();
    await expect.poll(() => page.getByLabel('Time 1').inputValue()).toBe(toIndiaLocal(start));
    await page.getByRole('button', { name: 'Send times' }).click();
    await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
  });
});

it('Times that are half chosen stay while a demo is noted upon, and Enter in them sends nothing', async () => {
  const page = await open(await ask(), false);
  const time = inHours(72);
  await page.getByLabel('Time 2').fill(time);
  await page.getByLabel('Video call').fill('https://meet.example.com/a');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Hello Asha,');
  await page.getByLabel('Video call').press('Enter');
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Call her first.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expectToast(page, 'Success', 'Your note is kept with the demo request.');
  await expect.poll(() => page.getByLabel('Time 2').inputValue()).toBe(time);
  await expect.poll(() => page.getByLabel('Video call').inputValue()).toBe('https://meet.example.com/a');
  await page.getByRole('button', { name: 'Send times' }).click();
  await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
  await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Hello Asha,');
  const { rows } = await site.database.query<{ template: string }>('select template from outbox_mails');
  expect(rows).toEqual([{ template: 'demo-invitation' }]);
});

it('Leaving asks while times are chosen that were not sent', async () => {
  const page = await open(await ask());
  await page.getByLabel('Time 2').fill(inHours(72));
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL(`${site.server.url}/admin/users`);
});

it('A time on a weekend, at night or over another demo is doubted in words, and can be sent all the same', async () => {
  const other = await storeRequest(site.database, 'Ben Okoro');
  const tuesday = '2027-03-02';
  await site.database.query(
    `insert into demo_meetings (demo_id, expires_at, minutes, starts_at) values ($1, '2027-04-01', 45, $2)`,
    [other, `${tuesday}T11:00:00+05:30`],
  );
  const id = await storeRequest(site.database);
  const page = await site.open();
  await page.clock.setFixedTime(new Date('2027-02-20T06:00:00Z'));
  await signIn(page, site.server.url, `/admin/demo-requests/${id}`);
  await page.getByLabel('Time 1').fill(`${tuesday}T11:30`);
  await page.getByText('This overlaps the demo with Ben Okoro at 11:00, 45 minutes.').waitFor();
  await page.getByLabel('Time 2').fill('2027-03-06T20:00');
  await page.getByText('This is a Saturday. This is outside business hours, 09:00 to 18:00 in India.').waitFor();
  expect(await axeObjections(page)).toEqual([]);
});

/** A request with a demo in so many days; answers its id. */
async function arrange(name: string, days: number): Promise<string> {
  const id = await storeRequest(site.database, name, 'scheduled');
  await site.database.query(
    `insert into demo_meetings (demo_id, expires_at, minutes, starts_at, sequence)
     values ($1, now() + interval '30 days', 30, now() + make_interval(days => $2), 1)`,
    [id, days],
  );
  return id;
}

const statusOf = async (id: string) => {
  const { rows } = await site.database.query<{ status: string }>('select status from demo_requests where id = $1', [
    id,
  ]);
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
    const page = await open('/admin/demo-requests?show=scheduled', javaScript);
    page.allowErrors(/409/);
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
    const page = await open(`/admin/demo-requests/${id}`, javaScript);
    page.allowErrors(/409/);
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
    const page = await open('/admin/demo-requests', javaScript);
    page.allowErrors(/409/);
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

it('Nothing stands in anybody’s way on the page of a request, in either theme', async () => {
  expect(await obstacles(await open(await ask()))).toEqual([]);
});

it('When a demo takes place is said on its card and in the list beside its page', async () => {
  await arrange('Ben', -3);
  const id = await arrange('Asha Rao', 3);
  const page = await open('/admin/demo-requests');
  await card(page, 'Asha Rao')
    .getByText(/^Takes place in \d days \([A-Z]\w+day \d\d:\d\d\)$/)
    .waitFor();
  await card(page, 'Ben')
    .getByText(/^Was to take place 3 days ago \(/)
    .waitFor();
  await page.goto(`${site.server.url}/admin/demo-requests/${id}`);
  const beside = page.getByRole('navigation', { name: 'Demo requests' });
  await beside.getByText(/^Takes place in \d days \(/).waitFor();
});

it('A demo that was arranged after the list was loaded is asked about as well', async () => {
  const id = await arrange('Asha Rao', 3);
  await site.database.query('update demo_meetings set starts_at = null');
  const page = await open('/admin/demo-requests');
  page.allowErrors(/409/);
  await site.database.query(`update demo_meetings set starts_at = now() + interval '3 days'`);
  await card(page, 'Asha Rao').getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Cancel the demo with Asha Rao?').waitFor();
  expect(await statusOf(id)).toBe('scheduled');
  await page.getByRole('button', { name: 'Cancel the demo' }).click();
  await expectToast(page, 'Success', 'Demo request status updated.');
});
