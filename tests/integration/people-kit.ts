import { beforeAll, beforeEach } from 'vitest';
import { changePerson } from '~/admin/people/change-person.server';
import { invitePerson } from '~/admin/people/invite-person.server';
import { orm } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { profiles, rateLimits } from '~/server/auth/auth.table.server';
import { type SignInResult, signIn } from '~/server/auth/sign-in.server';
import { hashPassword, insertStaff } from '~/server/auth/staff.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { type DriverKit, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

export const password = 'a sentence of my own';
export const key = { name: 'Laptop', publicKey: 'k', counter: 0, deviceType: 'singleDevice', backedUp: false };

export function tokenOf(address: string): string {
  return new URL(address).searchParams.get('token') ?? '';
}

export function requestWith(cookies: string[]): Request {
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return new Request('http://127.0.0.1/admin', { headers: { cookie, 'user-agent': 'Firefox/1 Windows' } });
}

export function enter(email: string, secret = password): Promise<SignInResult> {
  return signIn({ email, password: secret, request: requestWith([]), clientAddress: '192.0.2.1' });
}

export async function cookiesOf(email: string): Promise<string[]> {
  const result = await enter(email);
  if (result.ok !== true) throw new Error(`not signed in: ${JSON.stringify(result)}`);
  return result.cookies;
}

export function change(staff: Staff | null, intent: string, id: string, value = '') {
  return changePerson({ staff, requestId: 'test', id, intent, value });
}

export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

export async function invite(staff: Staff | null, fields: Record<string, string>) {
  const outcome = await invitePerson({ staff, requestId: 'test', form: form(fields) });
  if (!outcome.ok) throw new Error(`not invited: ${JSON.stringify(outcome)}`);
  return outcome.link;
}

/** A database in which each test begins with two administrators, Ada and Bela, and without mails. */
export function usePeople(kit: DriverKit) {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();
  let hash: string;
  let ada: Staff;
  let bela: Staff;

  async function hire(name: string, role: Role): Promise<Staff> {
    const email = `${name.toLowerCase()}@quzones.test`;
    const id = await insertStaff(orm(), { name, email, password, role }, hash);
    return { id, name, email, role };
  }

  async function hireAdministrators(): Promise<void> {
    await orm().delete(profiles);
    ada = await hire('Ada', 'admin');
    bela = await hire('Bela', 'admin');
  }

  beforeAll(async () => {
    hash = await hashPassword(password);
  });

  beforeEach(async () => {
    await orm().delete(rateLimits);
    await orm().delete(outboxMails);
    await hireAdministrators();
  });

  return {
    get ada() {
      return ada;
    },
    get bela() {
      return bela;
    },
    hire,
    hireAdministrators,
  };
}
