import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../seo';
import { requirePage } from '../site-map';
import { type PositionsState, positionsPath } from './position-words';

interface ListedPositions {
  state: PositionsState;
  list: { total: number };
}

/**
 * A department and a page of the list are pages of their own to search engines; a department in which nothing is open is
 * none: anybody can make up such an address.
 */
export function careersHead(shown: ListedPositions | undefined, origin: string): MetaDescriptor[] {
  const { title, description } = requirePage('/careers');
  const { department = '', page = 1 } = shown?.state ?? {};
  const part = [department, page > 1 ? `page ${page}` : ''].filter(Boolean).join(', ');
  return [
    ...pageMeta({
      title: part ? `${title}: ${part}` : title,
      description,
      path: positionsPath({ department, page }),
      origin,
    }),
    ...(department && shown?.list.total === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
