import { wellFormedAddress } from '~/lib/fields';
import { z } from '~/lib/zod';
import { isCommonPassword } from './common-passwords';

/** What a form says under the field of a new password. */
export const newPasswordHelp = 'At least 8 characters; a sentence of your own is best.';

/**
 * A password that somebody chooses: long rather than composed, and none of those that are tried first. Looking those up
 * takes a moment: schemas with it are parsed with `safeParseAsync`.
 */
const newPassword = z
  .string('Choose a password.')
  .min(8, 'The password needs at least 8 characters.')
  .max(128, 'The password can have at most 128 characters.')
  .refine((password) => !password.includes('\0'), "The password contains characters that can't be used.")
  .refine(async (password) => !(await isCommonPassword(password)), {
    error: 'This password is one of the first that would be tried. Choose another, such as a sentence of your own.',
  });

/** The same for whoever signs in with this address, which is tried sooner than any other word. */
export function newPasswordOf(email: string) {
  const [name = ''] = email.split('@');
  const own = new Set([email, name].map((word) => word.trim().toLowerCase()));
  return newPassword.refine((password) => !own.has(password.trim().toLowerCase()), {
    error: 'Your own address is one of the first that would be tried. Choose another password, such as a sentence.',
  });
}

/** A password that somebody already has; whether it is right is asked elsewhere. */
export const presentPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'This password is too long.');

/** The address that somebody signs in with. */
export const ownAddress = z
  .string('Enter your e-mail address.')
  .trim()
  .max(254, 'This e-mail address is too long.')
  .pipe(wellFormedAddress);

/** What the sign-in asks for. */
export const credentials = z.object({ email: ownAddress, password: presentPassword });
