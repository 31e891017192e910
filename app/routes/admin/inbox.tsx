import { data, redirect, useRouteLoaderData } from 'react-router';
import { barred } from '~/admin/authorise';
import { chosenIds } from '~/admin/chosen-ids';
import { inboxClock, requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { changeInquiries, type InquiriesRequest } from '~/admin/inbox/change-inquiries.server';
import type { MoveConfirmation } from '~/admin/inbox/confirm-move';
import type { LoadedInbox } from '~/admin/inbox/inbox';
import { listInbox, readInboxState } from '~/admin/inbox/inbox-list.server';
import { InboxTab } from '~/admin/inbox/inbox-tab';
import { findInbox } from '~/admin/inbox/inboxes';
import { stepWithUndo } from '~/admin/inbox/take-back.server';
import { unconfirmedMove } from '~/admin/inbox/unconfirmed-move.server';
import { offerSignIn } from '~/admin/offer-sign-in';
import { requirePermission } from '~/admin/route-support.server';
import { textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { log } from '~/server/log.server';
import { withPresence } from '~/server/presence/open-forms.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/inbox';
import type { loader as dashboardLoader } from './dashboard';

export async function loader({ url, context }: Route.LoaderArgs) {
  const inbox = requireInbox(url.pathname);
  const staff = requirePermission(context.get(staffContext), 'read', inbox.declaration);
  const now = new Date().toISOString();
  try {
    const viewer = { staff, clock: await inboxClock() };
    const list = await listInbox(inbox, readInboxState(url.searchParams, inbox), viewer);
    const cards = await withPresence(staff, inbox.declaration.name, list.cards, context.get(requestInfo).id);
    return data<LoadedInbox>({ view: { ...list, cards }, now, failure: null });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error, inbox: inbox.declaration.name }, 'inbox failed');
    const failure = errorToast(inbox.declaration.messages.loadFailed);
    return data<LoadedInbox>({ view: null, now, failure }, { status: 500 });
  }
}

interface Answer {
  toast?: Toast;
  /** What has to be agreed to first. */
  confirm?: MoveConfirmation;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const inbox = requireInbox(url.pathname);
  const staff = context.get(staffContext);
  const refusal = barred(staff, 'update', inbox.declaration);
  const address = `${url.pathname}${url.search}`;
  if (refusal) return data<Answer>({ toast: offerSignIn(refusal, address).toast }, { status: refusal.status });
  const form = await readForm(request);
  const asked = {
    inbox,
    staff,
    requestId: context.get(requestInfo).id,
    to: textOf(form, 'to'),
    address,
  };
  const outcome = form?.has('id') ? await moveOne(asked, form) : await moveChosen(asked, form);
  if ('confirm' in outcome) return data<Answer>(outcome, { status: 409 });
  if (!outcome.ok) return data<Answer>({ toast: outcome.toast }, { status: outcome.status });
  return redirect(address, {
    status: 303,
    headers: { 'set-cookie': await flash(outcome.toast) },
  });
}

type Asked = Omit<InquiriesRequest, 'ids' | 'assignee'>;

async function moveOne(asked: Asked, form: FormData) {
  const id = textOf(form, 'id');
  const confirm = await unconfirmedMove(asked.inbox, form, [id]);
  return confirm ? { confirm } : stepWithUndo({ ...asked, id });
}

/** What was chosen in the list, all together. */
async function moveChosen(asked: Asked, form: FormData | null) {
  const chosen = chosenIds(form, asked.inbox.declaration.nouns[0]);
  if (!chosen.ok) return { ...chosen, toast: errorToast(chosen.sentence) };
  const confirm = await unconfirmedMove(asked.inbox, form, chosen.ids);
  if (confirm) return { confirm };
  return changeInquiries({ ...asked, ids: chosen.ids, assignee: textOf(form, 'assignee') });
}

export function clientAction({ serverAction, url }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): Answer => {
    const sentence = findInbox(url.pathname)?.messages.updateFailed ?? 'The server could not be reached.';
    return { toast: errorToast(sentence) };
  });
}

export default function Inbox({ loaderData, actionData, matches }: Route.ComponentProps) {
  const inbox = findInbox(matches.at(-1)?.pathname ?? '');
  const desk = useRouteLoaderData<typeof dashboardLoader>('routes/admin/dashboard');
  if (!inbox) return null;
  return (
    <InboxTab
      key={inbox.name}
      inbox={inbox}
      loaded={loaderData}
      person={desk?.person}
      toast={actionData?.toast}
      confirm={actionData?.confirm}
    />
  );
}
