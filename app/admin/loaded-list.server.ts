import { data, type RouterContextProvider } from 'react-router';
import type { BoundCollection } from '~/collections/record-binding.server';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { log } from '~/server/log.server';
import { requestInfo } from '~/server/request-info.server';
import { requireCollection, requirePermission } from './route-support.server';

/** What the loader of a tab's list, or of its bin, answers. */
export interface LoadedList<State, List> {
  tab: string;
  state: State;
  now: string;
  /** Null when it could not be read. */
  list: List | null;
  /** Why it could not be read. */
  failure: Toast | null;
}

interface Ways<State, List> {
  /** The list's state, of the URL. */
  stateOf: (collection: BoundCollection) => State;
  read: (collection: BoundCollection, state: State) => Promise<List>;
}

/** Reads a list of the collection that a tab names, for whoever may; one that can't be read is said, with status 500. */
export async function loadList<State, List>(
  tab: string | undefined,
  context: Readonly<RouterContextProvider>,
  { stateOf, read }: Ways<State, List>,
) {
  const collection = requireCollection(tab);
  const { declaration } = collection;
  requirePermission(context.get(staffContext), 'read', declaration);
  const asked = { tab: declaration.tab.path, state: stateOf(collection), now: new Date().toISOString() };
  try {
    return data<LoadedList<State, List>>({ ...asked, list: await read(collection, asked.state), failure: null });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error, tab: asked.tab }, 'list failed');
    const failure = errorToast(declaration.messages.loadFailed);
    return data<LoadedList<State, List>>({ ...asked, list: null, failure }, { status: 500 });
  }
}
