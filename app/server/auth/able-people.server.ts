import { and, eq, isNull, sql } from 'drizzle-orm';
import { accounts, profiles } from './auth.table.server';

/** Of `profiles`. Whoever was invited has none before they accept: until then the address is one that somebody typed. */
export const hasPassword = sql<boolean>`exists (select 1 from ${accounts}
  where ${accounts.userId} = ${profiles.id} and ${accounts.password} is not null)`;

/** Of `profiles`: an administrator who may sign in. */
export const isAbleAdministrator = and(eq(profiles.role, 'admin'), isNull(profiles.disabledAt), hasPassword);
