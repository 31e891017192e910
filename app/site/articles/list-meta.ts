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
  const query = state?.query.trim();
  return partMeta(
    base,
    {
      names: [query ? `“${query}”` : '', label(state?.category ?? '')],
      page: state?.page ?? 1,
      path: listHref(base, { category: state?.category, page: state?.page }),
      isIndexed: !(state?.query || (state?.category && total === 0)),
    },
    origin,
  );
}

interface ListPart {
  /** What the list is narrowed to; empty ones are left out. */
  names: readonly string[];
  /** From 1. */
  page: number;
  path: string;
  isIndexed: boolean;
}

/** The same of a part of a list whose address is made in another way. */
export function partMeta(base: string, { names, page, path, isIndexed }: ListPart, origin: string): MetaDescriptor[] {
  const { title, description } = requirePage(base);
  const part = [...names, page > 1 ? `page ${page}` : ''].filter(Boolean).join(', ');
  return [
    ...pageMeta({ title: part ? `${title}: ${part}` : title, description, path, origin }),
    ...feedLinks(base, origin),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
