import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { bombPng, movingPng, padded, photo, redAndBlue } from '../support/sample-pictures.ts';
import { store, usePictureStore } from './uploads-kit';

/** As the specification says it, typed again: the limit itself is what is tested. */
const fiveMegabytes = 5 * 1024 * 1024;

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

usePictureStore(place);

async function bucketFiles(): Promise<string[]> {
  return readdir(join(place.folder, 'uploads', 'blog-images')).catch(() => []);
}

const tooLarge = { code: 'FILE_TOO_LARGE', status: 413, title: 'File too large' };
const wrongType = {
  code: 'INVALID_FILE_TYPE',
  status: 415,
  title: 'Invalid file type',
  description: 'Please upload an image file',
};

describe('a file that is refused', () => {
  it('may have 5 MB exactly and not one byte more', async () => {
    const jpeg = await redAndBlue(80, 80).jpeg().toBuffer();
    await expect(store(padded(jpeg, fiveMegabytes))).resolves.toMatchObject({ width: 80 });
    await expect(store(padded(jpeg, fiveMegabytes + 1))).rejects.toMatchObject({
      ...tooLarge,
      description: 'Please upload an image smaller than 5MB',
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text named .jpg', Buffer.from('This is not a picture, only named like one.')],
    ['random bytes', randomBytes(4096)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG with a preamble', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page', Buffer.from('<!doctype html><title>x</title><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>')],
    ['a zip archive', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')],
    ['the first bytes of a JPEG and nothing else', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a PNG signature before a web page', Buffer.concat([bombPng(8, 8).subarray(0, 8), Buffer.from('<script>')])],
  ])('%s', async (_what, bytes) => {
    await expect(store(bytes)).rejects.toMatchObject(wrongType);
  });

  it('a TIFF, which browsers do not show', async () => {
    await expect(store(await redAndBlue(40, 40).tiff().toBuffer())).rejects.toMatchObject({
      ...wrongType,
      description: 'Please upload an image file of these kinds: JPEG, PNG, GIF, WebP or AVIF',
    });
  });

  it('a photo of a telephone, which few browsers show', async () => {
    const heic = await redAndBlue(40, 40).avif().toBuffer();
    heic.write('heic', 8, 'latin1');
    await expect(store(heic)).rejects.toMatchObject({
      ...wrongType,
      description: 'Please upload an image file of these kinds: JPEG, PNG, GIF, WebP or AVIF',
    });
  });

  it('a PNG that moves, which would stand still here; one that only could is stored', async () => {
    const still = await redAndBlue(40, 40).png().toBuffer();
    await expect(store(movingPng(still, 2))).rejects.toMatchObject({
      ...wrongType,
      description: 'This PNG moves, which would be lost. Please upload it as a moving GIF or WebP',
    });
    expect(await store(movingPng(still, 1))).toMatchObject({ width: 40, height: 40 });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s that was cut short', async (format) => {
    const whole = await (await photo(300, 200)).toFormat(format).toBuffer();
    for (const share of [0.1, 0.5, 0.9]) {
      await expect(store(whole.subarray(0, Math.floor(whole.length * share))), String(share)).rejects.toMatchObject(
        wrongType,
      );
    }
  });

  it('a picture bomb, before it is unpacked', async () => {
    const bomb = bombPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const started = performance.now();
    await expect(store(bomb)).rejects.toMatchObject({
      code: 'TOO_MANY_PIXELS',
      status: 413,
      title: 'File too large',
      description: 'Please upload an image of at most 50 megapixels and 16,000 pixels a side',
    });
    expect(performance.now() - started).toBeLessThan(500);
    await expect(store(bombPng(16_001, 10))).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' });
    await expect(store(bombPng(8000, 6251))).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' });
    await expect(store(bombPng(16_000, 10))).resolves.toMatchObject({ width: 2400 });
  });

  it('a moving picture whose frames are too many pixels together', async () => {
    const frames = await Promise.all(
      ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'].map((background) =>
        sharp({ create: { width: 3000, height: 3000, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const many = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif()
      .toBuffer();
    await expect(store(many)).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' });
  });

  it('leaves nothing behind', async () => {
    const before = await bucketFiles();
    await expect(store(Buffer.from('no picture'))).rejects.toMatchObject(wrongType);
    const cut = (await redAndBlue(90, 90).jpeg().toBuffer()).subarray(0, 400);
    await expect(store(cut)).rejects.toMatchObject(wrongType);
    expect(await bucketFiles()).toEqual(before);
    expect(await readdir(join(place.folder, 'uploads', '.incoming'))).toEqual([]);
  });
});

describe('many pictures at once', () => {
  it('are taken in turn; what is beyond the queue is asked to come back', async () => {
    const bytes = await redAndBlue(40, 40).jpeg().toBuffer();
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => store(bytes)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason);
    expect(outcomes.length - refused.length).toBe(21);
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'UPLOADS_BUSY', status: 503, title: 'Upload failed' });
    }
    await expect(store(bytes)).resolves.toMatchObject({ width: 40 });
  });

  it('take a bearable time each, even at 12 megapixels', async () => {
    const bytes = await (await photo(4000, 3000)).jpeg({ quality: 80 }).toBuffer();
    expect(bytes.length).toBeLessThan(fiveMegabytes);
    const started = performance.now();
    await store(bytes);
    // About 1.5 s on two free cores. The bound leaves room for a machine that does something else as well.
    expect(performance.now() - started).toBeLessThan(12_000);
  });
});
