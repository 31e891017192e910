import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { emailAddress } from '~/lib/fields';
import { operator } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { profiles } from '~/server/auth/auth.table.server';
import { storeResetLink } from '~/server/auth/password-reset.server';
import { lockPeople } from '~/server/auth/staff.server';
import { askRunningSite } from '~/server/control/control-socket.server';
import { withInstallation } from './commands.ts';

/** What the command is asked for. */
interface Asked {
  email: string;
  /** Gives the role of an administrator too, lets a disabled person in again, adds one who is not there yet. */
  makeAdmin: boolean;
}

/**
 * A link that lets its owner choose a new password, for the operator of a site whose last password was lost: of the running
 * site, or one that is stopped.
 * @returns sentences for the operator
 * @throws errors that are meant for the operator
 */
export async function makeWayIn({ email, makeAdmin }: Asked): Promise<string[]> {
  const parsed = emailAddress('E-mail', 254).safeParse(email);
  if (!parsed.success) throw new Error(`“${email}” is no e-mail address.`);
  const asked = { email: parsed.data.toLowerCase(), makeAdmin };
  return withInstallation(
    ({ orm }) => openWayIn(orm, asked),
    (dataDirectory) => askRunningSite<string[]>(dataDirectory, { ask: 'way-in', ...asked }, () => undefined),
  );
}

/** The same in this process, which has the database open. The address is in small letters. */
export function openWayIn(orm: Orm, asked: Asked): Promise<string[]> {
  return orm.transaction((tx) => open(tx, asked));
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
