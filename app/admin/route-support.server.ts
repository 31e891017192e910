import { data, type MiddlewareFunction } from 'react-router';
import { collections } from '~/collections';
import type { BoundCollection } from '~/collections/record-binding.server';
import { findBoundCollection } from '~/collections/registry.server';
import type { Staff } from '~/lib/roles';
import { signedOutContext } from '~/server/auth/session.server';
import { authorise, type Guarded, RefusedError } from './authorise';
import { inboxes } from './inbox/inboxes';
import { people } from './people/people';
import { adminTools } from './tools';

/** The collection that a tab's URL names; the first one when it names none. Throws a 404 answer for an unknown tab. */
export function requireCollection(tab: string | undefined): BoundCollection {
  const collection = findBoundCollection(tab ?? collections[0]?.tab.path ?? '');
  if (!collection) throw data(null, { status: 404 });
  return collection;
}

/** For loaders: throws an answer with the refusal's status instead of the error itself. */
export function requirePermission<Action extends string>(
  staff: Staff | null,
  action: NoInfer<Action>,
  guarded: Guarded<Action>,
): Staff {
  try {
    return authorise(staff, action, guarded);
  } catch (error) {
    if (error instanceof RefusedError) throw data(error.message, { status: error.status });
    throw error;
  }
}

/** Guards the page of `adminTools` with this path; answers who reads it. */
export function requireTool(staff: Staff | null, path: string): Staff {
  const tool = adminTools.find((candidate) => candidate.path === path);
  if (!tool) throw data(null, { status: 404 });
  return requirePermission(staff, 'read', tool);
}

/** Middleware before `staffSession`: has the words of a tab or page ready for whoever sends something there signed out. */
export const saysWhoMaySend: MiddlewareFunction<Response> = ({ url, context }) => {
  const [, , place] = url.pathname.replace(/\.data$/, '').split('/');
  const tabs = [...collections, ...inboxes, people].map(({ tab, messages }) => ({ path: tab.path, messages }));
  const guarded = [...tabs, ...adminTools].find(({ path }) => path === place);
  context.set(signedOutContext, guarded?.messages.signedOut ?? null);
};
