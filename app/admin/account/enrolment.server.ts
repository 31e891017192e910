import { encode } from 'uqr';

/** What an app needs to know to make codes, as a picture and in letters. */
export interface Enrolment {
  /** The `otpauth:` address; the form sends it back, so that a wrong code does not mean starting anew. */
  uri: string;
  /** The secret in groups of four letters, for typing. */
  secret: string;
  /** Width of the square, and the path of its dark modules, one unit each. */
  qr: { size: number; path: string };
}

/** Null when the address is none of ours. */
export function enrolmentOf(uri: string): Enrolment | null {
  if (uri.length > 500 || !uri.startsWith('otpauth://totp/') || !URL.canParse(uri)) return null;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  if (!/^[A-Z2-7]+=*$/.test(secret)) return null;
  const { size, data } = encode(uri, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { uri, secret: secret.replace(/=+$/, '').replace(/.{4}(?=.)/g, '$& '), qr: { size, path } };
}
