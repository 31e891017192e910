import { inboxClock, requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { exportInbox } from '~/admin/inbox/export-inbox.server';
import { readInboxState } from '~/admin/inbox/inbox-list.server';
import { requirePermission } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/inbox-export';

/** `/admin/<tab>.csv` and `.json`: what the list with the same query shows, all pages of it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const format = url.pathname.endsWith('.csv') ? 'csv' : 'json';
  const inbox = requireInbox(url.pathname.slice(0, -1 - format.length));
  const staff = requirePermission(context.get(staffContext), 'export', inbox.declaration);
  const viewer = { staff, clock: await inboxClock() };
  return exportInbox(inbox, format, readInboxState(url.searchParams, inbox), viewer);
}
