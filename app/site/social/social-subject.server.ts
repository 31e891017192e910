import { findPictured, publicCollections } from '~/collections/public-records.server';
import { recordMotif } from '../illustrations/record-motif';
import { findPage, pagesAbove } from '../site-map';
import { recordShown, socialVersion } from '../social-picture';
import type { SocialSubject } from './social-svg.server';

export interface Pictured extends SocialSubject {
  /** What the address of the picture as it is now carries. */
  version: string;
}

/** What the social picture at this path shows, such as `insights/a-slug`; null when there is no such public page. */
export async function findSubject(path: string): Promise<Pictured | null> {
  const page = findPage(path === 'home' ? '/' : `/${path}`);
  if (page && path !== '') {
    const { title, motif } = page;
    const label = page.menu ?? pagesAbove(page.path).at(-1)?.label ?? '';
    return { title, label: label === 'Home' ? '' : label, motif, seed: page.path, version: socialVersion(title) };
  }
  const at = path.indexOf('/');
  const collection = publicCollections.find(({ base }) => base === `/${path.slice(0, at)}`);
  const record = collection && (await findPictured(collection, path.slice(at + 1)));
  if (!collection || !record) return null;
  return {
    title: record.title.trim() || 'Untitled',
    label: findPage(collection.base)?.label ?? '',
    motif: recordMotif(record),
    seed: record.slug,
    version: socialVersion(recordShown(record)),
  };
}
