import { and, eq, type SQL } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { audit } from './account.server';
import { auth, findAuthRefusal } from './auth.server';
import { profiles, twoFactors } from './auth.table.server';
import { authHeaders } from './auth-headers.server';
import { makeRecoveryCodes, readCode, writeRecoveryCodes } from './recovery-codes.server';
import type { Asking } from './sign-in.server';
import { isFirstUse } from './throttle.server';

/**
 * Codes of an app as a second factor (TOTP, RFC 6238). better-auth keeps the secret encrypted and checks codes; it writes by
 * itself, so the audit row follows the change instead of sharing its transaction. Of recovery codes only hashes are kept.
 */

/** Begins: answers what the app needs to know, as an `otpauth:` address. It counts once a code was confirmed. */
export async function beginSecondFactor(asking: Asking, password: string): Promise<string | null> {
  const { api } = await auth();
  const headers = authHeaders(asking.request, asking.clientAddress);
  try {
    const answer = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
    return answer.method === 'totp' ? answer.totpURI : null;
  } catch (error) {
    // It is on already, switched on in another window: nothing to set up.
    if ((await findAuthRefusal(error))?.status === 400) return null;
    throw error;
  }
}

export type Confirmation =
  | { ok: true; recoveryCodes: string[]; cookies: string[] }
  | { ok: false; status: 409 | 422; message: string };

/**
 * Confirms with a code of the app; from now on it is asked for. Answers the recovery codes, to be shown once. Once it is on,
 * new ones take the password: whoever finds an open session could try one code after the other here.
 */
export async function confirmSecondFactor(person: Staff, asking: Asking, typed: string): Promise<Confirmation> {
  const read = readCode(typed);
  if (read?.kind !== 'app') return { ok: false, status: 422, message: 'Enter the six digits that the app shows.' };
  if (await isOn(person.id)) return { ok: false, status: 409, message: onAlready };
  const { api } = await auth();
  try {
    const { headers } = await api.verifyTOTP({
      body: { code: read.code },
      headers: authHeaders(asking.request, asking.clientAddress),
      returnHeaders: true,
    });
    // Whoever looked over a shoulder does not sign in with it; a second click is told of by what follows.
    await isFirstUse(`${person.id} ${read.code}`);
    const recoveryCodes = await giveFirstRecoveryCodes(person);
    // A second click at the same moment: the codes that the first one is answered with have to stay the right ones.
    if (!recoveryCodes) return { ok: false, status: 409, message: onAlready };
    return { ok: true, recoveryCodes, cookies: headers.getSetCookie() };
  } catch (error) {
    if (!(await findAuthRefusal(error))) throw error;
    return {
      ok: false,
      status: 422,
      message: 'This code is not right. Codes change every 30 seconds: enter the one that is shown now.',
    };
  }
}

const onAlready = 'Your second factor is on already. New recovery codes take your password.';

async function isOn(userId: string): Promise<boolean> {
  const [person] = await orm().select({ on: profiles.twoFactorEnabled }).from(profiles).where(eq(profiles.id, userId));
  return person?.on === true;
}

/** Switches it off, after the password was asked for. Answers the cookies of the renewed session. */
export async function endSecondFactor(person: Staff, asking: Asking, password: string): Promise<string[]> {
  const { api } = await auth();
  const { headers } = await api.disableTwoFactor({
    body: { password },
    headers: authHeaders(asking.request, asking.clientAddress),
    returnHeaders: true,
  });
  await audit(orm(), person, { secondFactor: { before: 'on', after: 'off' } });
  return headers.getSetCookie();
}

/** Null when somebody has been given some already. */
function giveFirstRecoveryCodes(person: Staff): Promise<string[] | null> {
  const hasNone = eq(twoFactors.backupCodes, writeRecoveryCodes([]));
  return giveRecoveryCodes(person, { secondFactor: { before: 'off', after: 'on' } }, hasNone);
}

/** Ten new recovery codes; the old ones are worthless from now on. Null for whoever has no second factor. Ask for the password first. */
export function renewRecoveryCodes(person: Staff): Promise<string[] | null> {
  return giveRecoveryCodes(person, { recoveryCodes: { after: 'renewed' } });
}

async function giveRecoveryCodes(person: Staff, changes: Parameters<typeof audit>[2], condition?: SQL) {
  const codes = makeRecoveryCodes();
  return orm().transaction(async (tx) => {
    const given = await tx
      .update(twoFactors)
      .set({ backupCodes: writeRecoveryCodes(codes) })
      .where(and(eq(twoFactors.userId, person.id), condition))
      .returning({ id: twoFactors.id });
    if (given.length === 0) return null;
    await audit(tx, person, changes);
    return codes;
  });
}

/** How many recovery codes somebody has left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const [row] = await orm().select({ id: twoFactors.id }).from(twoFactors).where(eq(twoFactors.userId, userId));
  if (!row) return 0;
  const { api } = await auth();
  return (await api.viewBackupCodes({ body: { userId } })).backupCodes.length;
}
