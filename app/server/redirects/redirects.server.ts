import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { everythingBelow, placesOf, redirectFor, targetFor } from './leading';
import { longestPathKey } from './path-key';
import { redirects } from './redirects.table.server';

/**
 * Where an address leads at which nothing is published; null for nowhere. Ask when there is no page: a redirect never
 * stands before one. `search` goes along to a page of this site that is not asked anything else.
 */
export async function findRedirect(pathname: string, search: string): Promise<string | null> {
  const places = placesOf(pathname);
  if (places.length === 0) return null;
  const rows = await orm()
    .select({ path: redirects.path, target: redirects.target })
    .from(redirects)
    .where(sql`${redirects.path} = any(${sql.param(places)}::text[])`);
  const row = redirectFor(pathname, (place) => rows.find(({ path }) => path === place)?.target);
  if (!row) return null;
  const target = targetFor(row, pathname);
  return target.startsWith('/') ? withSearch(target, search) : target;
}

/**
 * True of the redirects for a path of a query: its own, and those for everything below a path that it is below. `path` names
 * its table.
 */
export function isRedirectFor(path: SQLWrapper): SQL {
  const segments = sql`string_to_array(${path}, '/')`;
  return sql`${redirects.path} = any(${path}::text || array(
    select array_to_string((${segments})[1:depth], '/') || ${everythingBelow}::text
    from generate_series(2, least(cardinality(${segments}) - 1, ${longestPathKey / 2}::int)) as depth))`;
}

/** Where the redirect for a path of a query leads that counts: `own` if it is the path's, `target` without ? and #. */
export function redirectOf(path: SQLWrapper): SQL {
  const rest = sql`substr(${path}, char_length(${redirects.path})::int)`;
  const whole = sql`case when ${redirects.path} <> ${path} and ${redirects.target} ~ '^[^?#]*/\\*$'
    then left(${redirects.target}, -1) || ${rest} else ${redirects.target} end`;
  return sql`(select ${redirects.path} = ${path} as own, regexp_replace(${whole}, '[?#].*$', '') as target
    from ${redirects} where ${isRedirectFor(path)}
    order by own desc, char_length(${redirects.path}) desc limit 1)`;
}

function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [page = '', ...fragment] = target.split('#');
  return [page + search, ...fragment].join('#');
}
