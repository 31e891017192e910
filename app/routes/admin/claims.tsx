import { ClaimsRegister } from '~/admin/claims-register';
import { requireTool } from '~/admin/route-support.server';
import { today } from '~/lib/dates';
import { staffContext } from '~/server/auth/session.server';
import { claimsShown } from '~/site/claims-in-use.server';
import type { Route } from './+types/claims';

export async function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'claims');
  return { claims: await claimsShown(), today: today() };
}

export default function Claims({ loaderData }: Route.ComponentProps) {
  return <ClaimsRegister claims={loaderData.claims} today={loaderData.today} />;
}
