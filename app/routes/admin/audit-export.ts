import { readAuditState } from '~/admin/audit-log/audit-log.server';
import { exportAudit } from '~/admin/audit-log/export-audit.server';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/audit-export';

/** `/admin/audit.csv`: what the page with the same query shows, all pages of it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const staff = requireTool(context.get(staffContext), 'audit');
  return exportAudit(readAuditState(url.searchParams), staff);
}
