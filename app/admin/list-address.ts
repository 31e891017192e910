import type { CollectionDeclaration } from '~/collections/collection';

/** What a list or a bin shows, as far as its address says it. */
interface Shown {
  query?: string;
  status?: string;
  sort?: string;
  page?: number;
}

/** The address of a state of a tab's list; what is the default is not said. */
export function listPath({ tab, sorts }: CollectionDeclaration, { query, status, sort, page }: Shown): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (query) search.set('q', query);
  if (sort && sort !== sorts[0]?.key) search.set('sort', sort);
  if (page && page > 1) search.set('page', String(page));
  return `/admin/${tab.path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The same of its bin. */
export function binPath({ tab }: CollectionDeclaration, { query, page }: Pick<Shown, 'query' | 'page'>): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page && page > 1) search.set('page', String(page));
  return `/admin/${tab.path}/bin${search.size > 0 ? `?${search}` : ''}`;
}
