/** Drawing takes a processor for a tenth of a second: one at a time, so that visitors do not notice. */
const mostWaiting = 50;
const mostKeptBytes = 24 * 1024 * 1024;

const kept = new Map<string, Buffer>();
const flights = new Map<string, Promise<Buffer>>();
let keptBytes = 0;
let last: Promise<unknown> = Promise.resolve();

/** So many pictures are being asked for that this one should be asked for later. */
export class TooManyPicturesError extends Error {
  readonly code = 'TOO_MANY_PICTURES';
  constructor() {
    super('Too many pictures are waiting to be drawn.');
  }
}

/**
 * The picture as PNG, drawn once however many ask, and kept while there is room. `key` says everything that it shows.
 * @throws TooManyPicturesError
 */
export function drawPng(key: string, svg: () => string): Promise<Buffer> {
  const known = kept.get(key);
  if (known) {
    // The longest unused goes first.
    kept.delete(key);
    kept.set(key, known);
    return Promise.resolve(known);
  }
  const running = flights.get(key);
  if (running) return running;
  if (flights.size >= mostWaiting) return Promise.reject(new TooManyPicturesError());
  const flight = last
    .then(() => drawNow(svg()))
    .then((png) => keep(key, png))
    .finally(() => flights.delete(key));
  last = flight.catch(() => undefined);
  flights.set(key, flight);
  return flight;
}

/** sharp is loaded with the first picture, not with the server. */
async function drawNow(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 92, effort: 5 }).toBuffer();
}

function keep(key: string, png: Buffer): Buffer {
  kept.set(key, png);
  keptBytes += png.length;
  for (const [oldest, picture] of kept) {
    if (keptBytes <= mostKeptBytes || oldest === key) break;
    kept.delete(oldest);
    keptBytes -= picture.length;
  }
  return png;
}
