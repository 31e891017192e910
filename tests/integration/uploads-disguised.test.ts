import { expect, it } from 'vitest';
import { encodePicture } from '~/server/uploads/encode-picture.server';
import { inspectPicture } from '~/server/uploads/inspect-picture.server';
import { redAndBlue } from '../support/sample-pictures';

/** What the tests look for in every byte that would be kept. */
const script = '<script>alert(1)</script>';

/** What of a file would be kept, under which endings; throws as the upload would refuse it. */
async function kept(bytes: Buffer): Promise<{ endings: string[]; files: Buffer[] }> {
  const inspected = await inspectPicture(bytes);
  const { main, variants } = await encodePicture(bytes, inspected, () => 'stem');
  const endings = variants.map(({ variant }) => variant.fileName.split('.').at(-1) ?? '');
  return { endings: [inspected.extension, ...endings], files: [main, ...variants.map((variant) => variant.bytes)] };
}

async function sample(format: 'png' | 'gif' | 'jpeg' | 'webp'): Promise<Buffer> {
  return redAndBlue(48, 32).toFormat(format).toBuffer();
}

/** A comment block of a GIF behind its header: whoever takes the file for a script reads `GIF89a` and a comment. */
async function gifThatIsAScript(): Promise<Buffer> {
  const gif = await sample('gif');
  const tableBytes = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const hasTable = ((gif[10] ?? 0) & 0x80) !== 0;
  const behind = 13 + (hasTable ? tableBytes : 0);
  const words = Buffer.from(`*/=1;alert(1)//${script}`);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.length]), words, Buffer.from([0])]);
  return Buffer.concat([gif.subarray(0, behind), comment, gif.subarray(behind)]);
}

async function jpegWithComment(): Promise<Buffer> {
  const jpeg = await sample('jpeg');
  const words = Buffer.from(script);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}

const exif = { IFD0: { ImageDescription: script, Artist: script, Copyright: script } };

/** Files that are a picture and something else at once. */
const disguises: [what: string, make: () => Promise<Buffer>][] = [
  ['a GIF that is a script', gifThatIsAScript],
  ['a GIF with a web page behind it', async () => Buffer.concat([await sample('gif'), Buffer.from(script)])],
  ['a PNG with a web page behind it', async () => Buffer.concat([await sample('png'), Buffer.from(script)])],
  ['a PNG with words in it', async () => redAndBlue(48, 32).withExif(exif).png().toBuffer()],
  ['a JPEG with a comment', jpegWithComment],
  ['a JPEG with words about it', async () => redAndBlue(48, 32).withExif(exif).jpeg().toBuffer()],
  [
    'a JPEG with an archive behind it',
    async () => Buffer.concat([await sample('jpeg'), Buffer.from(`PK\u0003\u0004${script}`)]),
  ],
  ['a WebP with words about it', async () => redAndBlue(48, 32).withExif(exif).webp().toBuffer()],
  [
    'a WebP with a document behind it',
    async () => Buffer.concat([await sample('webp'), Buffer.from(`%PDF-1.7 ${script}`)]),
  ],
];

it.each(disguises)('Of %s the picture alone is kept', async (_what, make) => {
  const bytes = await make();
  expect(bytes.includes('script')).toBe(true);
  const { endings, files } = await kept(bytes);
  for (const file of files) {
    for (const word of ['<script', 'alert(1)', 'PK\u0003\u0004', '%PDF']) expect(file.includes(word)).toBe(false);
  }
  for (const ending of endings) expect(['jpg', 'png', 'gif', 'webp', 'avif']).toContain(ending);
});

it.each([
  ['a web page that begins with the letters of a GIF', `GIF89a/*${script}*/`],
  ['a script that begins with the letters of a GIF', 'GIF89a=1;alert(1)'],
  ['a web page that begins with the letters of a BMP', `BM${script}`],
  ['an SVG behind a byte order mark', `\ufeff<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
  [
    'an SVG behind a comment',
    `<!--${'x'.repeat(3000)}--><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  ],
  ['an SVG with a picture in it', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
  ['a document type with entities', '<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'],
  ['a script for ImageMagick', 'push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 "https://evil.example/x"'],
  ['a program of PostScript', '%!PS\n(%pipe%id) (w) file'],
  ['an ICO', '\u0000\u0000\u0001\u0000\u0001\u0000'],
])('%s is no picture', async (_what, text) => {
  await expect(kept(Buffer.from(text))).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE', status: 415 });
});
