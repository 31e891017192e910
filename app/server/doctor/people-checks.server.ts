import { sql } from 'drizzle-orm';
import { isAbleAdministrator } from '../auth/able-people.server';
import { profiles } from '../auth/auth.table.server';
import { environment } from '../env.server';
import type { Observation } from './finding';
import type { Check, OpenCheckup } from './run-checks.server';

export const peopleChecks: readonly Check[] = [
  { group: 'People', name: 'Administrators', needs: 'tables', look: lookAtAdministrators },
];

async function lookAtAdministrators({ handle }: OpenCheckup): Promise<Observation[]> {
  const [found] = await handle.orm
    .select({
      all: sql<number>`count(*)::int`,
      guarded: sql<number>`count(*) filter (where ${profiles.twoFactorEnabled})::int`,
    })
    .from(profiles)
    .where(isAbleAdministrator);
  const { all = 0, guarded = 0 } = found ?? {};
  if (all === 0) {
    return [
      {
        state: 'wrong',
        sentence: 'There is no administrator who may sign in.',
        advice: 'Open the link that each start prints, or run npm run reset-password -- name@example.com --make-admin.',
      },
    ];
  }
  const observations: Observation[] = [];
  if (guarded < all) {
    observations.push({
      state: 'warning',
      sentence: `${all - guarded} of ${all} ${all === 1 ? 'administrator has' : 'administrators have'} no second factor.`,
      advice: 'It is set up in My account, /admin/account/second-factor; REQUIRE_SECOND_FACTOR=admins asks for it.',
    });
  }
  if (environment().ADMIN_PASSWORD !== undefined) {
    observations.push({
      state: 'warning',
      sentence: 'ADMIN_PASSWORD is still set, though it is of no more use: there is an administrator.',
      advice: 'Take ADMIN_EMAIL and ADMIN_PASSWORD out of the settings.',
    });
  }
  if (observations.length > 0) return observations;
  return [{ state: 'ok', sentence: `${all} may sign in, ${all === 1 ? 'with' : 'all with'} a second factor.` }];
}
