import { data, type RouterContextProvider } from 'react-router';
import type { Staff } from '~/lib/roles';
import { type CurrentSession, sessionContext, staffContext } from '~/server/auth/session.server';
import { requireTool } from '../route-support.server';

/** Whose account it is, and the session that is being used. Throws the refusal as an answer. */
export function requireAccount(context: Readonly<RouterContextProvider>): { person: Staff; session: CurrentSession } {
  const person = requireTool(context.get(staffContext), 'account');
  const session = context.get(sessionContext);
  if (!session) throw data(null, { status: 401 });
  return { person, session };
}
