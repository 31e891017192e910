import { data, Outlet } from 'react-router';
import { answerListAction } from '~/admin/list-action.server';
import type { ListAnswer } from '~/admin/list-answer';
import { loadList } from '~/admin/loaded-list.server';
import { RecordList } from '~/admin/record-list';
import { listRecords, readListState } from '~/admin/record-list.server';
import { unreadList } from '~/admin/record-list-view';
import { requireCollection } from '~/admin/route-support.server';
import { findCollection } from '~/collections';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { requestInfo } from '~/server/request-info.server';
import { ShowToast } from '~/ui/toast';
import type { Route } from './+types/records';

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadList(params.tab, context, {
    stateOf: (collection) => readListState(url.searchParams, collection),
    read: listRecords,
    unread: unreadList,
  });
}

export function action({ request, params, url, context }: Route.ActionArgs) {
  const collection = requireCollection(params.tab);
  return answerListAction({
    request,
    collection,
    staff: context.get(staffContext),
    requestId: context.get(requestInfo).id,
    address: `/admin/${collection.declaration.tab.path}${url.search}`,
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
    return data<ListAnswer>({ toast, confirm: null }, { status: 503 });
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
