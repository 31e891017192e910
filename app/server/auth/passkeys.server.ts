import { and, asc, eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { isUuid } from '~/lib/uuid';
import { siteOrigin } from '../site-origin.server';
import { audit } from './account.server';
import { auth, findAuthRefusal } from './auth.server';
import { passkeys } from './auth.table.server';
import { authHeaders } from './auth-headers.server';
import { parseAnswer, registrationAnswer } from './passkey-answers.server';
import type { Asking } from './sign-in.server';

/** A passkey in its owner's list. */
export interface PasskeyLine {
  id: string;
  name: string;
  createdAt: string;
  /** Kept in an account of its maker, and so on several devices. */
  synced: boolean;
}

export async function listPasskeys(userId: string): Promise<PasskeyLine[]> {
  const rows = await orm()
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ id, name, createdAt, backedUp }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    synced: backedUp,
  }));
}

/** Passkeys belong to a name: at a bare IP address browsers make none. */
export function canHavePasskeys(): boolean {
  const { hostname } = new URL(siteOrigin());
  return !/^\[|^\d+(?:\.\d+){3}$/.test(hostname);
}

/** Options for the browser's `navigator.credentials.create`, and the cookie that remembers the challenge. */
export async function beginPasskey(asking: Asking): Promise<{ options: object; cookies: string[] }> {
  const { api } = await auth();
  const { response, headers } = await api.generatePasskeyRegistrationOptions({
    headers: authHeaders(asking.request, asking.clientAddress),
    returnHeaders: true,
  });
  return { options: response, cookies: headers.getSetCookie() };
}

/** Keeps what the device made. Answers why not, for the person; null when it is kept. */
export async function addPasskey(person: Staff, asking: Asking, made: { answer: string; name: string }) {
  const response = parseAnswer(registrationAnswer, made.answer);
  if (!response) return 'The passkey could not be read. Please try again.';
  const { api } = await auth();
  try {
    await api.verifyPasskeyRegistration({
      body: { response, name: made.name },
      headers: authHeaders(asking.request, asking.clientAddress),
    });
  } catch (error) {
    if (!(await findAuthRefusal(error))) throw error;
    return 'The passkey could not be added. Please try again.';
  }
  await audit(orm(), person, { passkey: { after: made.name } });
  return null;
}

export async function removePasskey(person: Staff, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return orm().transaction(async (tx) => {
    const mine = and(eq(passkeys.id, id), eq(passkeys.userId, person.id));
    const [removed] = await tx.delete(passkeys).where(mine).returning({ name: passkeys.name });
    if (removed) await audit(tx, person, { passkey: { before: removed.name } });
    return removed !== undefined;
  });
}
