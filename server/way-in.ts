import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { migrateDatabase, type Orm, openDatabase } from '~/db/client.server';
import { emailAddress } from '~/lib/fields';
import { operator } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { profiles } from '~/server/auth/auth.table.server';
import { storeResetLink } from '~/server/auth/password-reset.server';
import { lockPeople } from '~/server/auth/staff.server';
import { environment } from '~/server/env.server';
import { migrationsFolder } from './build-paths.ts';

/** What the command is asked for. */
interface Asked {
  email: string;
  /** Gives the role of an administrator too, lets a disabled person in again, adds one who is not there yet. */
  makeAdmin: boolean;
}

/**
 * A link that lets its owner choose a new password, for the operator of a site whose last password was lost.
 * @returns sentences for the operator
 * @throws DatabaseLockedError while a server has the embedded database; other errors are meant for the operator too
 */
export async function makeWayIn({ email, makeAdmin }: Asked): Promise<string[]> {
  const parsed = emailAddress('E-mail', 254).safeParse(email);
  if (!parsed.success) throw new Error(`“${email}” is no e-mail address.`);
  const { DATABASE_URL, DATA_DIR } = environment();
  const handle = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR) });
  try {
    await migrateDatabase(handle, migrationsFolder());
    return await handle.orm.transaction((tx) => open(tx, { email: parsed.data.toLowerCase(), makeAdmin }));
  } finally {
    await handle.close();
  }
}

async function open(tx: Orm, { email, makeAdmin }: Asked): Promise<string[]> {
  await lockPeople(tx);
  const [found] = await tx
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  if (!found && !makeAdmin) {
    throw new Error(`Nobody has the address ${email}. Add --make-admin to make them an administrator.`);
  }
  const id = found?.id ?? randomUUID();
  if (makeAdmin) await makeAdministrator(tx, id, email, found !== undefined);
  else if (found?.disabledAt || found?.role === 'none') {
    throw new Error(`${email} may not sign in: disabled, or without a role. Add --make-admin to let them in.`);
  }
  const address = await storeResetLink(tx, id);
  const changes = {
    passwordLink: { after: 'made' },
    ...(makeAdmin ? { role: { before: found?.role, after: 'admin' } } : {}),
  };
  await writeAudit(tx, { staff: operator, action: 'update', collection: 'users', recordId: id, changes });
  return [`Open this link within 24 hours to choose a password for ${email}; it works once:`, address];
}

async function makeAdministrator(tx: Orm, id: string, email: string, isThere: boolean): Promise<void> {
  const rights = { role: 'admin', disabledAt: null } as const;
  if (isThere) await tx.update(profiles).set(rights).where(eq(profiles.id, id));
  else await tx.insert(profiles).values({ id, name: email, email, ...rights });
}
