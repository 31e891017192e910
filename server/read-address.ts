import { parametersReadAt } from '~/site/read-parameters';

/**
 * The address of a page without what it does not read: `/blog?page=2` for `/blog?utm_source=mail&page=2&x`. The rest
 * stays as it was written, letter by letter. `target` is the path with its query string.
 */
export function readAddress(target: string): string {
  const query = target.indexOf('?');
  if (query === -1) return target;
  const read = parametersReadAt(target.slice(0, query));
  if (!read) return target;
  const kept = target
    .slice(query + 1)
    .split('&')
    .filter((parameter) => read.includes(parameter.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? target.slice(0, query) : `${target.slice(0, query)}?${kept.join('&')}`;
}
