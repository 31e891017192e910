import { describe, expect, it } from 'vitest';
import { pictureLimits, pictureSources, readPicturePath } from '../../app/lib/pictures.ts';
import { padded, redAndBlue } from '../support/sample-pictures.ts';
import { chooseFiles, transferFile, transferFiles } from '../support/send-file.ts';
import { boat, holdUploads, jpeg, patiently, useWritingDesk } from '../support/writing-desk.ts';

const { site, cookie, openAdmin } = useWritingDesk();

describe('the image field', () => {
  async function openField() {
    const page = await openAdmin('/admin/blog/new');
    const input = page.getByLabel('Featured Image');
    const field = page.locator('div:has(> label)').filter({ has: input }).last();
    await field.getByRole('button', { name: 'Upload image' }).waitFor();
    return { page, input, field };
  }

  it('says of each button which of the two pictures it is for', async () => {
    const { page } = await openField();
    const described = await page
      .getByRole('button', { name: 'Upload image' })
      .evaluateAll((buttons) =>
        buttons.map((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent),
      );
    expect(described).toEqual(['Featured Image', 'Social Image']);
  });

  it('uploads a picture, shows it, and is cleared', async () => {
    const { page, input, field } = await openField();
    await chooseFiles(page, field.getByRole('button', { name: 'Upload image' }), jpeg('boat.jpg'));
    await page.getByText('Upload successful', { exact: true }).first().waitFor();
    await page.getByText('Image uploaded successfully', { exact: true }).first().waitFor();
    const path = await input.inputValue();
    expect(readPicturePath(path)).toMatchObject({ bucket: 'blog-images', extension: 'jpg', width: 1000 });
    const preview = field.getByRole('img', { name: 'Preview' });
    await patiently(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const main = await fetch(site.server.url + path);
    expect([main.status, main.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(main.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const { type, srcSet } of pictureSources(path)?.sources ?? []) {
      const variant = await fetch(site.server.url + (srcSet.split(' ')[0] ?? ''));
      expect([variant.status, variant.headers.get('content-type')]).toEqual([200, type]);
    }
    await field.getByRole('button', { name: 'Clear image' }).click();
    await expect.poll(() => input.inputValue()).toBe('');
    await expect.poll(() => preview.count()).toBe(0);
  });

  it.each(['drop', 'paste'] as const)('takes a picture by %s', async (kind) => {
    const { input } = await openField();
    await transferFile(input, kind, boat);
    await patiently(() => input.inputValue()).toMatch(/^\/uploads\/blog-images\//);
  });

  it('takes a picture whose name has no ending, of which the browser knows no type', async () => {
    const { page, input } = await openField();
    await transferFiles(input, 'drop', [{ name: 'photo', mimeType: '', buffer: boat }]);
    await page.locator('[data-toast]').getByText('Image uploaded successfully', { exact: true }).waitFor();
    expect(await input.inputValue()).toMatch(/^\/uploads\/.+\.jpg$/);
  });

  it('asks for the description of a picture of the library whenever the record is opened, and the checklist knows', async () => {
    const { page, input, field } = await openField();
    const title = `A rack ${Date.now()}`;
    await page.getByLabel('Title', { exact: true }).fill(title);
    await chooseFiles(page, field.getByRole('button', { name: 'Upload image' }), jpeg('rack.jpg'));
    await patiently(() => input.inputValue()).toMatch(/^\/uploads\/blog-images\//);
    const missing = page.getByRole('button', { name: 'Open: An alternative text for the featured image' });
    await missing.waitFor();
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.getByText('Blog post created successfully', { exact: true }).waitFor();
    await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await missing.waitFor();
    const description = field.getByLabel("Describe the picture for people who can't see it: Featured Image");
    await description.fill('A rack in the dark');
    await description.press('Enter');
    await field.getByText('Saved.', { exact: true }).waitFor();
    await expect.poll(() => missing.count()).toBe(0);
    await page.reload();
    await expect.poll(() => description.inputValue()).toBe('A rack in the dark');
    // Its address stays once it is published, whatever its title becomes.
    const address = page.locator('figure', { hasText: 'As a search result' }).locator('p').first();
    const slug = title.toLowerCase().replaceAll(' ', '-');
    await expect.poll(() => address.textContent()).toBe(`/blog/${slug}`);
    await page.getByLabel('Title', { exact: true }).fill('Another title');
    await expect.poll(() => address.textContent()).toBe('/blog/another-title');
    await page.goto('/admin/blog?status=published');
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    const stays = await address.textContent();
    await page.getByLabel('Title', { exact: true }).fill('Another title');
    await page.getByLabel('Meta Title', { exact: true }).fill('Another title');
    await page.getByText('Title 13 of 60', { exact: false }).waitFor();
    expect(await address.textContent()).toBe(stays);
  });

  it('shows how far an upload is, and stops it on demand', async () => {
    const { page, input, field } = await openField();
    const { answer } = await holdUploads(page);
    await chooseFiles(page, field.getByRole('button', { name: 'Upload image' }), jpeg('slow.jpg'));
    await page.getByRole('progressbar', { name: 'Uploading slow.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    answer();
    await expect.poll(() => input.inputValue()).toBe('');
  });

  it('refuses other types and what is too large before anything is sent, at the field and in a toast', async () => {
    const { page, input, field } = await openField();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/admin/uploads')) sent += 1;
    });
    const button = field.getByRole('button', { name: 'Upload image' });
    await chooseFiles(page, button, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    const toast = page.locator('[data-toast]');
    await toast.getByText('Invalid file type', { exact: true }).waitFor();
    await toast.getByText('Please upload an image file', { exact: true }).waitFor();
    await field.getByText('Invalid file type. Please upload an image file.').waitFor();
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => input.getAttribute('name')).toBe('featured_image');
    expect(await page.getByText('Unsaved changes').count()).toBe(0);
    const small = await redAndBlue(40, 40).jpeg().toBuffer();
    await chooseFiles(page, button, jpeg('big.jpg', padded(small, pictureLimits.bytes + 1)));
    await toast.getByText('File too large', { exact: true }).waitFor();
    await toast.getByText('Please upload an image smaller than 5MB', { exact: true }).waitFor();
    expect(sent).toBe(0);
    await chooseFiles(page, button, jpeg('fits.jpg', padded(small, pictureLimits.bytes)));
    await patiently(() => input.inputValue()).toMatch(/^\/uploads\/blog-images\//);
    expect(sent).toBe(1);
  });

  it('shows the server’s refusal of text that calls itself a picture', async () => {
    const { page, input, field } = await openField();
    page.allowErrors(/status of 415/);
    await chooseFiles(
      page,
      field.getByRole('button', { name: 'Upload image' }),
      jpeg('fake.jpg', Buffer.from('no picture')),
    );
    await page.locator('[data-toast]').getByText('Please upload an image file', { exact: true }).waitFor();
    await expect.poll(() => input.inputValue()).toBe('');
  });

  it('shows a file icon for what is no picture', async () => {
    const { page, input, field } = await openField();
    page.allowErrors(/favicon-that-is-missing/);
    await input.fill('/favicon-that-is-missing.txt');
    await field.getByRole('img', { name: 'No image at this address' }).waitFor();
    await input.fill('/favicon.svg');
    await patiently(() =>
      field.getByRole('img', { name: 'Preview' }).evaluate((image: HTMLImageElement) => image.complete),
    ).toBe(true);
    await expect.poll(() => field.getByRole('button', { name: 'Clear image' }).isVisible()).toBe(true);
  });
});

describe('the address that pictures are sent to', () => {
  it('answers in JSON whoever asks and however', async () => {
    const address = `${site.server.url}/admin/uploads`;
    const body = new FormData();
    body.append('bucket', 'blog-images');
    body.append('file', new File([new Uint8Array(boat)], 'boat.jpg', { type: 'image/jpeg' }));
    const answers = await Promise.all([
      fetch(address),
      fetch(address, { headers: { cookie: cookie() } }),
      fetch(address, { method: 'POST', body }),
      fetch(address, { method: 'POST', body: new FormData(), headers: { cookie: cookie() } }),
      fetch(address, { method: 'POST', body, headers: { cookie: cookie() } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([405, 405, 401, 400, 200]);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({ title: expect.any(String), description: expect.any(String) });
    }
  });
});
