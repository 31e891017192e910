import { listBin, readBinState } from '~/admin/bin-list.server';
import { adminMeta } from '~/admin/document-title';
import { answerListAction } from '~/admin/list-action.server';
import { answerOrStay, type Confirmation } from '~/admin/list-answer';
import { loadList } from '~/admin/loaded-list.server';
import { RecordBin } from '~/admin/record-bin';
import { requireCollection } from '~/admin/route-support.server';
import { TabPanel } from '~/admin/shell/tab-panel';
import { useLastGood } from '~/admin/use-last-good';
import { findCollection } from '~/collections';
import type { CollectionDeclaration } from '~/collections/collection';
import { staffContext } from '~/server/auth/session.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/bin';

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadList(params.tab, context, {
    stateOf: () => readBinState(url.searchParams),
    read: listBin,
  });
}

export function meta({ params }: Route.MetaArgs) {
  const collection = findCollection(params.tab);
  return adminMeta(collection ? `${collection.heading}: bin` : undefined);
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

export function clientAction(args: Route.ClientActionArgs) {
  return answerOrStay(args);
}

export default function Bin({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, failure } = loaderData;
  const collection = findCollection(tab);
  if (!collection) return null;
  return (
    <TabPanel label={collection.heading} toast={actionData?.toast} failure={failure}>
      <ShownBin key={tab} collection={collection} loaded={loaderData} confirm={actionData?.confirm ?? null} />
    </TabPanel>
  );
}

interface ShownProps {
  collection: CollectionDeclaration;
  loaded: Route.ComponentProps['loaderData'];
  confirm: Confirmation | null;
}

function ShownBin({ collection, loaded, confirm }: ShownProps) {
  const { state, list, now } = useLastGood(loaded.list === null ? null : loaded) ?? loaded;
  return <RecordBin collection={collection} state={state} bin={list} now={now} confirm={confirm} />;
}
