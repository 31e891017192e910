import { data } from 'react-router';
import { ClaimsRegister } from '~/admin/claims-register';
import { today } from '~/lib/dates';
import { staffContext } from '~/server/auth/session.server';
import { claimsInUse } from '~/site/claims-in-use.server';
import type { Route } from './+types/claims';

export function loader({ context }: Route.LoaderArgs) {
  // Figures are public; the register with its sources is for everybody who may be here at all.
  if (!context.get(staffContext)) throw data(null, { status: 401 });
  return { claims: claimsInUse(), today: today() };
}

export default function Claims({ loaderData }: Route.ComponentProps) {
  return <ClaimsRegister claims={loaderData.claims} today={loaderData.today} />;
}
