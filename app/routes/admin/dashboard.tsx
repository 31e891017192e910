import { data, Outlet, useNavigation } from 'react-router';
import { AdminHeader } from '~/admin/admin-header';
import { isPermitted } from '~/admin/authorise';
import { metaUnlessRefused, placeName } from '~/admin/document-title';
import { inboxTabs } from '~/admin/inbox/inbox-tabs.server';
import { people } from '~/admin/people/people';
import { saysWhoMaySend } from '~/admin/route-support.server';
import { inboxesAttention } from '~/admin/shell/attention';
import { contentAttention } from '~/admin/shell/attention.server';
import { useArrivalFocus, useKeptFocus } from '~/admin/shell/keep-focus';
import { keepPage, useKeptPage } from '~/admin/shell/keep-page';
import { useLoadAhead } from '~/admin/shell/load-ahead';
import { LoadingLine } from '~/admin/shell/loading-line';
import { SkipLink } from '~/admin/shell/skip-link';
import { useNoStrayFiles } from '~/admin/shell/stray-files';
import { ShortcutKeys } from '~/admin/shortcuts/shortcut-keys';
import { adminTools } from '~/admin/tools';
import { boundCollections } from '~/collections/registry.server';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { browserKeyOf } from '~/server/auth/site-secret.server';
import { requestInfo } from '~/server/request-info.server';
import { ShowToastMeanwhile } from '~/ui/toast';
import type { Route } from './+types/dashboard';

export const handle = { hydrate: true };
export const middleware = [saysWhoMaySend, staffSession];
export const clientMiddleware = [keepPage];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff) throw data(null, { status: 401 });
  const { id: requestId } = context.get(requestInfo);
  const mine = boundCollections
    .map(({ declaration }) => declaration)
    .filter((collection) => isPermitted(staff, 'read', collection));
  const [inboxes, content] = await Promise.all([inboxTabs(staff, requestId), contentAttention(staff, requestId)]);
  return {
    person: { id: staff.id, name: staff.name, browserKey: await browserKeyOf(staff.id) },
    tabs: [...mine.map(({ tab }) => tab), ...inboxes, ...(isPermitted(staff, 'read', people) ? [people.tab] : [])],
    tools: adminTools
      .filter((tool) => isPermitted(staff, 'read', tool))
      .map(({ path, label, isPersonal }) => ({ path, label, isPersonal })),
    creates: mine
      .filter((collection) => isPermitted(staff, 'create', collection))
      .map(({ tab, createLabel }) => ({ path: tab.path, label: createLabel })),
    attention: [...inboxesAttention(inboxes), ...content],
  };
}

export function meta({ loaderData, location, error }: Route.MetaArgs) {
  return metaUnlessRefused(error, loaderData && placeName(location.pathname, loaderData.tabs, loaderData.tools));
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const isLoading = useNavigation().state === 'loading';
  const unloaded = useKeptPage();
  useKeptFocus();
  useArrivalFocus();
  useLoadAhead();
  useNoStrayFiles();
  return (
    <div className="min-h-dvh bg-ground">
      <SkipLink />
      <LoadingLine />
      {unloaded && <ShowToastMeanwhile toast={unloaded} />}
      <AdminHeader desk={loaderData} />
      <ShortcutKeys tabs={loaderData.tabs} />
      <main
        id="content"
        tabIndex={-1}
        aria-busy={isLoading}
        className="mx-auto w-full max-w-7xl px-4 pt-6 pb-24 outline-none sm:px-6"
      >
        <Outlet />
      </main>
    </div>
  );
}
