import { data } from 'react-router';
import { findAnything } from '~/admin/palette/find-anything.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/find-json';

/** What the command palette asks while one types: `{ found }`, at most a dozen records and a few of what visitors sent and of the staff. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff) throw data(null, { status: 401 });
  return Response.json({ found: await findAnything(staff, url.searchParams.get('q') ?? '') });
}
