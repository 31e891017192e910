import { data, isRouteErrorResponse, redirect } from 'react-router';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import type { LoadedInbox } from '~/admin/inbox/inbox';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { InboxTab } from '~/admin/inbox/inbox-tab';
import { findInbox } from '~/admin/inbox/inboxes';
import { moveInquiry } from '~/admin/inbox/move-inquiry.server';
import { requirePermission } from '~/admin/route-support.server';
import { textOf } from '~/lib/form-values';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/inbox';

export async function loader({ url, context }: Route.LoaderArgs) {
  const inbox = requireInbox(url.pathname);
  requirePermission(context.get(staffContext), 'read', inbox.declaration);
  const now = new Date();
  try {
    const view = await listInbox(inbox, readInboxState(url.searchParams, inbox), now);
    return data<LoadedInbox>({ view, now: now.toISOString(), failure: null });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error, inbox: inbox.declaration.name }, 'inbox failed');
    const failure = errorToast(inbox.declaration.messages.loadFailed);
    return data<LoadedInbox>({ view: null, now: now.toISOString(), failure }, { status: 500 });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const inbox = requireInbox(url.pathname);
  const form = await readForm(request);
  const outcome = await moveInquiry({
    inbox,
    staff: context.get(staffContext),
    requestId: context.get(requestInfo).id,
    id: textOf(form, 'id'),
    to: textOf(form, 'to'),
  });
  if (!outcome.ok) return data({ toast: outcome.toast }, { status: outcome.status });
  return redirect(`${url.pathname}${url.search}`, {
    status: 303,
    headers: { 'set-cookie': await flash(outcome.toast) },
  });
}

export async function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const sentence = findInbox(url.pathname)?.messages.updateFailed ?? 'The server could not be reached.';
    // The status keeps the router from loading the list anew.
    return data({ toast: errorToast(sentence) }, { status: 503 });
  }
}

export default function Inbox({ loaderData, actionData, matches }: Route.ComponentProps) {
  const inbox = findInbox(matches.at(-1)?.pathname ?? '');
  if (!inbox) return null;
  return <InboxTab key={inbox.name} inbox={inbox} loaded={loaderData} toast={actionData?.toast} />;
}
