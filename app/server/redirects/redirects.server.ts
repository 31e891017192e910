import { eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { pathKey } from './path-key';
import { redirects } from './redirects.table.server';

/**
 * Where an address leads at which nothing is published; null for nowhere. Ask when there is no page: a redirect never
 * stands before one. `search` goes along to a page of this site that is not asked anything else.
 */
export async function findRedirect(pathname: string, search: string): Promise<string | null> {
  const path = pathKey(pathname);
  if (path === null) return null;
  const [row] = await orm().select({ target: redirects.target }).from(redirects).where(eq(redirects.path, path));
  if (!row) return null;
  return row.target.startsWith('/') ? withSearch(row.target, search) : row.target;
}

function withSearch(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [page = '', ...fragment] = target.split('#');
  return [page + search, ...fragment].join('#');
}
