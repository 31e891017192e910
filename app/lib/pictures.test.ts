import { assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buckets, longestSide, picturePath, pictureSources, pictureVariants, readPicturePath } from './pictures';

const side = integer({ min: 1, max: longestSide });
const names = record({
  bucket: constantFrom(...buckets),
  time: integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 }),
  random: string({
    minLength: 12,
    maxLength: 12,
    unit: constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'.split('')),
  }),
  width: side,
  height: side,
  extension: constantFrom('jpg', 'png', 'gif', 'webp' as const),
  moving: constantFrom(true, false),
}).map(({ time, random, ...name }) => ({ ...name, stem: `${time}-${random}-${name.width}x${name.height}` }));

describe('the path of a stored picture', () => {
  it('reads as what it was written from', () => {
    assert(
      property(names, (name) => {
        expect(readPicturePath(picturePath(name))).toEqual(name);
      }),
    );
  });

  it('names variants that are never wider than the picture, in both formats, at least one each', () => {
    assert(
      property(names, (name) => {
        const variants = pictureVariants({ ...name, moving: false });
        for (const format of ['avif', 'webp']) {
          const widths = variants.filter((variant) => variant.format === format).map((variant) => variant.width);
          expect(widths.length).toBeGreaterThan(0);
          expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
          expect(Math.max(...widths)).toBeLessThanOrEqual(name.width);
        }
        expect(pictureVariants({ ...name, moving: true })).toEqual([]);
      }),
    );
  });

  it('never throws, and gives sources for nothing else', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(pictureSources(text)).toBeNull();
      }),
    );
  });

  it.each([
    'https://evil.example/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg',
    '/uploads/blog-images/../secrets/1763719200000-k3x9q2ab7c1d-1600x900.jpg',
    '/uploads/other-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg',
    '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.svg',
    '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-0x900.jpg',
    '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-9999x900.jpg',
    '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg\n',
    '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.w480.webp',
  ])('refuses %j', (path) => {
    expect(pictureSources(path)).toBeNull();
  });
});

describe('pictureSources', () => {
  it('lists the widths up to the picture’s own', () => {
    const stem = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1200x900';
    expect(pictureSources(`${stem}.jpg`)).toEqual({
      width: 1200,
      height: 900,
      src: `${stem}.jpg`,
      sources: [
        { type: 'image/avif', srcSet: `${stem}.w480.avif 480w, ${stem}.w960.avif 960w` },
        { type: 'image/webp', srcSet: `${stem}.w480.webp 480w, ${stem}.w960.webp 960w` },
      ],
    });
  });

  it('offers a small picture at its own width', () => {
    const stem = '/uploads/insight-images/1763719200000-k3x9q2ab7c1d-320x200';
    expect(pictureSources(`${stem}.png`)?.sources[0]?.srcSet).toBe(`${stem}.w320.avif 320w`);
  });

  it('leaves a moving picture alone', () => {
    const path = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-320x200.moving.gif';
    expect(pictureSources(path)).toEqual({ width: 320, height: 200, src: path, sources: [] });
  });
});
