import { deadLinksPath } from '~/admin/dead-links/dead-links';
import { reportDeadLinks } from '~/admin/dead-links/dead-links.server';
import { DeadLinksPage } from '~/admin/dead-links/dead-links-page';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/dead-links';

export async function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), deadLinksPath);
  return { links: await reportDeadLinks() };
}

export default function DeadLinks({ loaderData }: Route.ComponentProps) {
  return <DeadLinksPage links={loaderData.links} />;
}
