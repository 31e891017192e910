import { createHook } from 'node:async_hooks';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase, orm, setDatabase } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { changePassword } from '~/server/auth/account.server';
import { accounts, profiles, rateLimits, sessions } from '~/server/auth/auth.table.server';
import { deleteExpired } from '~/server/auth/expired.server';
import { findResetLink, redeemResetLink, storeResetLink } from '~/server/auth/password-reset.server';
import { findSession } from '~/server/auth/session.server';
import { type Asking, signIn } from '~/server/auth/sign-in.server';
import { hashPassword, insertStaff } from '~/server/auth/staff.server';
import { eachDriver } from '../support/drivers';

const password = 'a sentence of my own';
const clientAddress = '192.0.2.1';

function askingWith(cookies: string[]): Asking {
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return { request: new Request('http://127.0.0.1/admin', { headers: { cookie } }), clientAddress };
}

/** How many times a password was hashed meanwhile: what makes a sign-in slow, whoever it is about. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  });
  hook.enable();
  await work();
  hook.disable();
  return count;
}

eachDriver('Sessions', (kit) => {
  let handle: DatabaseHandle;
  let hash: string;
  let ada: Staff;

  async function hire(name: string, role: Role): Promise<Staff> {
    const email = `${name.toLowerCase()}@quzones.test`;
    const id = await insertStaff(orm(), { name, email, password, role }, hash);
    return { id, name, email, role };
  }

  async function enter(asking = askingWith([]), secret = password): Promise<string[]> {
    const result = await signIn({ email: ada.email, password: secret, ...asking });
    if (result.ok !== true) throw new Error(`not signed in: ${JSON.stringify(result)}`);
    return result.cookies;
  }

  const isIn = async (cookies: string[]) => (await findSession(askingWith(cookies).request)) !== null;

  beforeAll(async () => {
    handle = await openDatabase(await kit.databaseWithTables());
    setDatabase(handle);
    hash = await hashPassword(password);
  });

  beforeEach(async () => {
    await orm().delete(profiles);
    await orm().delete(rateLimits);
    ada = await hire('Ada', 'admin');
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle.close();
  });

  it('Signing in begins a session of its own and ends the one that the browser had', async () => {
    const planted = await enter();
    const elsewhere = await enter();
    const own = await enter(askingWith(planted));
    expect(own[0]).not.toBe(planted[0]);
    expect([await isIn(own), await isIn(planted), await isIn(elsewhere)]).toEqual([true, false, true]);
  });

  it('A new password ends every session, the one that is being used too, which another one replaces', async () => {
    const [here, elsewhere] = [await enter(), await enter()];
    const chosen = { present: password, password: 'another sentence of mine' };
    const renewed = await changePassword(ada, askingWith(here), chosen);
    expect([await isIn(renewed), await isIn(here), await isIn(elsewhere)]).toEqual([true, false, false]);
    await expect(enter()).rejects.toThrow('Invalid email or password');
    expect(await isIn(await enter(askingWith([]), chosen.password))).toBe(true);
  });

  it('A link for a new password works no more once the password was changed by whoever knew it', async () => {
    const here = await enter();
    const link = await orm().transaction((tx) => storeResetLink(tx, ada.id));
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(await findResetLink(token)).not.toBeNull();
    await changePassword(ada, askingWith(here), { present: password, password: 'another sentence of mine' });
    expect(await findResetLink(token)).toBeNull();
    expect(await redeemResetLink(token, 'a sentence of a stranger')).toBe(false);
    expect(await isIn(await enter(askingWith([]), 'another sentence of mine'))).toBe(true);
  });

  it('A session ends after thirty days, however much it is used', async () => {
    const [young, old] = [await enter(), await enter()];
    const rows = await orm().select({ id: sessions.id }).from(sessions).orderBy(sessions.createdAt);
    const age = async (id: string, interval: string) => {
      const createdAt = sql`now() - ${interval}::interval`;
      await orm().update(sessions).set({ createdAt }).where(eq(sessions.id, id));
    };
    await age(rows[0]?.id ?? '', '29 days 23 hours');
    await age(rows[1]?.id ?? '', '30 days');
    expect([await isIn(young), await isIn(old)]).toEqual([true, false]);
    expect(await orm().$count(sessions)).toBe(1);
    await age(rows[0]?.id ?? '', '31 days');
    await deleteExpired();
    expect(await orm().$count(sessions)).toBe(0);
  });

  it('A session that nobody used for a week is over', async () => {
    const cookies = await enter();
    await orm().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await isIn(cookies)).toBe(false);
  });

  it('Neither words nor work tell whether an address is known, invited, disabled or without a role', async () => {
    const disabled = await hire('Dora', 'editor');
    await orm().update(profiles).set({ disabledAt: new Date() }).where(eq(profiles.id, disabled.id));
    await hire('Nora', 'none');
    const invited = await hire('Ines', 'editor');
    await orm().delete(accounts).where(eq(accounts.userId, invited.id));
    const told = [];
    for (const name of ['ada', 'dora', 'nora', 'ines', 'nobody']) {
      const attempt = { email: `${name}@quzones.test`, password: 'not the right one', ...askingWith([]) };
      let result: unknown;
      const hashes = await countHashes(async () => {
        result = await signIn(attempt);
      });
      told.push({ hashes, result });
    }
    const refused = { hashes: 1, result: { ok: false, status: 401, message: 'Invalid email or password' } };
    expect(told).toEqual(Array.from({ length: 5 }, () => refused));
  });
});
