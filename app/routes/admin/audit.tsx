import { listAudit, readAuditState } from '~/admin/audit-log/audit-log.server';
import { AuditLogPage } from '~/admin/audit-log/audit-log-page';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/audit';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'audit');
  return { page: await listAudit(readAuditState(url.searchParams)), now: new Date().toISOString() };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditLogPage page={loaderData.page} now={loaderData.now} />;
}
