import { data, Outlet, redirect } from 'react-router';
import { RecordList } from '~/admin/record-list';
import { listRecords, readListState } from '~/admin/record-list.server';
import { deleteRecord } from '~/admin/records.server';
import { requireCollection, requirePermission } from '~/admin/route-support.server';
import { findCollection } from '~/collections';
import { textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { ShowToast } from '~/ui/toast';
import type { Route } from './+types/records';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const collection = requireCollection(params.tab);
  requirePermission(context.get(staffContext), 'read', collection.declaration);
  const state = readListState(url.searchParams, collection);
  const tab = collection.declaration.tab.path;
  const now = new Date().toISOString();
  try {
    return { tab, state, now, list: await listRecords(collection, state), failure: null };
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error, tab }, 'list failed');
    const failure = errorToast(collection.declaration.messages.loadFailed);
    return data({ tab, state, now, list: { cards: [], total: 0, pageCount: 1 }, failure }, { status: 500 });
  }
}

interface DeleteAnswer {
  toast: Toast | null;
  /** A deletion that still has to be confirmed: the way of browsers without scripts. */
  confirm: { id: string; title: string } | null;
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const collection = requireCollection(params.tab);
  const form = await readForm(request);
  const id = form?.get('recordId');
  if (typeof id !== 'string') {
    return data<DeleteAnswer>({ toast: errorToast('This request could not be read.'), confirm: null }, { status: 400 });
  }
  if (form?.get('confirmed') !== 'yes') {
    const title = textOf(form, 'recordTitle').slice(0, 200);
    return data<DeleteAnswer>({ toast: null, confirm: { id, title } }, { status: 409 });
  }
  const requestId = context.get(requestInfo).id;
  const outcome = await deleteRecord({ collection, staff: context.get(staffContext), requestId, id });
  if (!outcome.ok) return data<DeleteAnswer>({ toast: outcome.toast, confirm: null }, { status: outcome.status });
  return redirect(`/admin/${collection.declaration.tab.path}${url.search}`, {
    headers: { 'set-cookie': await flash(outcome.toast) },
  });
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The server was not reached: the list stays as it is.
    const messages = findCollection(params.tab ?? '')?.messages;
    const toast = errorToast(messages?.deleteFailed ?? 'The server could not be reached.');
    return data<DeleteAnswer>({ toast, confirm: null }, { status: 503 });
  }
}

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, state, list, now, failure } = loaderData;
  const collection = findCollection(tab);
  if (!collection) return null;
  const answer = actionData;
  const toast = answer?.toast ?? failure;
  return (
    <div id="tab-panel" role="tabpanel" aria-label={collection.heading}>
      {toast && <ShowToast toast={toast} />}
      <Outlet />
      <RecordList collection={collection} state={state} list={list} now={now} confirm={answer?.confirm ?? null} />
    </div>
  );
}
