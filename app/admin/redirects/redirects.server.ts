import { asc, desc, max, notExists, sql, sum } from 'drizzle-orm';
import { matchesColumns, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import { takesRest } from '~/server/redirects/leading';
import { pathKeyOfTarget } from '~/server/redirects/path-key';
import { isRedirectFor } from '~/server/redirects/redirects.server';
import { redirects } from '~/server/redirects/redirects.table.server';
import { missedViews } from '~/server/views/missed_views.table.server';
import { findUnpublished } from '../dead-links/dead-links.server';
import { readPage, recordsPerPage } from '../record-list.server';
import {
  type MissedAddress,
  missedDays,
  type RedirectRow,
  type RedirectsReport,
  type RedirectsState,
} from './redirects';

const mostMissed = 20;
/** Of some there is a page by now. */
const mostLookedAt = 3 * mostMissed;

/** Reads what the page is asked from the URL; nonsense counts as not given. */
export function readRedirectsState(search: URLSearchParams): RedirectsState {
  return { query: searchTerm(search.get('q')), page: readPage(search) };
}

/** A page of the redirects, and what was asked for in vain. Authorise first. */
export async function reportRedirects(state: RedirectsState): Promise<RedirectsReport> {
  const found = matchesColumns([redirects.path, redirects.target], state.query);
  const total = await orm().$count(redirects, found);
  const { page, pageCount } = pageWithin(state.page, total, recordsPerPage);
  const rows = await orm()
    .select()
    .from(redirects)
    .where(found)
    .orderBy(asc(redirects.path))
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  return { state: { ...state, page }, rows: await withFaults(rows), total, pageCount, missed: await findMissed() };
}

async function withFaults(rows: readonly (typeof redirects.$inferSelect)[]): Promise<RedirectRow[]> {
  const targets = new Map(
    rows.flatMap(({ target }) =>
      target.startsWith('/') && !takesRest(target) ? [[target, pathKeyOfTarget(target)]] : [],
    ),
  );
  const empty = new Set(await findUnpublished([...rows.map(({ path }) => path), ...targets.values()]));
  return rows.map(({ path, target, createdAt }) => ({
    path,
    target,
    createdAt: createdAt.toISOString(),
    fault: empty.has(path)
      ? empty.has(targets.get(target) ?? '')
        ? 'no page at its target'
        : null
      : 'page at its address',
  }));
}

/** Most often asked for first; without those that have a page or a redirect by now. */
async function findMissed(): Promise<MissedAddress[]> {
  const redirected = orm().select({ one: sql`1` }).from(redirects).where(isRedirectFor(missedViews.path));
  const views = sum(missedViews.views).mapWith(Number);
  const rows = await orm()
    .select({
      path: missedViews.path,
      views,
      lastOn: sql<string>`${max(missedViews.day)}::text`,
      linkedFrom: sql<string>`coalesce((array_agg(${missedViews.referrer} order by ${missedViews.views} desc)
        filter (where ${missedViews.referrer} <> ''))[1], '')`,
    })
    .from(missedViews)
    .where(sql`${missedViews.day} > (now() at time zone 'UTC')::date - ${missedDays}::int`)
    .groupBy(missedViews.path)
    .having(notExists(redirected))
    .orderBy(desc(views), asc(missedViews.path))
    .limit(mostLookedAt);
  const empty = new Set(await findUnpublished(rows.map(({ path }) => path)));
  return rows.filter(({ path }) => empty.has(path)).slice(0, mostMissed);
}
