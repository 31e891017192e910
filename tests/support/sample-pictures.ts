import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures for tests, made anew: a photo-like one of any size, and ones that mean harm. */

const table = Array.from({ length: 256 }, (_, number) => {
  let value = number;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function checksum(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(checksum(body), body.length + 4);
  return framed;
}

/** A PNG of one bit a pixel, all of one colour: 50 MB of pixels in a few KB of file. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that says of itself that it moves through so many pictures. */
export function movingPng(still: Buffer, frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  // Behind the signature and the header.
  const begin = 8 + 25;
  return Buffer.concat([still.subarray(0, begin), chunk('acTL', control), still.subarray(begin)]);
}

/** Soft shapes with grain, as a camera makes them: compresses about as a photo does. */
export async function photo(width: number, height: number): Promise<Sharp> {
  const shapes = { create: { width: 64, height: 48, channels: 3 as const, background: '#808080', noise: noise(60) } };
  const grain = { create: { width, height, channels: 3 as const, background: '#808080', noise: noise(8) } };
  const soft = await sharp(shapes).png().toBuffer();
  const fine = await sharp(grain).png({ compressionLevel: 1 }).toBuffer();
  const mixed = await sharp(soft)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .composite([{ input: fine, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(mixed, { raw: { width, height, channels: 3 } });
}

function noise(sigma: number) {
  return { type: 'gaussian' as const, mean: 128, sigma };
}

/** Left half red, right half blue: shows which way a picture was turned. */
export function redAndBlue(width: number, height: number): Sharp {
  const blue = { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.ceil(width / 2), top: 0 },
  ]);
}

/** Makes a file exactly as long as asked, in a way that decoders ignore. */
export function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}
