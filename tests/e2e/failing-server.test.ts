import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import type { WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { breakTable, hideTable } from '../support/failing-database';
import { expectError, notSignedIn, offline, useFailingSite } from '../support/failing-site';
import { photo } from '../support/sample-pictures';
import { chooseFiles, jpegFile } from '../support/send-file';
import { expectToast } from '../support/staff';

const site = useFailingSite();

const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });

const expectNoToast = (page: WatchedPage) => page.locator('[data-toast]').waitFor({ state: 'detached' });

/** What each tab says that can't be loaded. */
const failingTabs = [
  ['Insights', 'Failed to fetch insights'],
  ['Cases', 'Failed to fetch case studies'],
  ['Docs', 'Failed to load documentation'],
  ['Blog', 'Failed to load blog posts'],
  ['Careers', 'Failed to fetch careers'],
  ['Content', 'Failed to fetch website content'],
  ['Demos', 'Failed to load demo requests.'],
  ['Messages', 'Failed to load contact messages.'],
] as const;

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
    await site.database.query(`insert into ${table} (${columns}) values (${values})`);
    const page = await site.open(path);
    const press = () => button(page, mark).click();
    const mend = await breakTable(site.database, table, 'update');
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
    const comeBack = await hideTable(site.database, table);
    try {
      await expectError(page, loadFailed, () => button(page, 'Refresh').click());
      await button(page, mark).waitFor();
      await site.goTo(page, path);
      await expectToast(page, 'Error', loadFailed);
      await page.getByRole('tab', { name: 'Insights' }).click();
      await expectNoToast(page);
    } finally {
      await comeBack();
    }

    await site.goTo(page, path);
    await page.getByRole('link', { name: 'Asha Rao', exact: true }).first().click();
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Dear Asha, forty vans are few.');
    const unsent = 'Your answer could not be sent. Please try again.';
    const mendMails = await breakTable(site.database, 'outbox_mails', 'insert');
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
    const mendNotes = await breakTable(site.database, 'inquiry_notes', 'insert');
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
    const page = await site.open('/admin/users');
    const comeBack = await hideTable(site.database, 'one_time_links');
    try {
      await expectError(page, 'Failed to load users.', () => page.getByRole('searchbox').fill('admin'));
      await page.getByRole('link', { name: 'Administrator' }).waitFor();
      await site.goTo(page, '/admin/users');
      await expectToast(page, 'Error', 'Failed to load users.');
    } finally {
      await comeBack();
    }
    await site.goTo(page, '/admin/users');
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByLabel('Name').fill('Eva Editor');
    await page.getByLabel('Email').fill('eva@quzones.test');
    const invite = () => page.locator('form').getByRole('button', { name: 'Invite' }).click();
    const mend = await breakTable(site.database, 'profiles', 'insert');
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
    const mendUpdate = await breakTable(site.database, 'profiles', 'update');
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
    const page = await site.open('/admin/blog/new');
    const file = jpegFile('boat.jpg', await (await photo(400, 300)).jpeg().toBuffer());
    const mend = await breakTable(site.database, 'uploads', 'insert');
    try {
      await chooseFiles(page, button(page, 'Upload image').first(), file);
      await expectToast(page, 'Upload failed', 'Failed to upload image. Please try again.');
      await site.goTo(page, '/admin/media');
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
    const page = await site.open('/admin/account');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Somebody else');
    await offline(page, async () => {
      await expectError(page, 'The server could not be reached. Please try again.', () => name.press('Enter'));
      await expect.poll(() => name.inputValue()).toBe('Somebody else');
      await page.getByRole('tab', { name: 'Blog' }).click();
      await page.getByText('The server could not be reached. This page appears as soon as it is.').waitFor();
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      await page.getByRole('tab', { name: 'Users' }).click();
      await expectToast(page, 'Error', 'Failed to load users.');
      await page.getByRole('tab', { name: 'Blog' }).click();
      await expectToast(page, 'Error', 'Failed to load blog posts');
      expect(await axeObjections(page)).toEqual([]);
    });
    await page.getByRole('link', { name: 'New Blog Post' }).waitFor();
  });
});

it('Who opens the admin while the server can not say who is signed in is led to the home page, which says so', async () => {
  const page = await site.open('/admin/insights');
  const comeBack = await hideTable(site.database, 'sessions');
  try {
    await page.goto(`${site.url}/admin/blog`);
    await expectToast(page, 'Error', 'The admin panel could not be opened. Please try again in a moment.');
    expect(new URL(page.url()).pathname).toBe('/');
  } finally {
    await comeBack();
  }
  await page.goto(`${site.url}/admin/blog`);
  await page.getByRole('heading', { name: 'Blog', exact: false }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/blog');
  await page.close();
});

describe('Signing in', () => {
  it('A failure says so, and the address that was typed stays', async () => {
    const page = await site.openAnybody('/admin/auth');
    await page.getByLabel('Email').fill(testAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    const enter = () => button(page, 'Sign In').click();
    const mend = await breakTable(site.database, 'sessions', 'insert');
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
  const [writer, desk] = [await site.open('/admin/blog/new'), await site.open('/admin/users')];
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
    for (const [tab, sentence] of failingTabs) {
      await desk.getByRole('tab', { name: tab }).click();
      await expectToast(desk, 'Error', sentence);
      await desk.locator('#tab-panel').getByText(sentence, { exact: true }).waitFor();
    }
  } finally {
    await site.postgres.comeBack();
  }
  await button(desk, 'Try again').click();
  await button(desk, 'Refresh').waitFor();
  await expectNoToast(desk);
  await save();
  await expectToast(writer, 'Success', 'Blog post created successfully');
});
