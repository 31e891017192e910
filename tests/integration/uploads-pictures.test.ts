import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { orm } from '~/db/client.server';
import { pictureSources, pictureVariants, readPicturePath } from '~/lib/pictures';
import { uploads } from '~/server/uploads/uploads.table.server';
import { photo, redAndBlue } from '../support/sample-pictures.ts';
import { store, usePictureStore } from './uploads-kit';

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('~/server/uploads/storage.server', () => ({ uploadsDirectory: () => join(place.folder, 'uploads') }));

usePictureStore(place);

function onDisk(path: string): Promise<Buffer> {
  return readFile(join(place.folder, path));
}

describe('a picture that is stored', () => {
  it('has a main file and every variant that its path promises, in the sizes that it promises', async () => {
    const stored = await store(await (await photo(1800, 1200)).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 1800, height: 1200 });
    const name = readPicturePath(stored.path);
    expect(name).toMatchObject({ bucket: 'blog-images', extension: 'jpg', width: 1800, height: 1200, moving: false });
    expect(await sharp(await onDisk(stored.path)).metadata()).toMatchObject({ format: 'jpeg', width: 1800 });
    expect((await onDisk(stored.path)).byteLength).toBe(stored.bytes);
    const variants = name ? pictureVariants(name) : [];
    expect(variants.map((variant) => variant.width)).toEqual([480, 960, 1600, 480, 960, 1600]);
    for (const { fileName, width, format } of variants) {
      const {
        width: real,
        height,
        format: decoder,
      } = await sharp(await onDisk(`/uploads/blog-images/${fileName}`)).metadata();
      expect({ real, height, decoder }).toEqual({
        real: width,
        height: Math.round((width * 1200) / 1800),
        decoder: format === 'avif' ? 'heif' : 'webp',
      });
    }
  });

  it('has variants at its own width when it is small', async () => {
    const stored = await store(await (await photo(200, 100)).png().toBuffer());
    expect(pictureSources(stored.path)?.sources[0]?.srcSet).toMatch(/\.w200\.avif 200w$/);
    const [variant] = pictureVariants({ ...must(readPicturePath(stored.path)), moving: false });
    expect(await sharp(await onDisk(`/uploads/blog-images/${variant?.fileName}`)).metadata()).toMatchObject({
      width: 200,
      height: 100,
    });
  });

  it('is made at most 2400 pixels long', async () => {
    const stored = await store(await (await photo(1500, 3000)).jpeg({ quality: 60 }).toBuffer());
    expect(stored).toMatchObject({ width: 1200, height: 2400 });
  });

  it('is turned upright', async () => {
    const sideways = await redAndBlue(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stored = await store(sideways);
    expect(stored).toMatchObject({ width: 200, height: 400 });
    const { data, info } = await sharp(await onDisk(stored.path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data[(info.height - 1) * info.width * info.channels]).toBeLessThan(60);
  });

  it('carries no metadata: no camera, no place, no colour profile', async () => {
    const exif = { IFD0: { Artist: 'Secret Name' }, IFD3: { GPSLatitude: '23/1 21/1 0/1', GPSLatitudeRef: 'N' } };
    const given = await (await photo(600, 400)).withExif(exif).withIccProfile('p3').withXmp(xmp).jpeg().toBuffer();
    expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Secret Name');
    const stored = await store(given);
    const name = must(readPicturePath(stored.path));
    for (const file of [stored.path, ...pictureVariants(name).map((each) => `/uploads/blog-images/${each.fileName}`)]) {
      const bytes = await onDisk(file);
      const { exif: kept, icc, xmp: keptXmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ kept, icc, keptXmp, iptc, orientation }, file).toEqual({});
      expect(bytes.includes('Secret Name')).toBe(false);
    }
  });

  it('has its colours converted to sRGB', async () => {
    const wide = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#00ff00' } })
      .withIccProfile('p3', { attach: true })
      .png()
      .toBuffer();
    const relabelled = await store(wide);
    const { data } = await sharp(await onDisk(relabelled.path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0], data[1], data[2]].map((value) => Math.round((value ?? 0) / 255))).toEqual([0, 1, 0]);
  });

  it.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['webp', 'webp'],
    ['avif', 'webp'],
  ] as const)('keeps its format: %s is kept as %s, whatever its name says', async (format, extension) => {
    const stored = await store(await redAndBlue(120, 80).toFormat(format).toBuffer(), 'report.pdf.exe');
    expect(readPicturePath(stored.path)?.extension).toBe(extension);
  });

  it('stays see-through', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const given = await sharp({ create: { width: 60, height: 60, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const stored = await store(given);
    expect((await sharp(await onDisk(stored.path)).stats()).isOpaque).toBe(false);
  });

  it.each(['gif', 'webp'] as const)('keeps moving when it is a moving %s', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 90, height: 60, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const stored = await store(
      await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer(),
    );
    expect(stored).toMatchObject({ width: 90, height: 60 });
    expect(readPicturePath(stored.path)).toMatchObject({ extension: format, moving: true });
    expect(await sharp(await onDisk(stored.path), { animated: true }).metadata()).toMatchObject({ pages: 3 });
    expect(pictureSources(stored.path)?.sources).toEqual([]);
  });

  it('loses whatever was hidden behind its last byte', async () => {
    const payload = Buffer.from('<script>alert(document.cookie)</script>PK\u0003\u0004payload.zip');
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const polyglot = Buffer.concat([await redAndBlue(64, 64).toFormat(format).toBuffer(), payload]);
      const stored = await store(polyglot, 'innocent.html');
      const kept = await onDisk(stored.path);
      expect(kept.includes('<script>') || kept.includes('payload.zip'), format).toBe(false);
    }
  });

  it('loses what was hidden in a comment', async () => {
    const jpeg = await redAndBlue(64, 64).jpeg().toBuffer();
    const comment = Buffer.from('<?php system($_GET["c"]); ?>');
    const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const stored = await store(Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]));
    expect((await onDisk(stored.path)).includes('<?php')).toBe(false);
  });

  it('is remembered by a readable name that leads nowhere', async () => {
    const bytes = await redAndBlue(20, 20).png().toBuffer();
    const names = {
      '../../etc/passwd.png': 'passwd.png',
      'C:\\Users\\me\\holiday.png': 'holiday.png',
      'nul\0byte\r\n.png': 'nulbyte.png',
      '': 'image',
      [`${'ä'.repeat(500)}.png`]: 'ä'.repeat(200),
    };
    for (const [given, kept] of Object.entries(names)) {
      const { path } = await store(bytes, given);
      expect(readPicturePath(path)).not.toBeNull();
      const rows = await orm().select().from(uploads);
      expect(rows.find((row) => row.path === path)?.originalName).toBe(kept);
    }
    expect(await readdir(place.folder)).not.toContain('etc');
  });
});

const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';

function must<Value>(value: Value | null): Value {
  expect(value).not.toBeNull();
  return value as Value;
}
