import type { MetaDescriptor } from 'react-router';
import { isFault } from '~/lib/is-fault';

const noindex = { name: 'robots', content: 'noindex' };

/** What names a page of the admin in the browser's tab, where several of them stand beside each other. */
export function adminMeta(title: string | undefined): MetaDescriptor[] {
  const whole = title ? `${title} | Admin Dashboard | Quzones` : 'Admin Dashboard | Quzones';
  return [{ title: whole }, noindex];
}

/** The same where something else than a fault may stand in the page's place: that names itself (`ErrorContent`). */
export function metaUnlessRefused(error: unknown, title: string | undefined): MetaDescriptor[] {
  const isRefused = Boolean(error) && !isFault(error);
  return isRefused ? [noindex] : adminMeta(title);
}

interface Place {
  path: string;
  label: string;
}

/** The name of the tab or tool that an address is in; the first tab's where it names none. */
export function placeName(pathname: string, tabs: readonly Place[], tools: readonly Place[]): string | undefined {
  const [, , path = ''] = pathname.split('/');
  const place = path === '' ? tabs[0] : [...tabs, ...tools].find((candidate) => candidate.path === path);
  return place?.label;
}
