import { readPageViewsState } from '~/admin/page-views/page-views';
import { reportPageViews } from '~/admin/page-views/page-views.server';
import { PageViewsPage } from '~/admin/page-views/page-views-page';
import { requireTool } from '~/admin/route-support.server';
import { today } from '~/lib/dates';
import { staffContext } from '~/server/auth/session.server';
import { countedViews } from '~/server/views/store-views.server';
import type { Route } from './+types/page-views';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'page-views');
  // What this process has counted meanwhile belongs to the picture.
  await countedViews.write();
  return reportPageViews(readPageViewsState(url.searchParams), today());
}

export default function PageViews({ loaderData }: Route.ComponentProps) {
  return <PageViewsPage report={loaderData} />;
}
