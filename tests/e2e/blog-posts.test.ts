import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { answerDialog, expectToast, signIn } from '../support/staff';
import { textEditor } from '../support/text-editor';

const site = useBuiltSite();

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#4a32f5' } })
    .jpeg()
    .toBuffer();
}

describe('Blog posts', () => {
  it('A post with a picture is written, published, and on the public page at once', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog');
    await page.getByRole('link', { name: 'New Blog Post' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Fringes seen from the shore');
    await page.getByLabel('Excerpt').fill('Why two stones in a pond explain an interferometer.');
    await textEditor(page).click();
    await page.keyboard.type('Two waves meet.');
    await page.getByLabel('Author').fill('Research team');
    await page.getByLabel('Tags').fill('Physics,  , Waves');
    await page.getByLabel('Status').selectOption('published');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload image' }).first().click();
    await (await chooser).setFiles({ name: 'pond.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expectToast(page, 'Upload successful', 'Image uploaded successfully');
    await expect
      .poll(() => page.getByLabel('Featured Image', { exact: true }).inputValue())
      .toMatch(/^\/uploads\/blog-images\/\d+-[a-z0-9]+-1800x1200\.jpg$/);
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.waitForURL(`${site.server.url}/admin/blog`);
    await expectToast(page, 'Success', 'Blog post created successfully');

    const visitor = await openPage(site.browser);
    await visitor.goto(`${site.server.url}/blog`);
    await visitor.getByRole('link', { name: 'Fringes seen from the shore' }).first().click();
    await visitor.waitForURL(`${site.server.url}/blog/fringes-seen-from-the-shore`);
    await visitor.getByText('Two waves meet.').waitFor();
    const picture = visitor.locator('main picture img').first();
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))).toBe(true);
    await expect.poll(() => picture.getAttribute('width')).toBe('1800');
    await expect.poll(() => visitor.locator('script[src], script:not([type="application/ld+json"])').count()).toBe(0);
  });

  it('A draft and a post of a day to come are not public; publishing makes it public, unpublishing takes it away', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('Now you see it');
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.waitForURL(`${site.server.url}/admin/blog`);
    const address = `${site.server.url}/blog/now-you-see-it`;
    expect((await fetch(address)).status).toBe(404);
    const set = async (field: string, value: string) => {
      await page.getByRole('link', { name: 'Edit Now you see it' }).click();
      if (field === 'Status') await page.getByLabel('Status').selectOption(value);
      else await page.getByLabel(field).fill(value);
      await page.getByRole('button', { name: 'Save blog post' }).click();
      await page.waitForURL(`${site.server.url}/admin/blog`);
    };
    await set('Status', 'published');
    expect((await fetch(address)).status).toBe(200);
    await set('Publish Date', '2190-01-01');
    expect((await fetch(address)).status).toBe(404);
    await page.getByText('Scheduled', { exact: true }).waitFor();
    await set('Publish Date', '2020-01-01');
    expect((await fetch(address)).status).toBe(200);
    await set('Status', 'draft');
    expect((await fetch(address)).status).toBe(404);
    expect(await (await fetch(`${site.server.url}/blog`)).text()).not.toContain('Now you see it');
  });

  it('Deleting asks in a browser dialog: dismissed, the post stays; accepted, it is gone in public too', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog');
    const remove = page.getByRole('button', { name: 'Delete A gentle guide to the Bloch sphere' });
    await answerDialog(page, 'dismiss', () => remove.click());
    await expect.poll(() => remove.count()).toBe(1);
    await answerDialog(page, 'accept', () => remove.click());
    await expectToast(page, 'Success', 'Blog post deleted successfully');
    await expect.poll(() => remove.count()).toBe(0);
    expect((await fetch(`${site.server.url}/blog/a-gentle-guide-to-the-bloch-sphere`)).status).toBe(404);
  });

  it('What was typed stays when the server can not be reached, and when the session is gone', async () => {
    const page = await openPage(site.browser);
    page.allowErrors(/Failed to (load|fetch)|401|ERR_INTERNET_DISCONNECTED/);
    await signIn(page, site.server.url, '/admin/blog/new');
    await page.getByLabel('Title', { exact: true }).fill('Typed with care');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await expectToast(page, 'Error', 'Failed to save blog post');
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Typed with care');
    await page.context().setOffline(false);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.getByText('You must be logged in to manage blog posts').waitFor();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Typed with care');
  });
});
