import type { MetaDescriptor } from 'react-router';
import { feedLinks } from '~/site/feed-links';
import { pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import { type ListState, listHref } from './list-address';

/**
 * A category and a page of a list are pages of their own to search engines; a search is none, nor is a category that
 * nothing has: anybody can make up such an address. `label` names a category that is shown by another name than in its address.
 */
export function listMeta(
  base: string,
  list: { state: ListState | undefined; total: number },
  origin: string,
  label: (category: string) => string = (category) => category,
): MetaDescriptor[] {
  const { state, total } = list;
  const page = requirePage(base);
  const query = state?.query.trim();
  const suffix = [
    query ? `“${query}”` : '',
    label(state?.category ?? ''),
    state && state.page > 1 ? `page ${state.page}` : '',
  ]
    .filter(Boolean)
    .join(', ');
  return [
    ...pageMeta({
      title: suffix ? `${page.title}: ${suffix}` : page.title,
      description: page.description,
      path: listHref(base, { category: state?.category, page: state?.page }),
      origin,
    }),
    ...feedLinks(base, origin),
    ...(state?.query || (state?.category && total === 0) ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
