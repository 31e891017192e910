import { data } from 'react-router';
import type { BinList } from '~/admin/bin';
import { listBin, readBinState } from '~/admin/bin-list.server';
import { answerListAction } from '~/admin/list-action.server';
import type { ListAnswer } from '~/admin/list-answer';
import { loadList } from '~/admin/loaded-list.server';
import { RecordBin } from '~/admin/record-bin';
import { requireCollection } from '~/admin/route-support.server';
import { findCollection } from '~/collections';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { requestInfo } from '~/server/request-info.server';
import { ShowToast } from '~/ui/toast';
import type { Route } from './+types/bin';

const unreadBin: BinList = { records: [], total: 0, page: 1, pageCount: 1 };

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadList(params.tab, context, {
    stateOf: () => readBinState(url.searchParams),
    read: listBin,
    unread: unreadBin,
  });
}

export function action({ request, params, url, context }: Route.ActionArgs) {
  const collection = requireCollection(params.tab);
  return answerListAction({
    request,
    collection,
    staff: context.get(staffContext),
    requestId: context.get(requestInfo).id,
    address: `/admin/${collection.declaration.tab.path}/bin${url.search}`,
  });
}

export async function clientAction({ serverAction, params }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The server was not reached: the bin stays as it is.
    const toast = errorToast(findCollection(params.tab)?.messages.saveFailed ?? 'The server could not be reached.');
    return data<ListAnswer>({ toast, confirm: null }, { status: 503 });
  }
}

export default function Bin({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, state, list, now, failure } = loaderData;
  const collection = findCollection(tab);
  if (!collection) return null;
  const toast = actionData?.toast ?? failure;
  return (
    <div id="tab-panel" role="tabpanel" aria-label={collection.heading}>
      {toast && <ShowToast toast={toast} />}
      <RecordBin collection={collection} state={state} bin={list} now={now} confirm={actionData?.confirm ?? null} />
    </div>
  );
}
