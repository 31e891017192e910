import { data, useRouteLoaderData } from 'react-router';
import { adminMeta } from '~/admin/document-title';
import { findAnything } from '~/admin/palette/find-anything.server';
import { FindPage } from '~/admin/palette/find-page';
import { searchTerm } from '~/collections/search-text.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/find';
import type { loader as dashboardLoader } from './dashboard';

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff) throw data(null, { status: 401 });
  const query = searchTerm(url.searchParams.get('q'));
  return { query, found: await findAnything(staff, query) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.query ? `Find: “${loaderData.query}”` : 'Find');
}

export default function Find({ loaderData }: Route.ComponentProps) {
  const desk = useRouteLoaderData<typeof dashboardLoader>('routes/admin/dashboard');
  return <FindPage query={loaderData.query} found={loaderData.found} places={desk ?? null} />;
}
