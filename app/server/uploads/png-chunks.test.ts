import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutPngTexts } from './png-chunks.server';

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const png = (create = { width: 8, height: 6, channels: 3 as const, background: '#c03' }) =>
  sharp({ create }).png().toBuffer();

/** A PNG with these chunks behind its header, which takes 33 bytes. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const plain = await png();
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
}

const notes = (file: Uint8Array) => Buffer.from(file).toString('latin1').match(/eXIf/g)?.length;

describe('A PNG', () => {
  it('loses every text, which could unpack to gigabytes, and keeps its pixels', async () => {
    const packed = deflateSync(Buffer.alloc(1_000_000, 'A'), { level: 9 });
    const text = chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), packed]));
    const old = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]));
    const file = await pngWith(text, text, old, chunk('tEXt', Buffer.from('Title\0x')), chunk('quAx', packed));
    const left = withoutPngTexts(file);
    expect(left.length).toBeLessThan((await png()).length + 1);
    expect(await sharp(left).raw().toBuffer()).toEqual(
      await sharp(await png())
        .raw()
        .toBuffer(),
    );
  });

  it('keeps one profile and one note of how it is turned', async () => {
    const exif = chunk('eXIf', Buffer.from('MM\0*\0\0\0\b\0\0\0\0\0\0'));
    const file = await pngWith(exif, exif);
    expect(notes(file)).toBe(2);
    expect(notes(withoutPngTexts(file))).toBe(1);
  });

  it('loses what stands behind its end, and stays cut off where it is', async () => {
    const whole = await png();
    expect(withoutPngTexts(Buffer.concat([whole, Buffer.from('<script>')]))).toEqual(withoutPngTexts(whole));
    const cut = whole.subarray(0, whole.length - 20);
    await expect(sharp(withoutPngTexts(cut), { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow();
  });
});

it('Any other file stays as it is', async () => {
  const jpeg = await sharp(await png())
    .jpeg()
    .toBuffer();
  expect(withoutPngTexts(jpeg)).toBe(jpeg);
  const short = Buffer.from([0x89, 0x50]);
  expect(withoutPngTexts(short)).toBe(short);
});
