import type { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '~/collections';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated, type WatchedPage } from '../support/browser';
import { type BuiltServer, testAdmin } from '../support/built-server';
import { breakTable, hideTable } from '../support/failing-database';
import { type RecordTab, recordTabs } from '../support/record-tabs';
import { photo } from '../support/sample-pictures';
import { chooseFiles, jpegFile } from '../support/send-file';
import { type SiteOnPostgres, startSiteOnPostgres } from '../support/site-on-postgres';
import { answerDialog, expectToast, readToast, signIn } from '../support/staff';

let site: SiteOnPostgres;
let database: Client;
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  site = await startSiteOnPostgres();
  ({ server, database, browser } = site);
});

afterAll(() => site?.stop());

const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });
/** What browsers say about an answer that is an error, and about a network that is not there. */
const expected = /status of (?:401|404|409|500|503)|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

async function open(path: string): Promise<WatchedPage> {
  const page = await openPage(browser);
  page.allowErrors(expected);
  await signIn(page, server.url, path);
  return page;
}

async function goTo(page: WatchedPage, path: string): Promise<void> {
  await page.goto(server.url + path);
  await untilHydrated(page);
}

/** Presses something, reads the error, and takes it away, so that the next one is a new one. */
async function expectError(page: WatchedPage, sentence: string, press: () => Promise<void>): Promise<void> {
  await press();
  await readToast(page, 'Error', sentence);
}

/** Takes the network away, once the scripts of all pages of the admin have come. */
async function offline(page: WatchedPage, work: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const isSignIn = location.pathname === '/admin/auth';
    return (
      links.every((href) => loaded.has(href)) && (isSignIn || links.some((href) => href.includes('/sign-in-again-')))
    );
  });
  await page.context().setOffline(true);
  try {
    await work();
  } finally {
    await page.context().setOffline(false);
  }
}

const notSignedIn = 'You could not be signed in: the server failed or was not reached. Please try again.';

/** Renames the last record of a tab behind the site's back: a list that shows the name was loaded anew. */
async function changeUnseen(table: string): Promise<void> {
  await database.query(
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
    const page = await open(path);
    await firstEdit(page).waitFor();
    const count = await page.getByRole('link', { name: /^Edit / }).count();
    const comeBack = await hideTable(database, table);
    try {
      await expectError(page, loadFailed, () => page.getByRole('searchbox').fill('no such words'));
      await expect.poll(() => page.getByRole('link', { name: /^Edit / }).count()).toBe(count);
      await goTo(page, path);
      await expectToast(page, 'Error', loadFailed);
      await page.getByRole('tabpanel').getByText(loadFailed, { exact: true }).waitFor();
      await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toMatch(/No .* (?:found|yet)/);
      await goTo(page, `${path}/bin`);
      await expectToast(page, 'Error', loadFailed);
      await expect.poll(() => page.getByText('The bin is empty.').count()).toBe(0);
    } finally {
      await comeBack();
    }
    await goTo(page, path);
    await firstEdit(page).waitFor();
    const hideAgain = await hideTable(database, table);
    try {
      await firstEdit(page).click();
      await page.getByText(`This ${singular} could not be opened.`).waitFor();
      await expect.poll(() => page.getByRole('link', { name: /^Edit / }).count()).toBe(count);
    } finally {
      await hideAgain();
    }
    await button(page, 'Try again').click();
    await button(page, `Save ${singular}`).waitFor();
  });

  it('A new one that can not be stored stays in its form, whether the database or the network fails', async () => {
    const page = await open(path);
    await page.getByRole('link', { name: /^New / }).click();
    await title(page).fill('Typed with care');
    await tab.typeRest(page);
    await changeUnseen(table);
    const mend = await breakTable(database, table, 'insert');
    try {
      await expectError(page, saveFailed, () => button(page, `Save ${singular}`).click());
    } finally {
      await mend();
    }
    await offline(page, () => expectError(page, saveFailed, () => button(page, `Save ${singular}`).click()));
    await expect.poll(() => title(page).inputValue()).toBe('Typed with care');
    await expect.poll(() => page.url()).toBe(`${server.url}${path}/new`);
    await expect.poll(() => unseen(page).count()).toBe(0);
    await button(page, `Save ${singular}`).click();
    await page.locator('[data-toast]').filter({ hasText: 'created successfully' }).waitFor();
    await page.getByText('Typed with care').first().waitFor();
  });

  it('A change that can not be stored stays in its form: database, network, somebody else, a session that ended', async () => {
    const page = await open(path);
    await firstEdit(page).click();
    await page.waitForURL(/[0-9a-f-]{36}$/);
    const address = page.url();
    const id = address.slice(-36);
    const save = () => button(page, `Save ${singular}`).click();
    await title(page).fill('Typed once more');
    const mend = await breakTable(database, table, 'update');
    try {
      await expectError(page, saveFailed, save);
    } finally {
      await mend();
    }
    await offline(page, () => expectError(page, saveFailed, save));
    await database.query(`update ${table} set title = 'Saved by another', revision = revision + 1 where id = $1`, [id]);
    const changed = `This ${singular} was changed while you were editing it. Nothing is saved yet: choose what to keep.`;
    await expectError(page, changed, save);
    expect([await title(page).inputValue(), page.url()]).toEqual(['Typed once more', address]);
    await expect.poll(() => page.getByRole('link', { name: 'Saved by another' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Title: Mine' }).check();
    await database.query('delete from sessions');
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
    const { rows } = await database.query<{ title: string }>(`select title from ${table} where id = $1`, [id]);
    expect(rows).toEqual([{ title: 'Typed once more' }]);
  });

  it('What can not be deleted, restored or given another status stays in the list, with the words for it', async () => {
    const page = await open(path);
    await changeUnseen(table);
    await database.query(`update ${table} set title = 'Seen', status = $1 where title = 'Changed unseen'`, [
      tab.status,
    ]);
    await goTo(page, `${path}?q=Seen`);
    const remove = () => confirmed(page, tab, 'Delete', () => firstDelete(page).click());
    const move = async () => {
      await page.getByRole('checkbox', { name: 'Select Seen' }).check();
      await button(page, tab.move).click();
    };
    const mend = await breakTable(database, table, 'update');
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

    await database.query(`update ${table} set deleted_at = now() where title = 'Changed unseen'`);
    await goTo(page, `${path}/bin`);
    const purge = () =>
      confirmed(page, tab, 'Delete for good', () => button(page, 'Delete for good: Changed unseen').click());
    const restore = () => button(page, 'Restore Changed unseen').click();
    const mends = [await breakTable(database, table, 'delete'), await breakTable(database, table, 'update')];
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

const inboxes = [
  {
    path: '/admin/contact-messages',
    table: 'contact_messages',
    columns: 'name, email, message, submission_key',
    values: "'Asha Rao', 'asha@example.com', 'Forty vans.', 'one'",
    mark: 'Mark as Read',
    loadFailed: 'Failed to load contact messages.',
    updateFailed: 'Failed to update message status.',
  },
  {
    path: '/admin/demo-requests',
    table: 'demo_requests',
    columns: 'name, email, company, industry, interested_in, submission_key',
    values: "'Asha Rao', 'asha@example.com', 'Rao Freight', 'Logistics', 'Consulting', 'two'",
    mark: 'Mark as Scheduled',
    loadFailed: 'Failed to load demo requests.',
    updateFailed: 'Failed to update demo request status.',
  },
];

describe.each(inboxes)('$table', ({ path, table, columns, values, mark, loadFailed, updateFailed }) => {
  it('What fails is said, the list and what was typed stay as they are', async () => {
    await database.query(`insert into ${table} (${columns}) values (${values})`);
    const page = await open(path);
    const press = () => button(page, mark).click();
    const mend = await breakTable(database, table, 'update');
    try {
      await expectError(page, updateFailed, press);
    } finally {
      await mend();
    }
    await offline(page, async () => {
      await expectError(page, updateFailed, press);
      await expectError(page, loadFailed, () => button(page, 'Refresh').click());
      await expectError(page, loadFailed, () => page.getByRole('searchbox').fill('no such words'));
    });
    const comeBack = await hideTable(database, table);
    try {
      await expectError(page, loadFailed, () => button(page, 'Refresh').click());
      await button(page, mark).waitFor();
      await goTo(page, path);
      await expectToast(page, 'Error', loadFailed);
    } finally {
      await comeBack();
    }

    await goTo(page, path);
    await page.getByRole('link', { name: 'Asha Rao', exact: true }).first().click();
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Dear Asha, forty vans are few.');
    const unsent = 'Your answer could not be sent. Please try again.';
    const mendMails = await breakTable(database, 'outbox_mails', 'insert');
    try {
      await expectError(page, unsent, () => button(page, 'Send reply').click());
    } finally {
      await mendMails();
    }
    await offline(page, () => expectError(page, unsent, () => button(page, 'Send reply').click()));
    await expect.poll(() => answer.inputValue()).toBe('Dear Asha, forty vans are few.');
    await button(page, 'Send reply').click();
    await expectToast(page, 'Success', 'Your answer is on its way.');

    const note = page.getByRole('textbox', { name: 'Internal note' });
    await note.fill('Ask the depot first.');
    const mendNotes = await breakTable(database, 'inquiry_notes', 'insert');
    try {
      await expectError(page, 'Your note could not be kept. Please try again.', () => button(page, 'Add note').click());
    } finally {
      await mendNotes();
    }
    await expect.poll(() => note.inputValue()).toBe('Ask the depot first.');
  });
});

describe('Users', () => {
  it('What fails is said, and what was typed stays', async () => {
    const page = await open('/admin/users');
    const comeBack = await hideTable(database, 'one_time_links');
    try {
      await expectError(page, 'Failed to load users.', () => page.getByRole('searchbox').fill('admin'));
      await page.getByRole('link', { name: 'Administrator' }).waitFor();
      await goTo(page, '/admin/users');
      await expectToast(page, 'Error', 'Failed to load users.');
    } finally {
      await comeBack();
    }
    await goTo(page, '/admin/users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByLabel('Name').fill('Eva Editor');
    await page.getByLabel('Email').fill('eva@quzones.test');
    const invite = () => page.locator('form').getByRole('button', { name: 'Invite' }).click();
    const mend = await breakTable(database, 'profiles', 'insert');
    try {
      await expectError(page, 'Failed to invite user.', invite);
    } finally {
      await mend();
    }
    await offline(page, () => expectError(page, 'Failed to invite user.', invite));
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('eva@quzones.test');
    await invite();
    await page.getByText('eva@quzones.test').first().waitFor();

    await page.getByRole('link', { name: 'Eva Editor' }).click();
    await page.getByLabel('Admin', { exact: true }).check();
    const saveRole = () => button(page, 'Save role').click();
    const mendUpdate = await breakTable(database, 'profiles', 'update');
    try {
      await expectError(page, 'Failed to update user.', saveRole);
    } finally {
      await mendUpdate();
    }
    await offline(page, () => expectError(page, 'Failed to update user.', saveRole));
    await saveRole();
    await expectToast(page, 'Success', 'User role updated.');
  });
});

describe('Pictures', () => {
  it('One that can not be kept is said with the words for it, at the library and at an image field', async () => {
    const page = await open('/admin/blog/new');
    const file = jpegFile('boat.jpg', await (await photo(400, 300)).jpeg().toBuffer());
    const mend = await breakTable(database, 'uploads', 'insert');
    try {
      await chooseFiles(page, button(page, 'Upload image').first(), file);
      await expectToast(page, 'Upload failed', 'Failed to upload image. Please try again.');
      await goTo(page, '/admin/media');
      await chooseFiles(page, button(page, 'Upload pictures'), file);
      const row = page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: 'boat.jpg' });
      await row.getByText('Failed to upload image. Please try again.').waitFor();
    } finally {
      await mend();
    }
  });
});

describe('Pages beside the tabs', () => {
  it('A form that could not be sent stays as it was, and a page that could not be loaded comes with the network', async () => {
    const page = await open('/admin/account');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Somebody else');
    await offline(page, async () => {
      await expectError(page, 'The server could not be reached. Please try again.', () => name.press('Enter'));
      await expect.poll(() => name.inputValue()).toBe('Somebody else');
      await page.getByRole('tab', { name: 'Blog' }).click();
      await page.getByText('The server could not be reached. This page appears as soon as it is.').waitFor();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByText('Failed to load users.').waitFor();
      await page.getByRole('tab', { name: 'Blog' }).click();
      await page.getByText('Failed to load blog posts').waitFor();
      expect(await axeObjections(page)).toEqual([]);
    });
    await page.getByRole('link', { name: 'New Blog Post' }).waitFor();
  });
});

it('Who opens the admin while the server can not say who is signed in is led to the home page, which says so', async () => {
  const page = await open('/admin/insights');
  const comeBack = await hideTable(database, 'sessions');
  try {
    await page.goto(`${server.url}/admin/blog`);
    await expectToast(page, 'Error', 'The admin panel could not be opened. Please try again in a moment.');
    expect(new URL(page.url()).pathname).toBe('/');
  } finally {
    await comeBack();
  }
  await page.goto(`${server.url}/admin/blog`);
  await page.getByRole('heading', { name: 'Blog', exact: false }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/blog');
  await page.close();
});

describe('Signing in', () => {
  it('A failure says so, and the address that was typed stays', async () => {
    const page = await openPage(browser);
    page.allowErrors(expected);
    await goTo(page, '/admin/auth');
    await page.getByLabel('Email').fill(testAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    const enter = () => button(page, 'Sign In').click();
    const mend = await breakTable(database, 'sessions', 'insert');
    try {
      await expectError(page, notSignedIn, enter);
    } finally {
      await mend();
    }
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(testAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    await offline(page, () => expectError(page, notSignedIn, enter));
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    await enter();
    await expectToast(page, 'Success', 'Signed in successfully.');
  });
});

// The last one: the connection that looks behind the site's back does not survive it.
it('While the database is away altogether nothing is lost, and everything can be sent once it is back', async () => {
  const [writer, desk] = [await open('/admin/blog/new'), await open('/admin/users')];
  await title(writer).fill('Typed meanwhile');
  await desk.getByRole('button', { name: 'Invite user' }).click();
  await desk.getByLabel('Email').fill('ben@quzones.test');
  const save = () => button(writer, 'Save blog post').click();
  const invite = () => desk.locator('form').getByRole('button', { name: 'Invite' }).click();
  await site.postgres.goAway();
  try {
    await expectError(writer, 'Failed to save blog post', save);
    await expectError(desk, 'Failed to invite user.', invite);
    await expectError(desk, 'Failed to load users.', () => desk.getByRole('searchbox').fill('admin'));
    await desk.getByRole('link', { name: 'Administrator' }).waitFor();
    await desk.getByRole('tab', { name: 'Messages' }).click();
    await desk.getByText('Failed to load contact messages.').waitFor();
  } finally {
    await site.postgres.comeBack();
  }
  await button(desk, 'Try again').click();
  await button(desk, 'Refresh').waitFor();
  await save();
  await expectToast(writer, 'Success', 'Blog post created successfully');
});
