import { findDeadLinks } from '~/admin/dead-links/dead-links.server';
import { requirePermission } from '~/admin/route-support.server';
import { contentPermissions } from '~/collections/collection';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/links-json';

const guarded = {
  permissions: contentPermissions,
  messages: { signedOut: 'You must be logged in to check links' },
};

/** What the checklist of an editor asks: `?path=/contact&path=/blog/…` answers `{ dead: ["/blog/…"] }`, of at most fifty. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context.get(staffContext), 'read', guarded);
  const paths = [...new Set(url.searchParams.getAll('path'))].filter(
    (path) => path.startsWith('/') && path.length <= 500,
  );
  return Response.json({ dead: await findDeadLinks(paths.slice(0, 50)) });
}
