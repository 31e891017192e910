import type { MetaDescriptor } from 'react-router';

/** What names a page of the admin in the browser's tab, where several of them stand beside each other. */
export function adminMeta(title: string | undefined): MetaDescriptor[] {
  const whole = title ? `${title} | Admin Dashboard | Quzones` : 'Admin Dashboard | Quzones';
  return [{ title: whole }, { name: 'robots', content: 'noindex' }];
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
