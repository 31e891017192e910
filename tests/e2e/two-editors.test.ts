import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, signIn, signInPlainly } from '../support/staff';
import { textEditor } from '../support/text-editor';

const site = useSiteOnPostgres();

const changedMeanwhile =
  'This blog post was changed while you were editing it. Nothing is saved yet: choose what to keep.';

/** A draft of the blog, and its address in the admin. */
async function newPost(title: string): Promise<string> {
  const { rows } = await site.database.query<{ id: string }>(
    `insert into blog_posts (slug, title, author, excerpt, content, read_time, publish_date)
     values ($1, $2, 'Asha', 'One sentence.', '<p>Two waves meet.</p>', '1 min read', '2025-11-03T00:00Z') returning id`,
    [title.toLowerCase().replaceAll(' ', '-'), title],
  );
  return `/admin/blog/${rows[0]?.id}`;
}

async function storedPost(path: string) {
  const { rows } = await site.database.query<{ title: string; author: string; excerpt: string; content: string }>(
    'select title, author, excerpt, content from blog_posts where id = $1',
    [path.split('/').at(-1)],
  );
  return rows[0];
}

const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });
const save = (page: WatchedPage) => page.getByRole('button', { name: 'Save blog post', exact: true }).click();

async function openEditor(path: string): Promise<WatchedPage> {
  const page = await site.open();
  page.allowErrors(/status of (401|404|409|500)|Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED/);
  await signIn(page, site.server.url, path);
  await textEditor(page).waitFor();
  return page;
}

describe('Two people at one blog post', () => {
  it('The second save shows both versions, and what is chosen field by field is saved', async () => {
    const path = await newPost('Fringes in two hands');
    const [first, second] = [await openEditor(path), await openEditor(path)];
    await title(first).fill('Fringes in the first hand');
    await first.getByLabel('Author').fill('Mart');
    await save(first);
    await expectToast(first, 'Success', 'Blog post updated successfully');

    await title(second).fill('Fringes in the second hand');
    await textEditor(second).click();
    await second.keyboard.press('Control+End');
    await second.keyboard.type(' And part.');
    await save(second);
    await expectToast(second, 'Error', changedMeanwhile);
    const panel = second.getByRole('region', { name: 'This blog post was changed while you were editing it' });
    await panel.getByText('Administrator').waitFor();
    await panel.getByText('Title and Author').waitFor();
    await panel.getByText('2 fields were changed by one of you alone, and keep that change').click();
    await expect.poll(() => panel.getByRole('radio', { name: 'Author: Theirs' }).isChecked()).toBe(true);
    await expect.poll(() => panel.getByRole('radio', { name: 'Content: Mine' }).isChecked()).toBe(true);
    await expect.poll(() => panel.getByRole('radio', { name: 'Title: Mine' }).isChecked()).toBe(false);
    await expect.poll(() => panel.locator('mark').allInnerTexts()).toEqual(expect.arrayContaining(['first', 'second']));
    expect(await axeObjections(second, 'form')).toEqual([]);

    await panel.getByRole('button', { name: 'Save with these choices' }).click();
    await expectToast(second, 'Error', 'Choose which version to keep of: Title.');
    expect(await storedPost(path)).toMatchObject({ title: 'Fringes in the first hand' });
    await panel.getByRole('radio', { name: 'Title: Mine' }).check();
    await panel.getByRole('button', { name: 'Save with these choices' }).click();
    await expectToast(second, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({
      title: 'Fringes in the second hand',
      author: 'Mart',
      content: '<p>Two waves meet. And part.</p>',
    });
  });

  it('Saved on with Ctrl+S, the form shows what was taken from the other version, and the next save keeps it', async () => {
    const path = await newPost('Fringes saved on');
    const [first, second] = [await openEditor(path), await openEditor(path)];
    await first.getByLabel('Excerpt').fill('Theirs.');
    await textEditor(first).click();
    await first.keyboard.press('Control+End');
    await first.keyboard.type(' By the other.');
    await save(first);
    await expectToast(first, 'Success', 'Blog post updated successfully');

    await title(second).fill('Fringes of both');
    await second.keyboard.press('Control+s');
    await expectToast(second, 'Error', changedMeanwhile);
    await second.keyboard.press('Control+s');
    await expectToast(second, 'Success', 'Blog post updated successfully');
    await textEditor(second).getByText('Two waves meet. By the other.').waitFor();
    await expect.poll(() => second.getByLabel('Excerpt').inputValue()).toBe('Theirs.');
    await second.getByText('Saved', { exact: true }).waitFor();

    await second.getByLabel('Author').fill('Mart');
    await second.keyboard.press('Control+s');
    await expect.poll(() => storedPost(path)).toMatchObject({ author: 'Mart' });
    expect(await storedPost(path)).toEqual({
      title: 'Fringes of both',
      author: 'Mart',
      excerpt: 'Theirs.',
      content: '<p>Two waves meet. By the other.</p>',
    });
  });

  it('It works without scripts too, and nothing that was typed is lost on the way', async () => {
    const path = await newPost('Fringes without scripts');
    const page = await site.open({ javaScript: false });
    page.allowErrors(/status of 409/);
    await signInPlainly(page, site.server.url, path);
    await title(page).fill('Typed without scripts');
    await page.getByLabel('Excerpt').fill('Also mine.');
    await site.database.query(
      "update blog_posts set title = 'Saved meanwhile', revision = revision + 1 where title = $1",
      ['Fringes without scripts'],
    );
    await save(page);
    await expectToast(page, 'Error', changedMeanwhile);
    await expect.poll(() => title(page).inputValue()).toBe('Typed without scripts');
    await page.getByRole('radio', { name: 'Title: Theirs' }).check();
    await page.getByRole('button', { name: 'Save with these choices' }).click();
    await expectToast(page, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({ title: 'Saved meanwhile', excerpt: 'Also mine.' });
  });

  it('A text that was begun by somebody else than who is signed in now is not saved, and stays theirs', async () => {
    const path = await newPost('Begun by one');
    const page = await site.open({ javaScript: false });
    page.allowErrors(/status of 409/);
    await signInPlainly(page, site.server.url, path);
    const by = page.locator('[name=editing-by]');
    const whose = await by.inputValue();
    const { rows } = await site.database.query<{ id: string }>('select id from profiles');
    expect(rows.map(({ id }) => id)).toContain(whose);
    await by.evaluate((input: HTMLInputElement) => {
      input.value = 'somebody-else';
    });
    await title(page).fill('Typed by one');
    await save(page);
    await page
      .locator('[data-toast]')
      .getByText(/^This text was begun by somebody else/)
      .waitFor();
    expect(await title(page).inputValue()).toBe('Typed by one');
    expect(await by.inputValue()).toBe('somebody-else');
    expect(await storedPost(path)).toMatchObject({ title: 'Begun by one' });
  });

  it('A post that somebody deleted meanwhile can be saved as a new one', async () => {
    const path = await newPost('Fringes that vanish');
    const page = await openEditor(path);
    const other = await site.open();
    await signInPlainly(other, site.server.url, '/admin/blog?q=vanish');
    await untilHydrated(other);
    other.on('dialog', (dialog) => void dialog.accept());
    await other.getByRole('button', { name: 'Delete Fringes that vanish' }).click();
    await expectToast(other, 'Success', 'Blog post deleted successfully');
    await title(page).fill('Fringes that stay');
    await save(page);
    await page.getByText('This blog post no longer exists. Somebody may have deleted it.').waitFor();
    await page.getByRole('region', { name: 'Deleted in the meantime' }).getByText('Administrator').waitFor();
    await expect.poll(() => title(page).inputValue()).toBe('Fringes that stay');
    await page.getByRole('button', { name: 'Save as a new blog post' }).click();
    await expectToast(page, 'Success', 'Blog post created successfully');
    await page.getByRole('link', { name: 'Fringes that stay', exact: true }).waitFor();
  });

  it('or brought back from the bin with what was typed, at its old address', async () => {
    const path = await newPost('Fringes in the bin');
    const page = await openEditor(path);
    await title(page).fill('Fringes out of the bin');
    await site.database.query('update blog_posts set deleted_at = now(), deleted_by = $1 where id = $2', [
      'Somebody else',
      path.split('/').at(-1),
    ]);
    await save(page);
    await page.getByRole('button', { name: 'Restore and save' }).click();
    await expectToast(page, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({ title: 'Fringes out of the bin' });
  });
});

describe('When saving fails', () => {
  it('Offline, the form stays as it is, and saves once there is a network again', async () => {
    const path = await newPost('Fringes underground');
    const page = await openEditor(path);
    await title(page).fill('Typed in a tunnel');
    await page.context().setOffline(true);
    await save(page);
    await expectToast(page, 'Error', 'Failed to save blog post');
    await page.getByText('Offline. What you type is kept in this browser.').waitFor();
    expect([await title(page).inputValue(), new URL(page.url()).pathname]).toEqual(['Typed in a tunnel', path]);
    await page.context().setOffline(false);
    await save(page);
    await expectToast(page, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({ title: 'Typed in a tunnel' });
  });

  it('A database that refuses is said with the words for it, the form stays, and the list is not refreshed', async () => {
    const path = await newPost('Fringes refused');
    const page = await openEditor(path);
    await site.database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger refuse before update on blog_posts for each row execute function refuse();`);
    try {
      await newPost('Fringes unseen');
      await title(page).fill('Typed before the fault');
      await save(page);
      await expectToast(page, 'Error', 'Failed to save blog post');
      await page.getByRole('button', { name: 'Save blog post', exact: true }).waitFor();
      // Nothing is on its way any more, a new list neither.
      await expect.poll(() => page.locator('.loading-line').count()).toBe(0);
      await expect.poll(() => title(page).inputValue()).toBe('Typed before the fault');
      await expect.poll(() => page.getByText('Fringes unseen').count()).toBe(0);
    } finally {
      await site.database.query('drop trigger refuse on blog_posts; drop function refuse();');
    }
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({ title: 'Typed before the fault' });
  });

  it('A session that ended is renewed in place: the text stays, and is saved as soon as one is signed in', async () => {
    const path = await newPost('Fringes at night');
    const page = await openEditor(path);
    await title(page).fill('Typed over night');
    await site.database.query('delete from sessions');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.waitFor();
    await page.getByText('You must be logged in to manage blog posts', { exact: true }).waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.getByText('Invalid email or password').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Success', 'Blog post updated successfully');
    expect(await storedPost(path)).toMatchObject({ title: 'Typed over night' });
  });

  it('In a dialog the toast can be read and dismissed', async () => {
    const page = await site.open();
    page.allowErrors(/Failed to (load|fetch)|ERR_INTERNET_DISCONNECTED/);
    await signIn(page, site.server.url, '/admin/content/new');
    const dialog = page.getByRole('dialog', { name: 'New website content' });
    await dialog.getByLabel('Section Key').fill('typed-offline');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Save website content' }).click();
    await expectToast(page, 'Error', 'Failed to save website content');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
    await page.context().setOffline(false);
    await expect.poll(() => dialog.getByLabel('Section Key').inputValue()).toBe('typed-offline');
  });
});
