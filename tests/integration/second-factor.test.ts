import { createHash } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { changePerson } from '~/admin/people/change-person.server';
import { orm } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { profiles, rateLimits, sessions, twoFactors } from '~/server/auth/auth.table.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  renewRecoveryCodes,
} from '~/server/auth/second-factor.server';
import { findSession } from '~/server/auth/session.server';
import { type Asking, type SignInResult, signIn, signInWithCode } from '~/server/auth/sign-in.server';
import { siteSecret } from '~/server/auth/site-secret.server';
import { hashPassword, insertStaff } from '~/server/auth/staff.server';
import { hearOfWaits } from '~/server/waits.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { totpCode } from '../support/totp.ts';

const password = 'a sentence of my own';

function askingWith(cookies: string[]): Asking {
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return { request: new Request('http://127.0.0.1/admin', { headers: { cookie } }), clientAddress: '192.0.2.1' };
}

eachDriver('The second factor', (kit) => {
  useMigratedDatabase(kit);
  let ada: Staff;
  let secret: string;
  let switchedOnWith: string;
  let codes: string[];

  beforeEach(async () => {
    await orm().delete(profiles);
    await orm().delete(rateLimits);
    ada = await hire('Ada', 'admin');
    const asking = askingWith(await cookiesOf(await signIn({ email: ada.email, password, ...askingWith([]) })));
    secret = new URL((await beginSecondFactor(asking, password)) ?? '').searchParams.get('secret') ?? '';
    switchedOnWith = totpCode(secret);
    const confirmed = await confirmSecondFactor(ada, asking, switchedOnWith);
    codes = confirmed.ok ? confirmed.recoveryCodes : [];
  });

  async function hire(name: string, role: Role): Promise<Staff> {
    const email = `${name.toLowerCase()}@quzones.test`;
    const id = await insertStaff(orm(), { name, email, password, role }, await hashPassword(password));
    return { id, name, email, role };
  }

  async function cookiesOf(result: Awaited<ReturnType<typeof signIn>>): Promise<string[]> {
    if (result.ok === false) throw new Error(result.message);
    return result.cookies;
  }

  /** The next one, which is right already: the present one switched the second factor on. */
  const unusedCode = () => totpCode(secret, 1);

  /** The password was right, and a code is asked for. */
  async function challenge(): Promise<Asking> {
    const result = await signIn({ email: ada.email, password, ...askingWith([]) });
    expect(result.ok).toBe('code');
    return askingWith(await cookiesOf(result));
  }

  it('A right password alone begins no session; the code does', async () => {
    await orm().delete(sessions);
    const asked = await challenge();
    expect(await findSession(asked.request)).toBeNull();
    expect(await orm().$count(sessions)).toBe(0);
    const entered = await signInWithCode({ code: unusedCode(), ...asked });
    expect((await findSession(askingWith(await cookiesOf(entered)).request))?.person.id).toBe(ada.id);
  });

  it('One recovery code that two send at once lets one in', async () => {
    const both = await Promise.all([challenge(), challenge()]);
    const results = await Promise.all(both.map((asked) => signInWithCode({ code: codes[0] ?? '', ...asked })));
    expect(results.filter(({ ok }) => ok === true)).toHaveLength(1);
    expect(await countRecoveryCodes(ada.id)).toBe(9);
  });

  it('Of recovery codes the database has hashes alone, which sign nobody in', async () => {
    const [row] = await orm().select({ kept: twoFactors.backupCodes }).from(twoFactors);
    expect(JSON.parse(row?.kept ?? '')).toEqual(
      codes.map((code) => createHash('sha256').update(code).digest('base64url')),
    );
    for (const kept of JSON.parse(row?.kept ?? '') as string[]) {
      await orm().delete(rateLimits);
      expect((await signInWithCode({ code: kept, ...(await challenge()) })).ok).toBe(false);
    }
    expect(await countRecoveryCodes(ada.id)).toBe(10);
  });

  it('Codes that an earlier version kept encrypted still work, once, and are hashed from then on', async () => {
    const former = ['h4k7m-x2q9p', 'abcde-fghjk'];
    const backupCodes = await symmetricEncrypt({ key: await siteSecret(), data: JSON.stringify(former) });
    await orm().update(twoFactors).set({ backupCodes });
    expect(await countRecoveryCodes(ada.id)).toBe(2);
    expect((await signInWithCode({ code: 'H4K7M X2Q9P', ...(await challenge()) })).ok).toBe(true);
    expect((await signInWithCode({ code: 'h4k7m-x2q9p', ...(await challenge()) })).ok).toBe(false);
    const [row] = await orm().select({ kept: twoFactors.backupCodes }).from(twoFactors);
    expect(JSON.parse(row?.kept ?? '')).toEqual([createHash('sha256').update('abcde-fghjk').digest('base64url')]);
  });

  it('After AUTH_SECRET was changed a code of the app is refused with what to do, and a recovery code lets in', async () => {
    await orm()
      .update(twoFactors)
      .set({ secret: await symmetricEncrypt({ key: 'the secret of before, which was another one', data: secret }) });
    const asked = await challenge();
    expect(await signInWithCode({ code: unusedCode(), ...asked })).toEqual({
      ok: false,
      status: 401,
      message:
        'Codes of your app can’t be checked any more, because the secret of this site was changed. Enter a recovery code, or ask an administrator to remove your second factor.',
    });
    expect((await signInWithCode({ code: codes[0] ?? '', ...asked })).ok).toBe(true);
  });

  it('Once it is on, an open session and a code give nobody new recovery codes', async () => {
    const entered = await signInWithCode({ code: codes[0] ?? '', ...(await challenge()) });
    const again = await confirmSecondFactor(ada, askingWith(await cookiesOf(entered)), totpCode(secret));
    expect(again).toEqual({
      ok: false,
      status: 409,
      message: 'Your second factor is on already. New recovery codes take your password.',
    });
    expect(await signInWithCode({ code: codes[1] ?? '', ...(await challenge()) })).toMatchObject({ ok: true });
  });

  it('Confirmed by two clicks at once, the recovery codes that one of them shows are the right ones', async () => {
    const bela = await hire('Bela', 'admin');
    const asking = askingWith(await cookiesOf(await signIn({ email: bela.email, password, ...askingWith([]) })));
    const uri = new URL((await beginSecondFactor(asking, password)) ?? '');
    const code = totpCode(uri.searchParams.get('secret') ?? '');
    const both = await Promise.all([1, 2].map(() => confirmSecondFactor(bela, asking, code)));
    const shown = both.flatMap((confirmed) => (confirmed.ok ? [confirmed.recoveryCodes] : []));
    expect(shown).toHaveLength(1);
    const asked = askingWith(await cookiesOf(await signIn({ email: bela.email, password, ...askingWith([]) })));
    expect((await signInWithCode({ code: shown[0]?.[0] ?? '', ...asked })).ok).toBe(true);
  });

  it('New codes make the old ones worthless', async () => {
    const renewed = await renewRecoveryCodes(ada);
    expect((await signInWithCode({ code: codes[0] ?? '', ...(await challenge()) })).ok).toBe(false);
    expect((await signInWithCode({ code: renewed?.[0] ?? '', ...(await challenge()) })).ok).toBe(true);
    expect(await countRecoveryCodes(ada.id)).toBe(9);
  });

  it('A code of the app works once, even while the app still shows it, for switching it on too', async () => {
    const usedBefore = { ok: false, status: 401, message: 'This code was used before. Wait for the next one.' };
    expect(await signInWithCode({ code: switchedOnWith, ...(await challenge()) })).toEqual(usedBefore);
    const code = unusedCode();
    expect((await signInWithCode({ code, ...(await challenge()) })).ok).toBe(true);
    expect(await signInWithCode({ code, ...(await challenge()) })).toEqual(usedBefore);
  });

  it('Five wrong codes use a right password up', async () => {
    const asked = await challenge();
    for (let count = 0; count < 5; count += 1) await signInWithCode({ code: 'aaaaa-aaaaa', ...asked });
    const late = await signInWithCode({ code: unusedCode(), ...asked });
    expect(late).toMatchObject({ ok: false, message: 'Too many wrong codes. Start again with your password.' });
  });

  it('Ten wrong codes lock the codes of the account, and the answer knows for how long', async () => {
    let asked = await challenge();
    for (let count = 0; count < 10; count += 1) {
      if (count === 5) asked = await challenge();
      await signInWithCode({ code: 'aaaaa-aaaaa', ...asked });
    }
    asked = await challenge();
    let late: SignInResult | undefined;
    const seconds = await hearOfWaits(async () => {
      late = await signInWithCode({ code: unusedCode(), ...asked });
    });
    const message = 'Too many wrong codes. Please try again in 15 minutes.';
    expect(late).toEqual({ ok: false, status: 429, message });
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('Switched off, or removed by an administrator, the password is enough again', async () => {
    const asked = askingWith(await cookiesOf(await signInWithCode({ code: unusedCode(), ...(await challenge()) })));
    await endSecondFactor(ada, asked, password);
    expect((await signIn({ email: ada.email, password, ...askingWith([]) })).ok).toBe(true);
    expect(await orm().$count(twoFactors, eq(twoFactors.userId, ada.id))).toBe(0);
  });

  it('An administrator helps somebody who lost the phone, and cannot do so for themself', async () => {
    const bela = await hire('Bela', 'admin');
    const change = (staff: Staff) =>
      changePerson({ staff, requestId: 'test', id: ada.id, intent: 'reset-second-factor', value: '' });
    expect((await change(ada)).ok).toBe(false);
    expect((await change(bela)).ok).toBe(true);
    expect((await signIn({ email: ada.email, password, ...askingWith([]) })).ok).toBe(true);
  });
});
