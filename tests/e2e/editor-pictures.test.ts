import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPicturePath } from '../../app/lib/pictures.ts';
import { photo, redAndBlue } from '../support/sample-pictures.ts';
import { chooseFiles, transferFile, transferFiles } from '../support/send-file.ts';
import { boat, holdUploads, jpeg, patiently, useWritingDesk } from '../support/writing-desk.ts';

const { site, startWriting } = useWritingDesk();

describe('a picture in the text', () => {
  it('uploads a picture, asks for its description, and takes a caption', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('Before');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), jpeg('boat.jpg'));
    await page.getByText('Image uploaded successfully').first().waitFor();
    const alt = page.getByLabel('Alt text');
    await patiently(() => alt.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('A boat');
    await page.keyboard.press('Enter');
    await page.locator('.editor-text figcaption').click();
    await page.keyboard.type('On the lake');
    await page.keyboard.press('Enter');
    await page.keyboard.type('After');
    const written = await html();
    const src = /src="([^"]+)"/.exec(written)?.[1] ?? '';
    expect(readPicturePath(src)).toMatchObject({ bucket: 'blog-images', width: 1000, height: 700 });
    expect(written).toBe(
      `<p>Before</p>\n<figure><img src="${src}" alt="A boat" width="1000" height="700"><figcaption>On the lake</figcaption></figure>\n<p>After</p>`,
    );
  });

  it.each(['drop', 'paste'] as const)('takes a picture by %s', async (kind) => {
    const { page, text, html } = await startWriting();
    await transferFile(text, kind, boat);
    await page.getByLabel('Alt text').waitFor();
    expect(await html()).toMatch(
      /^<figure><img src="\/uploads\/blog-images\/[^"]+" alt="" width="1000" height="700"><\/figure>$/,
    );
    await page.getByLabel('Alt text').press('Escape');
    await page.keyboard.press('Backspace');
    expect(await html()).toBe('');
  });

  it('refuses a file that is no picture with the exact words', async () => {
    const { page, html } = await startWriting();
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), {
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('hello'),
    });
    await page.getByText('Please upload an image file', { exact: true }).first().waitFor();
    expect(await html()).toBe('');
  });

  it('goes on taking letters where they are typed while a picture is on its way', async () => {
    const { page, text, html } = await startWriting();
    const upload = await holdUploads(page);
    await page.keyboard.type('Before\n');
    await transferFile(text, 'paste', boat);
    await page
      .getByText(/^Uploading /)
      .first()
      .waitFor();
    await page.keyboard.type('below');
    upload.answer();
    await patiently(html).toMatch(/^<p>Before<\/p>\n<figure><img [^>]+><\/figure>\n<p>below<\/p>$/);
    await page.keyboard.type(' it');
    await patiently(html).toContain('<p>below it</p>');
  });
});

describe('the caption of a picture', () => {
  it('has what is typed right after a press on it', async () => {
    const { page, text, html } = await startWriting();
    await transferFile(text, 'paste', await redAndBlue(400, 300).jpeg().toBuffer());
    await page.getByLabel('Alt text').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('On the lake');
    await text.locator('img').click();
    await page.getByRole('toolbar', { name: 'Image' }).waitFor();
    // As where the browser has no time yet to tell of a selection.
    await page.evaluate(() => {
      addEventListener('selectionchange', (event) => event.isTrusted && event.stopPropagation(), { capture: true });
    });
    await text.locator('figcaption').click();
    await page.keyboard.type('!!');
    expect(await html()).toMatch(/<figcaption>[^!]*!![^!]*<\/figcaption><\/figure>$/);
  });

  it('stays with it when another picture comes beside it, and when it is dragged or cut', async () => {
    const { page, text, html } = await startWriting();
    await page.keyboard.type('Before\n');
    await transferFile(text, 'paste', await redAndBlue(400, 100).jpeg().toBuffer());
    await page.getByLabel('Alt text').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('On the lake\nAfter it');
    await text.locator('img').click();
    await transferFile(text, 'paste', await redAndBlue(401, 100).jpeg().toBuffer());
    const order = async () => [...(await html()).matchAll(/width="\d+"|On the lake|Before|After it/g)].join(' ');
    await patiently(order).toBe('Before width="400" On the lake width="401" After it');
    // Not selected: what the cursor is in stays where it is.
    await text.locator('p', { hasText: 'After it' }).click();
    const picture = text.locator('img[width="400"]');
    await picture.dragTo(text.locator('p', { hasText: 'After it' }), { targetPosition: { x: 60, y: 24 } });
    await patiently(order).toBe('Before width="401" After it width="400" On the lake');
    await page.getByRole('toolbar', { name: 'Image' }).waitFor();
    await page.keyboard.press('ControlOrMeta+x');
    await text.locator('p', { hasText: 'Before' }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('ControlOrMeta+v');
    await patiently(order).toBe('Before width="400" On the lake width="401" After it');
    // Let go over the end of a word, a picture from a folder comes below it.
    await text.locator('p', { hasText: 'After it' }).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const before = text.locator('p', { hasText: 'Before' });
    await transferFile(before, 'dragover', boat);
    // A line between two blocks: it does not come where the words are.
    await page.locator('.prosemirror-dropcursor-block').waitFor();
    expect(await page.locator('.prosemirror-dropcursor-inline').count()).toBe(0);
    await transferFile(before, 'drop', boat);
    await page.getByLabel('Alt text').waitFor();
    await patiently(order).toMatch(/^(width="1000" Before|Before width="1000") width="400"/);
  });
});

function paste(text: Locator, html: string): Promise<void> {
  return text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'Before after');
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, html);
}

describe('pictures in a pasted text', () => {
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

describe('what an article can not hold', () => {
  it('is told after it was pasted: a video became a link, another and the fields of a form are lost', async () => {
    const { page, text, html } = await startWriting();
    const toast = page.locator('[data-toast]');
    await paste(text, '<p>Before</p><iframe src="https://player.vimeo.com/video/1"></iframe>');
    await toast.getByText('Links in place of videos', { exact: true }).waitFor();
    await toast
      .getByText("A link stands in the place of a video or frame: articles can't hold them.", { exact: true })
      .waitFor();
    await patiently(html).toContain('<a href="https://vimeo.com/1"');
    await paste(text, '<p>After</p><video src="blob:x"></video><form><input name="q"></form>');
    await toast.getByText('Not all was pasted', { exact: true }).waitFor();
    await toast
      .getByText(
        "A video or frame was left out: articles can't hold them. A link to it can stand instead. The fields of a form were left out: articles can't hold them.",
        { exact: true },
      )
      .waitFor();
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
    const order = async () => [...(await html()).matchAll(/width="(\d+)"/g)].map(([, width]) => width);
    expect(await order()).toEqual(['81', '82', '83']);
    // Those that are chosen with the button come below the one that is selected.
    await text.locator('img').last().click();
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    const several = [jpeg('4.jpg', second), jpeg('5.jpg', first)];
    await chooseFiles(page, page.getByRole('button', { name: 'Choose a file' }), several);
    await patiently(order).toEqual(['81', '82', '83', '82', '81']);
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
