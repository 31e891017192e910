import { data } from 'react-router';
import { findLinkTargets } from '~/admin/link-targets/link-targets.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/link-targets-json';

/** What the editor asks while one types where a link shall lead: `{ found }`, at most a dozen pages and records. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff) throw data(null, { status: 401 });
  return Response.json({ found: await findLinkTargets(staff, url.searchParams.get('q') ?? '') });
}
