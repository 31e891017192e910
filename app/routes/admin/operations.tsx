import { data, redirect } from 'react-router';
import { backUpNow } from '~/admin/operations/back-up-now.server';
import { operationsPath } from '~/admin/operations/operations';
import { reportOperations } from '~/admin/operations/operations.server';
import { OperationsPage } from '~/admin/operations/operations-page';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/operations';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), operationsPath);
  return reportOperations(url.searchParams.get('look') === 'again');
}

/** There is one thing to do here: a backup. */
export async function action({ url, context }: Route.ActionArgs) {
  const outcome = await backUpNow({ staff: context.get(staffContext), requestId: context.get(requestInfo).id });
  if (!outcome.ok) return data({ toast: outcome.toast }, { status: outcome.status });
  return redirect(url.pathname, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export default function Operations({ loaderData, actionData }: Route.ComponentProps) {
  return <OperationsPage report={loaderData} toast={actionData?.toast} />;
}
