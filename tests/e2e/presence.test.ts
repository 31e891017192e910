import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast } from '../support/staff';
import { type StaffCookies, staffCookies } from '../support/staff-sessions';
import { storeMessage } from '../support/stored-inquiries';

const site = useSiteOnPostgres();
let cookies: StaffCookies;

beforeAll(async () => {
  cookies = await staffCookies(site.server.url, site.database);
  // Two for whom the inbox is open too.
  await site.database.query(`update profiles set role = 'admin', name = 'Research team' where id = 'the-editor'`);
});

beforeEach(async () => {
  await site.database.query('delete from open_forms');
});

async function open(who: 'admin' | 'editor', path: string, javaScript = true): Promise<WatchedPage> {
  const page = await site.open({ javaScript });
  await page.context().addCookies(
    cookies[who].split('; ').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url: site.server.url };
    }),
  );
  await page.goto(path);
  if (javaScript) await untilHydrated(page);
  return page;
}

const told = (page: WatchedPage, sentence: string | RegExp) =>
  page.getByRole('status').getByText(sentence, { exact: true }).waitFor();

describe('Who else has a record open', () => {
  const insightPath = async () => {
    const { rows } = await site.database.query<{ id: string }>(`select id from insights order by created_at limit 1`);
    return `/admin/insights/${rows[0]?.id}`;
  };
  const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });

  it('is said in the editor, with who is changing it, and no longer once they have left', async () => {
    const path = await insightPath();
    const theirs = await open('editor', path);
    await expect.poll(async () => (await site.database.query('select 1 from open_forms')).rowCount).toBe(1);
    const mine = await open('admin', path);
    await told(mine, 'Research team has this insight open too.');
    expect(await obstacles(mine, 'dialog')).toEqual([]);

    await title(theirs).fill('A title that is not saved');
    await told(theirs, 'Administrator has this insight open too.');
    await title(mine).press('End');
    await title(mine).pressSequentially('!');
    await told(mine, 'Research team is changing this insight too. Whoever saves second is shown both versions.');

    const list = await open('admin', '/admin/insights');
    await list.getByText('Research team is changing this.', { exact: true }).waitFor();
    expect(await obstacles(list, 'main')).toEqual([]);

    await theirs.close({ runBeforeUnload: false });
    await title(mine).fill('Another title');
    await mine.getByRole('link', { name: 'Cancel' }).click();
    await mine.getByRole('button', { name: 'Discard changes' }).click();
    await expect
      .poll(
        async () =>
          (await site.database.query('select form_key, profile_id, is_written, said_at from open_forms')).rows,
      )
      .toEqual([]);
    const again = await open('admin', path);
    expect(await again.getByText(/Research team (?:has|is)/).count()).toBe(0);
  });

  it('is said when they saved or deleted it, to who has typed nothing with a way to see it', async () => {
    const path = await insightPath();
    const mine = await open('admin', path);
    mine.allowErrors(/409/);
    const theirs = await open('editor', path);
    await title(theirs).fill('Saved by the research team');
    await theirs.getByRole('button', { name: 'Save insight' }).click();
    await expectToast(theirs, 'Success', 'Insight updated successfully');

    // Coming back to the window asks at once.
    await comeBack(mine);
    await told(mine, /^Research team saved this insight .* Show it as it stands$/);
    await mine.getByRole('link', { name: 'Show it as it stands' }).click();
    await expect.poll(() => title(mine).inputValue()).toBe('Saved by the research team');
    expect(await mine.getByText('Research team saved').count()).toBe(0);

    await title(mine).fill('Mine');
    await theirs.goto('/admin/insights?q=Saved+by+the+research+team');
    await theirs.getByRole('link', { name: 'Edit Saved by the research team' }).click();
    await title(theirs).fill('Saved once more');
    await theirs.getByRole('button', { name: 'Save insight' }).click();
    await expectToast(theirs, 'Success', 'Insight updated successfully');
    await comeBack(mine);
    await told(mine, /^Research team saved this insight .*\. When you save, both versions are shown\.$/);

    await site.database.query(`update insights set deleted_at = now() where title = 'Saved once more'`);
    await comeBack(mine);
    await told(mine, /deleted this insight.* What stands here is still yours to save\.$/);
    await site.database.query('update insights set deleted_at = null');
    // One's own save is no news.
    await title(mine).fill('Mine after all');
    await mine.getByRole('button', { name: 'Save insight' }).click();
    await mine.getByRole('heading', { name: 'This insight was changed while you were editing it' }).waitFor();
  });

  it('is said without scripts too, and of a message: who answers it', async () => {
    const path = `/admin/contact-messages/${await storeMessage(site.database)}`;
    const theirs = await open('editor', path);
    await theirs.getByLabel('Answer', { exact: true }).fill('Hello Asha');
    await expect
      .poll(async () => (await site.database.query('select 1 from open_forms where is_written')).rowCount)
      .toBe(1);
    const list = await open('admin', '/admin/contact-messages', false);
    await list.getByText('Research team is answering this.', { exact: true }).waitFor();
    const plain = await open('admin', path, false);
    await told(plain, 'Research team is answering this message too.');
    const mine = await open('admin', path);
    await told(mine, 'Research team is answering this message too.');
    const mineToo = await mine.context().newPage();
    await mineToo.goto(site.server.url + path);
    await mineToo
      .getByText('Research team is answering this message too. You have this message open in another window too.')
      .waitFor();
  });
});

it('A window asks every twenty seconds while somebody is there, and no more once it is refused', async () => {
  const page = await open('admin', '/admin/insights');
  page.allowErrors(/401/);
  await page.clock.install();
  const asked: number[] = [];
  page.on('response', (response) => response.url().endsWith('/admin/presence') && asked.push(response.status()));
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect.poll(() => asked).toEqual([200]);
  for (const answers of [2, 3]) {
    await page.clock.runFor(20_000);
    await expect.poll(() => asked.length).toBe(answers);
  }
  await page.context().clearCookies();
  await page.clock.runFor(21_000);
  await expect.poll(() => asked).toEqual([200, 200, 200, 401]);
  await page.clock.runFor(61_000);
  await page.evaluate(() => fetch('/healthz'));
  expect(asked).toEqual([200, 200, 200, 401]);
});

async function comeBack(page: WatchedPage): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

describe('Where windows say what they show', () => {
  const send = async (who: keyof StaffCookies, fields: Record<string, string>, method = 'POST') => {
    const answer = await fetch(`${site.server.url}/admin/presence`, {
      method,
      headers: { cookie: cookies[who], origin: site.server.url },
      ...(method === 'POST' && { body: new URLSearchParams(fields) }),
    });
    return [answer.status, answer.headers.get('content-type')?.includes('json') ? await answer.json() : null];
  };
  const record = '6f0a1c1e-8d55-4a9e-9c2e-0d2a7f6d8b11';

  it('takes nothing from who may not change the record, nor what it can’t read, nor the form of somebody else', async () => {
    const fields = { tab: 'insights', record, form: 'a form', written: 'yes' };
    expect(await send('anonymous', fields)).toMatchObject([401, { code: 'SIGNED_OUT', status: 401 }]);
    expect((await send('none', fields))[0]).toBeGreaterThanOrEqual(401);
    expect(await send('admin', { ...fields, tab: 'nothing' })).toMatchObject([404, { code: 'NOT_FOUND' }]);
    for (const [name, value] of [
      ['record', 'x'],
      ['form', ''],
      ['form', '\0'],
      ['written', 'maybe'],
      ['revision', '-1'],
    ] as const) {
      expect(await send('admin', { ...fields, [name]: value })).toMatchObject([400, { code: 'UNREADABLE' }]);
    }
    expect((await send('admin', fields, 'GET'))[0]).toBe(405);
    expect(await send('admin', fields)).toEqual([200, { others: [], since: null }]);
    expect(await send('editor', { ...fields, written: 'no' })).toEqual([200, { others: [], since: null }]);
    const { rows } = await site.database.query('select profile_id, is_written from open_forms');
    expect(rows).toEqual([{ profile_id: expect.not.stringMatching('the-editor'), is_written: true }]);
    expect((await send('editor', { ...fields, left: 'yes' }))[0]).toBe(204);
    expect((await site.database.query('select 1 from open_forms')).rowCount).toBe(1);
    expect((await send('admin', { ...fields, left: 'yes' }))[0]).toBe(204);
    expect((await site.database.query('select 1 from open_forms')).rowCount).toBe(0);
  });

  it('forgets a window that has said nothing for long', async () => {
    const fields = { tab: 'insights', record, written: 'no' };
    await send('admin', { ...fields, form: 'one' });
    expect(await send('editor', { ...fields, form: 'two' })).toMatchObject([
      200,
      { others: [{ name: 'Administrator' }] },
    ]);
    await site.database.query(`update open_forms set said_at = now() - interval '2 minutes' where form_key = 'one'`);
    expect(await send('editor', { ...fields, form: 'two' })).toEqual([200, { others: [], since: null }]);
    expect((await site.database.query('select form_key from open_forms')).rows).toEqual([{ form_key: 'two' }]);
  });
});
