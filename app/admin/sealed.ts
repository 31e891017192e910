import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';

/**
 * Somebody of the staff at a browser, which other people may use too. The key comes with their pages of the admin while
 * they are signed in, and is kept nowhere in the browser.
 */
export interface BrowserOwner {
  id: string;
  /** 32 bytes in hexadecimal digits. */
  browserKey: string;
}

const cipher = managedNonce(xchacha20poly1305);

/**
 * Makes a value unreadable for whoever finds the browser's storage without its owner being signed in. At once, unlike the
 * browser's own ciphers: a page that is being closed has no time to wait.
 */
export function seal({ browserKey }: BrowserOwner, value: unknown): string {
  return bytesToHex(cipher(hexToBytes(browserKey)).encrypt(utf8ToBytes(JSON.stringify(value))));
}

/** The value; throws when it was sealed with another key or is no sealed value. */
export function unseal({ browserKey }: BrowserOwner, sealed: string): unknown {
  return JSON.parse(bytesToUtf8(cipher(hexToBytes(browserKey)).decrypt(hexToBytes(sealed))));
}
