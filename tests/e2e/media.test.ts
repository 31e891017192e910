import { beforeAll, describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { type PageOptions, untilHydrated, type WatchedPage } from '../support/browser.ts';
import { photo, redAndBlue } from '../support/sample-pictures.ts';
import { chooseFiles, jpegFile, transferFile, transferFiles } from '../support/send-file.ts';
import { expectToast } from '../support/staff.ts';
import { textEditor } from '../support/text-editor';
import { useWritingDesk } from '../support/writing-desk.ts';

const asks = "Describe the picture for people who can't see it";
/** Asks again until it holds: an upload may take seconds where other tests run as well. */
const patiently = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 20_000 });

const desk = useWritingDesk();
const { site } = desk;
let boat: Buffer;
let flags: Buffer;

beforeAll(async () => {
  boat = await (await photo(1000, 700)).jpeg().toBuffer();
  flags = await redAndBlue(600, 300).jpeg().toBuffer();
});

async function openAdmin(path: string, options: PageOptions = {}): Promise<WatchedPage> {
  const page = await desk.openAdmin(path, options);
  if (options.javaScript !== false) await untilHydrated(page);
  return page;
}

const cookieHeader = () => ({ cookie: desk.cookie() });

/** Uploads without the page; answers the picture's id and path. */
async function send(name: string, bytes: Buffer, type = 'image/jpeg', alt?: string) {
  const body = new FormData();
  body.append('bucket', 'blog-images');
  body.append('file', new File([new Uint8Array(bytes)], name, { type }));
  if (alt) body.append('alt', alt);
  const response = await fetch(`${site.server.url}/admin/uploads`, { method: 'POST', body, headers: cookieHeader() });
  const answer: { id: string; path: string; title: string; description: string } = await response.json();
  return { status: response.status, ...answer };
}

/** Writes and publishes a post with this featured picture; answers its public address. */
async function publishPost(title: string, picture: string): Promise<string> {
  const page = await openAdmin('/admin/blog/new', { javaScript: false });
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Content').fill('<p>Text</p>');
  await page.getByLabel('Featured Image').fill(picture);
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await page.getByText('Blog post created successfully').first().waitFor();
  return `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
}

const tiles = (page: WatchedPage) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');

describe('The media library', () => {
  it('takes pictures by keyboard, asks at once what they show, and keeps the answer', async () => {
    const page = await openAdmin('/admin/media');
    const press = page.getByRole('button', { name: 'Upload pictures' });
    await chooseFiles(page, press, jpegFile('harbour.jpg', boat), (button) => button.press('Enter'));
    const alt = page.getByLabel(asks);
    await alt.focus();
    await page.keyboard.type('Boats at rest');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Upload successful', 'Image uploaded successfully');
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.goto('/admin/media?q=at+rest');
    await tiles(page).getByText('harbour.jpg').waitFor();
    await expect.poll(() => tiles(page).getByText('No alt text').count()).toBe(0);
  });

  it('says of each file that is dropped what became of it, and is not left while one is on its way', async () => {
    const page = await openAdmin('/admin/media');
    const answer = Promise.withResolvers<void>();
    await page.route('**/admin/uploads', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await transferFiles(page.getByText('Or drop or paste them here.'), 'drop', [
      jpegFile('one.jpg', flags),
      { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
      // A folder: without a type, whatever is in it.
      { name: 'holiday', mimeType: '', buffer: Buffer.alloc(0) },
    ]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    for (const name of ['brochure.pdf', 'holiday']) {
      const row = uploads.getByRole('listitem').filter({ hasText: name });
      await row.getByText('Invalid file type. Please upload an image file').waitFor();
    }
    await page.getByRole('tab', { name: 'Insights' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave before the upload is done?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    answer.resolve();
    await uploads.getByText('1 of 3 uploaded').waitFor({ timeout: 20_000 });
    await page.getByRole('tab', { name: 'Insights' }).click();
    await page.waitForURL('**/admin/insights');
  });

  it('takes many at once, each with its own error, and lists what nobody described', async () => {
    const page = await openAdmin('/admin/media');
    await chooseFiles(page, page.getByRole('button', { name: 'Upload pictures' }), [
      jpegFile('one.jpg', boat),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      jpegFile('fake.jpg', Buffer.from('no picture')),
      jpegFile('two.jpg', flags),
    ]);
    page.allowErrors(/status of 415/);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('2 of 4 uploaded').waitFor({ timeout: 20_000 });
    for (const name of ['one.jpg', 'two.jpg']) await uploads.getByLabel(`${asks}: ${name}`, { exact: true }).waitFor();
    for (const name of ['notes.txt', 'fake.jpg']) {
      const row = uploads.getByRole('listitem').filter({ hasText: name });
      await row.getByText('Invalid file type. Please upload an image file').waitFor();
    }
    await page.getByRole('link', { name: /^No alt text/ }).click();
    await page.waitForURL('**/admin/media?show=no-alt');
    await tiles(page).getByText('two.jpg').first().waitFor();
    await expect.poll(() => tiles(page).getByText('harbour.jpg').count()).toBe(0);
  });

  it.each(['drop', 'paste'] as const)('takes a picture by %s', async (kind) => {
    const page = await openAdmin('/admin/media?q=nothing-is-called-this');
    await transferFile(page.getByText('Or drop or paste them here', { exact: false }), kind, boat);
    await page.getByRole('region', { name: 'Uploads' }).getByText('1 of 1 uploaded').waitFor({ timeout: 20_000 });
  });

  it('says where a picture is used; replaced, the public page shows the new one at once', async () => {
    const { id, path } = await send('old.jpg', boat, 'image/jpeg', 'The old boat');
    const address = await publishPost('Replaced everywhere', path);
    const visitor = await site.open();
    await visitor.goto(address);
    await expect.poll(() => visitor.getByAltText('The old boat').count()).toBe(1);

    const page = await openAdmin(`/admin/media/${id}`);
    await page.getByRole('heading', { name: 'Used in 1 place' }).waitFor();
    await page.getByRole('link', { name: 'Replaced everywhere', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'View Replaced everywhere' }).getAttribute('href'))
      .toBe(address);
    await page.getByRole('button', { name: 'Delete picture' }).click();
    page.allowErrors(/status of 409/);
    await expectToast(
      page,
      'Error',
      'This picture is used in 1 place, so it was not deleted: “Replaced everywhere” (Blog). Replace it, or take it out there first.',
    );
    await page.getByLabel('Alt text').fill('Half typed');
    await page.getByLabel('New file').setInputFiles(jpegFile('new.jpg', flags));
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    await expectToast(page, 'Success', 'Picture replaced. The new one is shown in 1 place.');
    await page.getByRole('heading', { name: 'new.jpg' }).waitFor();
    expect(await page.getByLabel('Alt text').inputValue()).toBe('Half typed');

    await visitor.goto(address);
    const shown = (await visitor.getByAltText('The old boat').getAttribute('src')) ?? '';
    expect(shown).toMatch(/^\/uploads\/blog-images\/\d{13}-[a-z0-9]{12}-600x300\.jpg$/);
    const former = await fetch(site.server.url + path, { redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([302, shown]);
  });

  it('gives a picture a name of its own, which it keeps when another file takes its place; that of a file goes with it', async () => {
    const { id } = await send('IMG_1.jpg', flags);
    const page = await openAdmin(`/admin/media/${id}`);
    const name = page.getByLabel('Name', { exact: true });
    await page.getByLabel('New file').setInputFiles(jpegFile('IMG_2.jpg', boat));
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByRole('heading', { level: 2, name: 'IMG_2.jpg', exact: true }).waitFor();
    expect(await name.inputValue()).toBe('IMG_2.jpg');
    await name.fill('Flags in the wind');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'Picture saved.');
    await page.getByRole('heading', { level: 2, name: 'Flags in the wind', exact: true }).waitFor();
    const shown = page.locator('main img').first();
    const before = await shown.getAttribute('src');
    await page.getByLabel('New file').setInputFiles(jpegFile('IMG_3.jpg', flags));
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    await expect.poll(() => shown.getAttribute('src')).not.toBe(before);
    expect(await name.inputValue()).toBe('Flags in the wind');
  });

  it('keeps the focal point in sight, set by arrow keys', async () => {
    const { id, path } = await send('focus.jpg', boat, 'image/jpeg', 'In focus');
    const address = await publishPost('Kept in sight', path);
    const page = await openAdmin(`/admin/media/${id}`);
    const point = page.getByRole('button', { name: /^Focal point: 50% from the left, 50% from the top/ });
    await point.focus();
    for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('spinbutton', { name: '% from the left' }).inputValue()).toBe('30');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Success', 'Picture saved.');
    const visitor = await site.open();
    await visitor.goto(address);
    const position = await visitor.getByAltText('In focus').evaluate((image) => getComputedStyle(image).objectPosition);
    expect(position).toBe('30% 49%');
  });

  it('works without scripts: upload with alt text, describe, replace, and a question before deleting', async () => {
    const page = await openAdmin('/admin/media', { javaScript: false });
    page.allowErrors(/status of 4\d\d/);
    const file = page.getByLabel('Picture: JPEG', { exact: false });
    await page.getByLabel(asks).fill('Sent plainly');
    await page.getByLabel('Keep the new picture under').selectOption('Case studies');
    await file.setInputFiles(jpegFile('large.jpg', Buffer.alloc(5 * 1024 * 1024 + 1)));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expectToast(page, 'File too large', 'Please upload an image smaller than 5MB');
    await expect.poll(() => page.getByLabel(asks).inputValue()).toBe('Sent plainly');
    await expect.poll(() => page.getByLabel('Keep the new picture under').inputValue()).toBe('case-study-images');
    await file.setInputFiles(jpegFile('huge.jpg', Buffer.alloc(9 * 1024 * 1024)));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByRole('heading', { name: 'This is too much at once' }).waitFor();
    await page.getByText('File too large. Please upload an image smaller than 5MB. Nothing was saved.').waitFor();
    expect(await page.title()).toBe('This is too much at once | Quzones');
    await page.getByRole('link', { name: 'Start anew' }).click();
    await page.getByLabel(asks).fill('Sent plainly');
    await page.getByLabel('Keep the new picture under').selectOption('Case studies');
    await file.setInputFiles(jpegFile('plain.jpg', boat));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.getByText('Image uploaded successfully').waitFor();
    await page.getByRole('link', { name: /plain\.jpg/ }).click();
    await expect.poll(() => page.getByLabel('Alt text').inputValue()).toBe('Sent plainly');
    await page.getByLabel('Alt text').fill('Described anew');
    await page.getByRole('spinbutton', { name: '% from the top' }).fill('12.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Picture saved.').waitFor();
    await expect.poll(() => page.getByRole('spinbutton', { name: '% from the top' }).inputValue()).toBe('12.5');
    await page.getByLabel('Name', { exact: true }).fill('\u200B');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.locator('#name-help').getByText('Name is required.', { exact: true }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Plainly renamed');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Plainly renamed', exact: true }).waitFor();
    // What is half typed stays whatever else is pressed.
    const alt = () => page.getByLabel('Alt text').inputValue();
    await page.getByLabel('Alt text').fill('Half typed');
    await page.getByLabel('New file').setInputFiles(jpegFile('fake.jpg', Buffer.from('<svg onload="alert(1)"/>')));
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByText('Please upload an image file').first().waitFor();
    await expect.poll(alt).toBe('Half typed');
    await page.getByLabel('New file').setInputFiles(jpegFile('anew.jpg', flags));
    await page.getByRole('button', { name: 'Replace everywhere' }).click();
    await page.getByText('Picture replaced.', { exact: false }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Plainly renamed', exact: true }).waitFor();
    await expect.poll(alt).toBe('Half typed');
    await page.getByRole('button', { name: 'Delete picture' }).click();
    await page.getByText('for good?').waitFor();
    await expect.poll(alt).toBe('Half typed');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('Picture deleted.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /anew\.jpg/ }).count()).toBe(0);
  });

  it('is accessible in either theme, and fits phones', async () => {
    const { id } = await send('seen.jpg', flags);
    const page = await openAdmin('/admin/media');
    for (const path of ['/admin/media', `/admin/media/${id}`]) {
      await page.goto(path);
      await untilHydrated(page);
      expect(await obstacles(page, 'main'), path).toEqual([]);
    }
  });
});

describe('An image field', () => {
  it('asks for the description, which the library keeps, and offers what the library has', async () => {
    const page = await openAdmin('/admin/blog/new');
    const input = page.getByLabel('Featured Image');
    const field = page.locator('div:has(> label)').filter({ has: input }).last();
    await chooseFiles(page, field.getByRole('button', { name: 'Upload image' }), jpegFile('asked.jpg', boat));
    await field.getByLabel(asks).fill('A boat that was asked about');
    await patiently(() => input.inputValue()).toMatch(/^\/uploads\/blog-images\//);
    await field.getByText('Saved.', { exact: true }).waitFor();
    const first = await input.inputValue();
    await field.getByRole('button', { name: 'Clear image' }).click();
    await field.getByRole('button', { name: 'Choose from the library' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
    await dialog.getByLabel('Search pictures').fill('was asked about');
    await dialog.getByText('1 picture', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /asked\.jpg/ }).press('Enter');
    await expect.poll(() => input.inputValue()).toBe(first);
    await expect.poll(() => field.getByLabel(asks).inputValue()).toBe('A boat that was asked about');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('so does the editor: a picture of the library comes with its description', async () => {
    const { path } = await send('chosen.jpg', flags, 'image/jpeg', 'Two flags');
    const page = await openAdmin('/admin/blog/new');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await textEditor(page).click();
    await page.getByRole('button', { name: 'Image', exact: true }).click();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /chosen\.jpg/ })
      .click();
    await patiently(() => page.locator('textarea[name="content"]').inputValue()).toContain(
      `<img src="${path}" alt="Two flags" width="600" height="300">`,
    );
  });
});

describe('What means harm', () => {
  const script = '<script>alert(document.domain)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;

  it.each([
    ['an SVG', 'a.svg', 'image/svg+xml', svg],
    ['an SVG that calls itself a PNG', 'a.png', 'image/png', svg],
    ['an SVG with an XML head', 'a.jpg', 'image/jpeg', `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${svg}`],
    ['HTML', 'a.gif', 'image/gif', `<!doctype html>${script}`],
    ['a script with the head of a GIF', 'a.gif', 'image/gif', 'GIF89a=1;alert(document.domain)//'],
  ])('is refused: %s', async (_what, name, type, text) => {
    const answer = await send(name, Buffer.from(text), type);
    expect(answer).toMatchObject({
      status: 415,
      title: 'Invalid file type',
      description: 'Please upload an image file',
    });
  });

  it('is not in what is served: HTML behind a JPEG, and in its EXIF', async () => {
    const exif = await redAndBlue(60, 40)
      .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
      .jpeg()
      .toBuffer();
    expect(exif.includes('<script>')).toBe(true);
    const { status, path } = await send('a.html', Buffer.concat([exif, Buffer.from(script)]));
    expect(status).toBe(200);
    const served = await fetch(site.server.url + path);
    expect(Buffer.from(await served.arrayBuffer()).includes('<script>')).toBe(false);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});
