import { data, Outlet } from 'react-router';
import { AdminHeader } from '~/admin/admin-header';
import { isPermitted } from '~/admin/authorise';
import { inboxTabs } from '~/admin/inbox/inbox-tabs.server';
import { boundCollections } from '~/collections/registry.server';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/dashboard';

export const handle = { hydrate: true };
export const middleware = [staffSession];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff) throw data(null, { status: 401 });
  const collections = boundCollections
    .filter(({ declaration }) => isPermitted(staff, 'read', declaration))
    .map(({ declaration }) => declaration.tab);
  const inboxes = await inboxTabs(staff, context.get(requestInfo).id);
  return { name: staff.name, tabs: [...collections, ...inboxes] };
}

export function meta() {
  return [{ title: 'Admin Dashboard | Quzones' }, { name: 'robots', content: 'noindex' }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <div className="min-h-dvh bg-ground">
      <AdminHeader name={loaderData.name} tabs={loaderData.tabs} />
      <main id="content" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-24 sm:px-6">
        <Outlet />
      </main>
    </div>
  );
}
