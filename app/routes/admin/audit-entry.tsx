import { data } from 'react-router';
import { AuditEntryPage } from '~/admin/audit-log/audit-entry-page';
import { findAuditEntry } from '~/admin/audit-log/audit-log.server';
import { adminMeta } from '~/admin/document-title';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/audit-entry';

export async function loader({ params, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'audit');
  const found = await findAuditEntry(params.entry);
  if (!found) throw data(null, { status: 404 });
  return found;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && `Audit log: entry ${loaderData.entry.id}`);
}

export default function Entry({ loaderData }: Route.ComponentProps) {
  return <AuditEntryPage entry={loaderData.entry} differences={loaderData.differences} />;
}
