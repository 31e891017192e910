import { data, redirect } from 'react-router';
import { builtInPages } from '~/admin/built-in-pages.server';
import { RecordEditor } from '~/admin/record-editor';
import { findRow, saveRecord } from '~/admin/records.server';
import { requireCollection, requirePermission } from '~/admin/route-support.server';
import type { SaveAnswer } from '~/admin/save-answer';
import { findCollection } from '~/collections';
import { orm } from '~/db/client.server';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/record';

export async function loader({ params, context }: Route.LoaderArgs) {
  const collection = requireCollection(params.tab);
  const tab = collection.declaration.tab.path;
  const builtIn = collection.declaration.laidOverPages ? builtInPages() : [];
  if (!params.id) {
    requirePermission(context.get(staffContext), 'create', collection.declaration);
    return { tab, id: null, values: collection.blankForm(), publicPath: null, builtIn };
  }
  requirePermission(context.get(staffContext), 'update', collection.declaration);
  const row = await findRow(orm(), collection, params.id);
  if (!row) throw data(null, { status: 404 });
  const { state, publicPath } = collection.toCard(row, new Date());
  const values = collection.toForm(row);
  return { tab, id: params.id, values, publicPath: state.isPublic ? publicPath : null, builtIn };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const collection = requireCollection(params.tab);
  const form = await readForm(request);
  if (!form) {
    const toast = errorToast('This form could not be read. Please send it again.');
    return data<SaveAnswer>({ toast }, { status: 400 });
  }
  const staff = context.get(staffContext);
  const requestId = context.get(requestInfo).id;
  const outcome = await saveRecord({ collection, staff, requestId, id: params.id ?? null, form });
  if (!outcome.ok) {
    return data<SaveAnswer>({ toast: outcome.toast, submission: outcome.submission }, { status: outcome.status });
  }
  return redirect(`/admin/${collection.declaration.tab.path}${url.search}`, {
    headers: { 'set-cookie': await flash(outcome.toast) },
  });
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The server was not reached: the form keeps everything, and saving can be tried again.
    const toast = errorToast(findCollection(params.tab)?.messages.saveFailed ?? 'The server could not be reached.');
    // The status keeps the router from loading the list anew.
    return data<SaveAnswer>({ toast }, { status: 503 });
  }
}

export default function Record({ loaderData, actionData }: Route.ComponentProps) {
  const collection = findCollection(loaderData.tab);
  if (!collection) return null;
  return (
    <RecordEditor
      key={loaderData.id ?? 'new'}
      collection={collection}
      id={loaderData.id}
      values={loaderData.values}
      publicPath={loaderData.publicPath}
      builtIn={loaderData.builtIn}
      answer={actionData}
    />
  );
}
