import { contentTeam } from '~/collections/collection';
import type { Guarded } from './authorise';
import { deadLinksGuard, deadLinksPath } from './dead-links/dead-links';
import { mailGuard } from './mail/mail-words';
import { mediaLibrary } from './media/media';
import { operationsGuard, operationsPath } from './operations/operations';
import { pageViewsGuard } from './page-views/page-views';
import { redirectsGuard, redirectsPath } from './redirects/redirects';
import { subscriberGuard } from './subscribers/subscriber-words';
import { termsGuard, termsPath } from './terms/terms';

/** A page of the admin beside the nine tabs: its address, `/admin/<path>`, its name, and who may open it. */
export interface AdminTool extends Guarded<'read'> {
  path: string;
  label: string;
  /** About the person who reads it: it is in the menu at their name, not in the one of the other pages. */
  isPersonal?: true;
}

/** Every page beside the tabs, in the order of the menu that leads there. */
export const adminTools: readonly AdminTool[] = [
  {
    path: mediaLibrary.tab.path,
    label: mediaLibrary.tab.label,
    permissions: mediaLibrary.permissions,
    messages: mediaLibrary.messages,
  },
  {
    path: 'claims',
    label: 'Published figures',
    permissions: { read: contentTeam },
    messages: { signedOut: 'You must be logged in to read the published figures' },
  },
  { path: termsPath, label: 'Tags and names', ...termsGuard },
  { path: deadLinksPath, label: 'Dead links', ...deadLinksGuard },
  { path: redirectsPath, label: 'Redirects', ...redirectsGuard },
  { path: 'page-views', label: 'Page views', ...pageViewsGuard },
  { path: 'mail', label: 'Mail', ...mailGuard },
  { path: 'subscribers', label: 'Subscribers', ...subscriberGuard },
  {
    path: 'reply-templates',
    label: 'Reply templates',
    permissions: { read: ['admin'] },
    messages: { signedOut: 'You must be logged in to manage reply templates' },
  },
  {
    path: 'holidays',
    label: 'Holidays',
    permissions: { read: ['admin'] },
    messages: { signedOut: 'You must be logged in to manage holidays' },
  },
  {
    path: 'privacy',
    label: 'Privacy requests',
    permissions: { read: ['admin'] },
    messages: { signedOut: 'You must be logged in to answer privacy requests' },
  },
  { path: operationsPath, label: 'Operations', ...operationsGuard },
  {
    path: 'account',
    label: 'My account',
    isPersonal: true,
    permissions: { read: contentTeam },
    messages: { signedOut: 'You must be logged in to change your account' },
  },
  {
    path: 'audit',
    label: 'Audit log',
    permissions: { read: ['admin'] },
    messages: { signedOut: 'You must be logged in to read the audit log' },
  },
  {
    path: 'shortcuts',
    label: 'Keyboard shortcuts',
    isPersonal: true,
    permissions: { read: contentTeam },
    messages: { signedOut: 'You must be logged in to read about shortcuts' },
  },
];
