import { randomUUID } from 'node:crypto';
import type { Executor } from '~/db/client.server';
import type { Role } from '~/lib/roles';
import { auth } from './auth.server';
import { accounts, profiles } from './auth.table.server';

export interface NewStaff {
  name: string;
  email: string;
  /** 8 to 128 characters, checked by the caller. */
  password: string;
  role: Role;
}

/** The hash that better-auth compares a password with. Slow on purpose: make it before a transaction, not inside. */
export async function hashPassword(password: string): Promise<string> {
  const { $context } = await auth();
  return (await $context).password.hash(password);
}

/** Adds a person who signs in with e-mail and password; answers the id. A taken address violates `profiles_email_key`. */
export async function insertStaff(executor: Executor, staff: NewStaff, passwordHash: string): Promise<string> {
  const id = randomUUID();
  const { name, role } = staff;
  await executor.insert(profiles).values({ id, name, email: staff.email.toLowerCase(), role });
  await executor
    .insert(accounts)
    .values({ id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: passwordHash });
  return id;
}
