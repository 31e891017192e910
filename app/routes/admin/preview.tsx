import { createContext, data, redirect } from 'react-router';
import { barred } from '~/admin/authorise';
import { adminMeta } from '~/admin/document-title';
import { takeEditing } from '~/admin/editor/editing';
import { followsParameter, historyPath, storedByParameter, versionParameter } from '~/admin/list-address';
import { idOfNew } from '~/admin/place-of-new.server';
import type { WriteRequest } from '~/admin/records.server';
import { requireCollection, requirePermission } from '~/admin/route-support.server';
import { sharePreview, sharingOf, unsharePreview } from '~/admin/share-preview.server';
import { findRow } from '~/admin/stored-row.server';
import { unsavedRow } from '~/admin/unsaved-row.server';
import { readVersion } from '~/admin/versions/version';
import { findVersion } from '~/admin/versions/versions.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Displaced } from '~/collections/record-card';
import { orm } from '~/db/client.server';
import { exactSecond, longDate } from '~/lib/dates';
import { isUuid } from '~/lib/uuid';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { NoPreview } from '~/site/preview/no-preview';
import previewStyles from '~/site/preview/preview.css?url';
import { previewOf } from '~/site/preview/preview.server';
import { PreviewedPage, sharingField } from '~/site/preview/previewed-page';
import type { Route } from './+types/preview';

export const middleware = [staffSession];
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: previewStyles }];

/** Whether the action has found what to show, so that nothing need be loaded. */
const isAnswered = createContext(false);

/** As it is saved; null for what never was. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const collection = requireCollection(params.tab);
  const { declaration } = collection;
  const staff = requirePermission(context.get(staffContext), 'read', declaration);
  const storedBy = params.id === 'new' ? url.searchParams.get(storedByParameter) : null;
  if ((params.id === 'new' && storedBy === null) || context.get(isAnswered)) return null;
  const id = storedBy === null ? params.id : idOfNew(declaration, staff, storedBy);
  const row = await findRow(orm(), collection, id);
  const version = readVersion(url.searchParams.get(versionParameter));
  if (row && version !== null) return previewVersion(collection, row, version);
  const page = await pageOf(collection, row);
  const { label, isPublic } = page.state;
  const path = `/admin/preview/${declaration.tab.path}/${id}`;
  const back = { href: `/admin/${declaration.tab.path}/${id}`, label: 'Edit' };
  const { displacedBy } = page;
  if (displacedBy) return { ...page, label, note: noteOf(displacedBy), back, sharing: null };
  if (isPublic) return { ...page, label, note: 'Visitors see this page.', back, sharing: null };
  const sharing = await sharingOf(staff, collection, id);
  const shared = sharing?.until ? ` Whoever was given its link does until ${longDate(sharing.until)}.` : '';
  const note = `Visitors do not see this page.${shared}`;
  return { ...page, label, note, back, sharing: sharing && { path, isShared: sharing.until !== null, link: null } };
}

/** As one of its saves left it. */
async function previewVersion(collection: BoundCollection, current: Record<string, unknown>, version: number) {
  const former = await findVersion(collection, current, version);
  if (!former) throw data(null, { status: 404 });
  const { saved } = former;
  const note = saved ? `Saved ${exactSecond(saved.at)} by ${saved.by}.` : 'Before the first save that is known.';
  const back = { href: historyPath(collection.declaration, String(current['id']), ''), label: 'History' };
  return { ...(await pageOf(collection, former.row)), label: 'Former version', note, back, sharing: null };
}

/** The page of a row; throws a 404 answer where there is none. */
async function pageOf(collection: BoundCollection, row: Record<string, unknown> | null) {
  const preview = row && (await previewOf(collection.declaration.name, row));
  if (!row || !preview) throw data(null, { status: 404 });
  const own = collection.toCard(row, new Date());
  const [card = own] = (await collection.amongOthers?.([own])) ?? [];
  const { title, state, displacedBy } = card;
  return { preview, title, state, displacedBy };
}

/** What visitors see of a record that another one lies over. */
function noteOf({ title, isWhole }: Displaced): string {
  return isWhole
    ? `Visitors see “${title}” in place of this section.`
    : `Visitors see “${title}” over this section, and of it what that one leaves empty.`;
}

/** Shows what is in an editor's form. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  context.set(isAnswered, true);
  const collection = requireCollection(params.tab);
  const { declaration } = collection;
  const id = params.id === 'new' ? null : params.id;
  const staff = context.get(staffContext);
  const refusal = barred(staff, id ? 'update' : 'create', declaration);
  if (refusal || !staff) {
    return data({ problems: [refusal?.toast.description ?? ''] }, { status: refusal?.status ?? 401 });
  }
  // No editor sends it: what was opened and is gone by now has an id all the same.
  if (id && !isUuid(id)) throw data(null, { status: 404 });
  const form = await readForm(request);
  const sharing = form?.get(sharingField);
  if (id && (sharing === 'share' || sharing === 'unshare')) {
    return changeSharing({ collection, staff, requestId: context.get(requestInfo).id }, id, sharing);
  }
  if (!form || !takeEditing(form)) {
    return data({ problems: ['This form could not be read. Please send it again.'] }, { status: 400 });
  }
  const typed = await unsavedRow({ collection, staff, id, form });
  if (!typed.ok) return data({ problems: typed.problems }, { status: 422 });
  const back = id ? { href: `/admin/preview/${declaration.tab.path}/${id}`, label: 'As saved' } : null;
  const page = await pageOf(collection, typed.row);
  const note = url.searchParams.has(followsParameter)
    ? 'Only you see this page. It follows what you type.'
    : 'Only you see this page.';
  return { ...page, label: 'As typed', note, back, sharing: null };
}

/** Gives or takes back the link of a record; shows its page again. */
async function changeSharing(request: WriteRequest, id: string, change: 'share' | 'unshare') {
  const outcome = await (change === 'share' ? sharePreview : unsharePreview)(request, id);
  if (!outcome.ok) return data({ problems: [outcome.toast.description ?? ''] }, { status: outcome.status });
  const { collection } = request;
  const path = `/admin/preview/${collection.declaration.tab.path}/${id}`;
  if (!outcome.link) throw redirect(path, 303);
  const page = await pageOf(collection, await findRow(orm(), collection, id));
  const { url, expiresAt } = outcome.link;
  const note = `Whoever has this link reads the page until ${longDate(expiresAt)}, without an account. Copy it now: it is not shown again.`;
  return { ...page, label: 'Shared', note, back: null, sharing: { path, isShared: true, link: url } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData ? `Preview: ${loaderData.title}` : 'Preview');
}

export default function PreviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && 'problems' in actionData) return <NoPreview problems={actionData.problems} />;
  const shown = actionData ?? loaderData;
  if (!shown)
    return <NoPreview problems={['This was not saved yet. Its preview is shown by a button in the editor.']} />;
  return <PreviewedPage {...shown} />;
}
