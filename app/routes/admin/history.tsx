import { data } from 'react-router';
import { readEntryNumber } from '~/admin/audit-log/audit-entry';
import { isPermitted } from '~/admin/authorise';
import { adminMeta } from '~/admin/document-title';
import { beforeParameter, shownParameter } from '~/admin/list-address';
import { requireCollection, requirePermission } from '~/admin/route-support.server';
import { TabPanel } from '~/admin/shell/tab-panel';
import { findRow } from '~/admin/stored-row.server';
import { adminTools } from '~/admin/tools';
import { listVersions } from '~/admin/versions/versions.server';
import { VersionsPage } from '~/admin/versions/versions-page';
import { findCollection } from '~/collections';
import { orm } from '~/db/client.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/history';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const collection = requireCollection(params.tab);
  const { declaration } = collection;
  const staff = requirePermission(context.get(staffContext), 'update', declaration);
  const row = await findRow(orm(), collection, params.id);
  if (!row) throw data(null, { status: 404 });
  const asked = {
    before: readEntryNumber(url.searchParams.get(beforeParameter)),
    shown: readEntryNumber(url.searchParams.get(shownParameter)),
  };
  const page = await listVersions(collection, params.id, asked);
  const audit = adminTools.find(({ path }) => path === 'audit');
  const { title } = collection.toCard(row, new Date());
  return {
    ...page,
    tab: declaration.tab.path,
    id: params.id,
    title,
    mayAudit: audit ? isPermitted(staff, 'read', audit) : false,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && `History of “${loaderData.title}”`);
}

export default function History({ loaderData }: Route.ComponentProps) {
  const collection = findCollection(loaderData.tab);
  if (!collection) return null;
  return (
    <TabPanel label={collection.heading} toast={null}>
      <VersionsPage {...loaderData} collection={collection} />
    </TabPanel>
  );
}
