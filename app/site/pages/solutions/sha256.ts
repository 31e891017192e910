/** The first 32 bits of the fractional parts of the roots of the first primes, from which SHA-256 takes its constants. */
function constants(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const rounds = constants(64, Math.cbrt);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function expand(block: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => block.getUint32(offset + 4 * i));
  const at = (i: number) => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const early = turn(at(i - 15), 7) ^ turn(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const late = turn(at(i - 2), 17) ^ turn(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    words.push((at(i - 16) + early + at(i - 7) + late) | 0);
  }
  return words;
}

/** SHA-256 (FIPS 180-4) of a text, in hexadecimal. For what a page shows; secrets are hashed by the server's own library. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  let state = constants(8, Math.sqrt);
  for (let offset = 0; offset < padded.length; offset += 64) {
    const words = expand(view, offset);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (rounds[i] ?? 0) + (words[i] ?? 0)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Each entry is hashed together with the hash before it: to change one is to change every hash after it. */
export function chain(entries: readonly string[]): string[] {
  const hashes: string[] = [];
  for (const entry of entries) hashes.push(sha256(`${hashes.at(-1) ?? ''}${entry}`));
  return hashes;
}
