/** Of a PNG: a length, a name, the bytes and their checksum, one chunk after the other behind eight bytes. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const frameOfChunk = 12;

/** What pixels are made of, how they are turned and coloured, and what tells that they move. */
const kept = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT eXIf acTL fcTL fdAT'.split(' '));
/** Of these one is enough, and a decoder may unpack each that it meets. */
const single = new Set(['iCCP', 'eXIf']);

/**
 * A PNG without its texts and whatever else shows nothing: a decoder unpacks them all, and a small file has room for
 * gigabytes. Other files, and what follows a chunk that is cut off, stay as they are.
 */
export function withoutPngTexts(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, signature.length).equals(signature)) return bytes;
  const parts: Buffer[] = [signature];
  const met = new Set<string>();
  let at = signature.length;
  while (at + frameOfChunk <= file.length) {
    const end = at + frameOfChunk + file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) break;
    if (kept.has(name) && !(single.has(name) && met.has(name))) parts.push(file.subarray(at, end));
    met.add(name);
    at = end;
    if (name === 'IEND') break;
  }
  if (!met.has('IEND')) parts.push(file.subarray(at));
  return Buffer.concat(parts);
}
