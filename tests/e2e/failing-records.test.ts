import { describe, expect, it } from 'vitest';
import { collections } from '~/collections';
import type { WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { breakTable, hideTable } from '../support/failing-database';
import { expectError, notSignedIn, offline, useFailingSite } from '../support/failing-site';
import { type RecordTab, recordTabs } from '../support/record-tabs';
import { answerDialog, expectToast } from '../support/staff';

const site = useFailingSite();

const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });

/** Renames the last record of a tab behind the site's back: a list that shows the name was loaded anew. */
async function changeUnseen(table: string): Promise<void> {
  await site.database.query(
    `update ${table} set title = 'Changed unseen' where id = (select id from ${table} order by created_at, id limit 1)`,
  );
}

const unseen = (page: WatchedPage) => page.getByText('Changed unseen');
const firstEdit = (page: WatchedPage) => page.getByRole('link', { name: /^Edit / }).first();
const firstDelete = (page: WatchedPage) => page.getByRole('button', { name: /^Delete (?!selected)/ }).first();

/** Presses a button that asks first, and says yes. */
async function confirmed(page: WatchedPage, tab: RecordTab, yes: string, press: () => Promise<void>): Promise<void> {
  if (!tab.asksInPage) return answerDialog(page, 'accept', press);
  await press();
  await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
}

it('Every collection is in the table', () => {
  expect(Object.keys(recordTabs)).toEqual(collections.map(({ name }) => name));
});

describe.each(Object.entries(recordTabs))('%s', (_name, tab) => {
  const { path, table, singular, loadFailed, saveFailed, deleteFailed } = tab;

  it('A list that can not be loaded says so and is not called empty; one that is shown stays', async () => {
    const page = await site.open(path);
    await firstEdit(page).waitFor();
    const count = await page.getByRole('link', { name: /^Edit / }).count();
    const comeBack = await hideTable(site.database, table);
    try {
      await expectError(page, loadFailed, () => page.getByRole('searchbox').fill('no such words'));
      await expect.poll(() => page.getByRole('link', { name: /^Edit / }).count()).toBe(count);
      await site.goTo(page, path);
      await expectToast(page, 'Error', loadFailed);
      await page.getByRole('tabpanel').getByText(loadFailed, { exact: true }).waitFor();
      await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toMatch(/No .* (?:found|yet)/);
      await site.goTo(page, `${path}/bin`);
      await expectToast(page, 'Error', loadFailed);
      await expect.poll(() => page.getByText('The bin is empty.').count()).toBe(0);
    } finally {
      await comeBack();
    }
    await site.goTo(page, path);
    await firstEdit(page).waitFor();
    const hideAgain = await hideTable(site.database, table);
    try {
      await expectError(page, `This ${singular} could not be opened.`, () => firstEdit(page).click());
      await expect.poll(() => page.getByRole('link', { name: /^Edit / }).count()).toBe(count);
      await button(page, 'Try again').click();
      await expectToast(page, 'Error', `This ${singular} could not be opened.`);
    } finally {
      await hideAgain();
    }
    await button(page, 'Try again').click();
    await button(page, `Save ${singular}`).waitFor();
  });

  it('A new one that can not be stored stays in its form, whether the database or the network fails', async () => {
    const page = await site.open(path);
    await page.getByRole('link', { name: /^New / }).click();
    await title(page).fill('Typed with care');
    await tab.typeRest(page);
    await changeUnseen(table);
    const mend = await breakTable(site.database, table, 'insert');
    try {
      await expectError(page, saveFailed, () => button(page, `Save ${singular}`).click());
    } finally {
      await mend();
    }
    await offline(page, () => expectError(page, saveFailed, () => button(page, `Save ${singular}`).click()));
    await expect.poll(() => title(page).inputValue()).toBe('Typed with care');
    await expect.poll(() => page.url()).toBe(`${site.url}${path}/new`);
    await expect.poll(() => unseen(page).count()).toBe(0);
    await button(page, `Save ${singular}`).click();
    await page.locator('[data-toast]').filter({ hasText: 'created successfully' }).waitFor();
    await page.getByText('Typed with care').first().waitFor();
  });

  it('A change that can not be stored stays in its form: database, network, somebody else, a session that ended', async () => {
    const page = await site.open(path);
    await firstEdit(page).click();
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const address = page.url();
    const id = address.slice(-36);
    const save = () => button(page, `Save ${singular}`).click();
    await title(page).fill('Typed once more');
    const mend = await breakTable(site.database, table, 'update');
    try {
      await expectError(page, saveFailed, save);
    } finally {
      await mend();
    }
    await offline(page, () => expectError(page, saveFailed, save));
    await site.database.query(`update ${table} set title = 'Saved by another', revision = revision + 1 where id = $1`, [
      id,
    ]);
    const changed = `This ${singular} was changed while you were editing it. Nothing is saved yet: choose what to keep.`;
    await expectError(page, changed, save);
    expect([await title(page).inputValue(), page.url()]).toEqual(['Typed once more', address]);
    await expect.poll(() => page.getByRole('link', { name: 'Saved by another' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Title: Mine' }).check();
    await site.database.query('delete from sessions');
    await button(page, 'Save with these choices').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await page.getByText(tab.signedOut, { exact: true }).waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('Typed once more');
    const signInAgain = async () => {
      await dialog.getByLabel('Password', { exact: true }).fill(testAdmin.password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();
    };
    await offline(page, async () => {
      await signInAgain();
      await dialog.getByText(notSignedIn).waitFor();
    });
    await signInAgain();
    await page.locator('[data-toast]').filter({ hasText: 'updated successfully' }).waitFor();
    const { rows } = await site.database.query<{ title: string }>(`select title from ${table} where id = $1`, [id]);
    expect(rows).toEqual([{ title: 'Typed once more' }]);
  });

  it('What can not be deleted, restored or given another status stays in the list, with the words for it', async () => {
    const page = await site.open(path);
    await changeUnseen(table);
    await site.database.query(`update ${table} set title = 'Seen', status = $1 where title = 'Changed unseen'`, [
      tab.status,
    ]);
    await site.goTo(page, `${path}?q=Seen`);
    const remove = () => confirmed(page, tab, 'Delete', () => firstDelete(page).click());
    const move = async () => {
      await page.getByRole('checkbox', { name: 'Select Seen' }).check();
      await button(page, tab.move).click();
    };
    const mend = await breakTable(site.database, table, 'update');
    try {
      await expectError(page, deleteFailed, remove);
      await expectError(page, saveFailed, move);
    } finally {
      await mend();
    }
    await changeUnseen(table);
    await offline(page, async () => {
      await expectError(page, deleteFailed, remove);
      await expectError(page, saveFailed, move);
      await expectError(page, loadFailed, () => page.getByRole('searchbox').fill('no such words'));
    });
    await expect.poll(() => unseen(page).count()).toBe(0);
    await firstDelete(page).waitFor();

    await site.database.query(`update ${table} set deleted_at = now() where title = 'Changed unseen'`);
    await site.goTo(page, `${path}/bin`);
    const purge = () =>
      confirmed(page, tab, 'Delete for good', () => button(page, 'Delete for good: Changed unseen').click());
    const restore = () => button(page, 'Restore Changed unseen').click();
    const mends = [await breakTable(site.database, table, 'delete'), await breakTable(site.database, table, 'update')];
    try {
      await expectError(page, deleteFailed, purge);
      await expectError(page, saveFailed, restore);
    } finally {
      for (const each of mends) await each();
    }
    await offline(page, async () => {
      await expectError(page, deleteFailed, purge);
      await expectError(page, saveFailed, restore);
    });
    await restore();
    await page.locator('[data-toast]').filter({ hasText: 'restored successfully' }).waitFor();
  });
});

// One of each kind of editor, in a dialog and in the page: what happens is the same for all.
it.each(Object.entries(recordTabs).filter(([name]) => ['insights', 'blog_posts'].includes(name)))(
  '%s: without scripts, too, a form whose records are not reached keeps what was typed, a new one and a change',
  async (_name, { path, table, saveFailed, typeRest }) => {
    const page = await site.open(path);
    for (const way of [firstEdit(page), page.getByRole('link', { name: /^New / })]) {
      await site.goTo(page, path);
      await way.click();
      await title(page).waitFor();
      if (page.url().endsWith('/new')) await typeRest(page);
      const form = await page
        .locator('form:has([name="title"])')
        .evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>);
      const comeBack = await hideTable(site.database, table);
      try {
        const answer = await page.context().request.post(page.url(), {
          form: { ...form, title: 'Typed by hand' },
          headers: { origin: site.url },
        });
        const html = await answer.text();
        const shown = [saveFailed, 'value="Typed by hand"'].map((words) => html.includes(words));
        expect([answer.status(), ...shown]).toEqual([500, true, true]);
      } finally {
        await comeBack();
      }
    }
  },
);
