import { Outlet, useRouteLoaderData } from 'react-router';
import { isPermitted } from '~/admin/authorise';
import { WaitingDrafts } from '~/admin/editor/waiting-drafts';
import { ifKnown, withPublicLinks } from '~/admin/links-to.server';
import { answerListAction } from '~/admin/list-action.server';
import { answerOrStay, type Confirmation } from '~/admin/list-answer';
import { loadList } from '~/admin/loaded-list.server';
import { RecordList } from '~/admin/record-list';
import { listRecords, readListState } from '~/admin/record-list.server';
import type { ShownList } from '~/admin/record-list-view';
import { withPlaces } from '~/admin/record-place.server';
import { requireCollection } from '~/admin/route-support.server';
import { TabPanel } from '~/admin/shell/tab-panel';
import { termsLike } from '~/admin/terms/terms.server';
import { useLastGood } from '~/admin/use-last-good';
import { findCollection } from '~/collections';
import type { CollectionDeclaration, RecordAction } from '~/collections/collection';
import { staffContext } from '~/server/auth/session.server';
import { withPresence } from '~/server/presence/open-forms.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/records';
import type { loader as dashboardLoader } from './dashboard';

export function loader({ params, url, context }: Route.LoaderArgs) {
  return loadList(params.tab, context, {
    stateOf: (collection) => readListState(url.searchParams, collection),
    async read(collection, state) {
      const terms = state.query === '' || state.term ? [] : await termsLike(collection, state.query);
      const list: ShownList = { ...(await listRecords(collection, state)), terms };
      const [staff, requestId] = [context.get(staffContext), context.get(requestInfo).id];
      const may = (what: RecordAction) => isPermitted(staff, what, collection.declaration);
      const { name } = collection.declaration;
      const present = staff ? await withPresence(staff, name, list.cards, requestId) : list.cards;
      const placed = may('update') ? await withPlaces(collection, state, present) : present;
      if (!may('delete')) return { ...list, cards: placed };
      const cards = withPublicLinks(collection, placed);
      return { ...list, cards: await ifKnown(cards, placed, requestId) };
    },
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

export function clientAction(args: Route.ClientActionArgs) {
  return answerOrStay(args);
}

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, failure } = loaderData;
  const desk = useRouteLoaderData<typeof dashboardLoader>('routes/admin/dashboard');
  const collection = findCollection(tab);
  if (!collection) return null;
  return (
    <TabPanel label={collection.heading} toast={actionData?.toast} failure={failure}>
      <Outlet />
      {desk && <WaitingDrafts person={desk.person} of={collection.name} path={`/admin/${collection.tab.path}`} />}
      <ShownRecords key={tab} collection={collection} loaded={loaderData} confirm={actionData?.confirm ?? null} />
    </TabPanel>
  );
}

interface ShownProps {
  collection: CollectionDeclaration;
  loaded: Route.ComponentProps['loaderData'];
  confirm: Confirmation | null;
}

function ShownRecords({ collection, loaded, confirm }: ShownProps) {
  const { state, list, now } = useLastGood(loaded.list === null ? null : loaded) ?? loaded;
  return <RecordList collection={collection} state={state} list={list} now={now} confirm={confirm} />;
}
