import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pictureLimits, pictureSources, readPicturePath } from '../../app/lib/pictures.ts';
import type { WatchedPage } from '../support/browser.ts';
import { padded, photo, redAndBlue } from '../support/sample-pictures.ts';
import { chooseFiles, transferFile, transferFiles } from '../support/send-file.ts';
import { boat, jpeg, patiently, useWritingDesk } from '../support/writing-desk.ts';

const { site, cookie, openAdmin, startWriting } = useWritingDesk();

/** Keeps every upload of a page on its way until `answer` is called. */
async function holdUploads(page: WatchedPage): Promise<{ answer: () => void }> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/admin/uploads', async (route) => {
    await answer.promise;
    await route.continue().catch(() => {});
  });
  return { answer: answer.resolve };
}

describe('pictures in a pasted text', () => {
  function paste(text: Locator, html: string): Promise<void> {
    return text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      clipboardData.setData('text/plain', 'Before after');
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    }, html);
  }

  it('are uploaded to where they stood', async () => {
    const { text, html } = await startWriting();
    const picture = (bytes: Buffer) => `<img src="data:image/jpeg;base64,${bytes.toString('base64')}">`;
    const other = await (await photo(300, 200)).jpeg().toBuffer();
    await paste(text, `<p>Before</p><p>${picture(boat)}</p><p>between</p><p>${picture(other)}</p><p>after</p>`);
    await patiently(html).toMatch(
      /^<p>Before<\/p>\n<figure><img src="\/uploads\/[^>]+width="1000"[^>]*><\/figure>\n<p>between<\/p>\n<figure><img src="\/uploads\/[^>]+width="300"[^>]*><\/figure>\n<p>after<\/p>$/,
    );
  });

  it.each([
    ['only the other program has', 'file:///C:/Temp/image001.png'],
    ['are not served safely', 'http://pictures.example/boat.png'],
    ['have no whole address', 'images/boat.png'],
  ])('that %s are missed in words', async (_what, src) => {
    const { page, text, html } = await startWriting();
    await paste(text, `<p>Before <img src="${src}"> after</p>`);
    const toast = page.locator('[data-toast]');
    await toast.getByText('Pictures left out', { exact: true }).waitFor();
    await toast
      .getByText('One picture is missing: the other program keeps it to itself. Insert it from its file.', {
        exact: true,
      })
      .waitFor();
    await patiently(html).toBe('<p>Before after</p>');
  });
});

describe('pictures that are dropped together', () => {
  it('stand in the text in their order, and the one that is missing is named', async () => {
    const { page, text, html } = await startWriting();
    const sized = (width: number) => redAndBlue(width, 40).jpeg().toBuffer();
    const [first, second, third] = await Promise.all([sized(81), sized(82), sized(83)]);
    await transferFiles(text, 'drop', [
      jpeg('1.jpg', first),
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      jpeg('2.jpg', second),
      jpeg('3.jpg', third),
    ]);
    const toast = page.locator('[data-toast]');
    await toast
      .getByText('Not uploaded: notes.pdf. Please upload an image file', { exact: true })
      .waitFor({ timeout: 15_000 });
    expect([...(await html()).matchAll(/width="(\d+)"/g)].map(([, width]) => width)).toEqual(['81', '82', '83']);
  });
});

describe('a picture that is still on its way', () => {
  it.each(['Content', 'Featured Image'])('to %s is waited for by the save that leads away', async (label) => {
    const { page } = await startWriting();
    await page.getByLabel('Title', { exact: true }).fill(`Post of ${label.length} letters`);
    const { answer } = await holdUploads(page);
    // The text takes several, one after the other; the field takes the first.
    await transferFiles(page.getByLabel(label, { exact: true }), 'drop', [jpeg('1.jpg'), jpeg('2.jpg')]);
    await page.getByRole('progressbar').first().waitFor();
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.getByRole('button', { name: 'Uploading…' }).waitFor();
    answer();
    await page.waitForURL('**/admin/blog');
    await page.getByRole('link', { name: `Post of ${label.length} letters`, exact: true }).click();
    const field = page.locator(label === 'Content' ? 'textarea[name="content"]' : 'input[name="featured_image"]');
    const pictures = async () => (await field.inputValue()).split('/uploads/blog-images/').length - 1;
    await expect.poll(pictures).toBe(label === 'Content' ? 2 : 1);
  });

  it('and does not arrive keeps the post from being saved without it', async () => {
    const { page } = await startWriting();
    await page.getByLabel('Title', { exact: true }).fill('Never saved');
    page.allowErrors(/ERR_FAILED/);
    const fail = Promise.withResolvers<void>();
    await page.route('**/admin/uploads', async (route) => {
      await fail.promise;
      await route.abort();
    });
    await transferFile(page.getByLabel('Featured Image'), 'drop', boat);
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.getByRole('button', { name: 'Uploading…' }).waitFor();
    fail.resolve();
    await page.locator('[data-toast]').getByText('Failed to upload image. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Save blog post' }).waitFor();
    expect(page.url()).toBe(`${site.server.url}/admin/blog/new`);
  });

  it('is not opened in place of the page when it is let go beside the places that take it', async () => {
    const { page } = await startWriting();
    const isTaken = (target: Locator) =>
      target.evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'boat.jpg', { type: 'image/jpeg' }));
        return !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
    expect(await isTaken(page.getByRole('heading', { name: 'New blog post' }))).toBe(true);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  });

  it('is not left without a question', async () => {
    const { page, text } = await startWriting();
    await holdUploads(page);
    await transferFile(text, 'drop', boat);
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave before the upload is done?' });
    await question.getByText('Pictures that are still on their way would be lost.').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/blog');
  });
});

describe('the image field', () => {
  async function openField() {
    const page = await openAdmin('/admin/blog/new');
    const input = page.getByLabel('Featured Image');
    const field = page.locator('div:has(> label)').filter({ has: input }).last();
    await field.getByRole('button', { name: 'Upload image' }).waitFor();
    return { page, input, field };
  }

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
