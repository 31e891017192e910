import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor, Orm } from '~/db/client.server';
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
  await executor.insert(accounts).values(credentialOf(id, passwordHash));
  return id;
}

/** The row by which better-auth lets somebody in with this password. */
export function credentialOf(userId: string, passwordHash: string): typeof accounts.$inferInsert {
  return { id: randomUUID(), accountId: userId, providerId: 'credential', userId, password: passwordHash };
}

/** Waits until nobody else changes people, and keeps others waiting until the transaction ends. */
export async function lockPeople(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('people'))`);
}
