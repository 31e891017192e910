import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { matchesColumns, searchTerm } from '~/collections/search-text.server';
import { type Executor, orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import { hasPassword, isAbleAdministrator } from '~/server/auth/able-people.server';
import { oneTimeLinks, passkeys, profiles, sessions } from '~/server/auth/auth.table.server';
import { readPage, recordsPerPage } from '../record-list.server';
import type { PeopleView, PersonLine, Standing } from './people';

const hasInvitation = sql<boolean>`exists (select 1 from ${oneTimeLinks} where ${oneTimeLinks.userId} = ${profiles.id}
  and ${oneTimeLinks.purpose} = 'invitation' and ${oneTimeLinks.expiresAt} > now())`;

// Inside of a field, so that drizzle keeps the tables' names before the columns.
const passkeyCount = sql`select count(*) from ${passkeys} where ${passkeys.userId} = ${profiles.id}`;
const lastUse = sql`select max(${sessions.lastUsedAt}) from ${sessions}
  where ${sessions.userId} = ${profiles.id} and ${sessions.expiresAt} > now()`;

const line = {
  id: profiles.id,
  name: profiles.name,
  email: profiles.email,
  role: profiles.role,
  hasSecondFactor: profiles.twoFactorEnabled,
  createdAt: profiles.createdAt,
  standing: sql<Standing>`case when ${profiles.disabledAt} is not null then 'disabled' when ${hasPassword} then 'active'
    when ${hasInvitation} then 'invited' else 'expired' end`,
  passkeys: sql<number>`(${passkeyCount})`.mapWith(Number),
  lastUsedAt: sql<Date | null>`(${lastUse})`.mapWith(sessions.lastUsedAt),
};

/** One page of the staff by name. Authorise first. */
export async function listPeople(search: URLSearchParams): Promise<PeopleView> {
  const query = searchTerm(search.get('q'));
  const found = matchesColumns([profiles.name, profiles.email], query);
  const total = await orm().$count(profiles, found);
  const { page, pageCount } = pageWithin(readPage(search), total, recordsPerPage);
  const rows = await selectLines(found, page);
  return { query, page, pageCount, total, lines: rows.map(toLine) };
}

function selectLines(found: SQL | undefined, page: number) {
  return orm()
    .select(line)
    .from(profiles)
    .where(found)
    .orderBy(asc(sql`lower(${profiles.name})`), asc(profiles.id))
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
}

/** One of the staff, with the day they were added; null when there is no such person. */
export async function findPerson(executor: Executor, id: string): Promise<(PersonLine & { createdAt: string }) | null> {
  const [row] = await executor.select(line).from(profiles).where(eq(profiles.id, id));
  return row ? { ...toLine(row), createdAt: row.createdAt.toISOString() } : null;
}

/** How many administrators can sign in, besides one person. */
export function countOtherAdmins(executor: Executor, id: string): Promise<number> {
  return executor.$count(profiles, and(isAbleAdministrator, ne(profiles.id, id)));
}

type Row = Awaited<ReturnType<typeof selectLines>>[number];

function toLine({ id, name, email, role, standing, hasSecondFactor, passkeys: keys, lastUsedAt }: Row): PersonLine {
  const used = lastUsedAt?.toISOString() ?? null;
  return { id, name, email, role, standing, hasSecondFactor, passkeys: keys, lastUsedAt: used };
}
