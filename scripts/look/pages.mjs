import { request } from '../bench/http.mjs';

/** Of each kind of record one page is enough: they share a template. */
const recordFolders = ['insights', 'blog', 'case-studies', 'documentation', 'careers'];

/**
 * The public paths of a running site, out of its sitemap: every page, and the first record of each kind.
 * @param {string} url of the site, without a slash at the end
 * @returns {Promise<string[]>}
 */
export async function listPaths(url) {
  const { body } = await request(`${url}/sitemap.xml`);
  const paths = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  /** @type {Set<string>} */
  const kinds = new Set();
  const wanted = paths.filter((path) => {
    const [, folder = '', record] = path.split('/');
    if (record === undefined || !recordFolders.includes(folder)) return true;
    if (kinds.has(folder)) return false;
    kinds.add(folder);
    return true;
  });
  return [...wanted, '/search?q=quantum', '/newsletter'];
}
