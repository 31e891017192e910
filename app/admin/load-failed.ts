import { collections } from '~/collections';
import { inboxes } from './inbox/inboxes';
import { mediaLibrary } from './media/media';
import { people } from './people/people';

const tabs = [...collections, ...inboxes, people, mediaLibrary];

/** What is said when the page of the admin with this address can't be loaded. */
export function loadFailedAt(pathname: string): string {
  const [, , segment = collections[0]?.tab.path] = pathname.split('/');
  return tabs.find(({ tab }) => tab.path === segment)?.messages.loadFailed ?? 'This page could not be loaded.';
}
