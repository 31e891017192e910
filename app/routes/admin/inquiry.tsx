import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { adminMeta } from '~/admin/document-title';
import { inboxClock, requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { failureOf } from '~/admin/inbox/inbox';
import { listInbox, neighboursIn, readInboxState } from '~/admin/inbox/inbox-list.server';
import { findInbox } from '~/admin/inbox/inboxes';
import { actOnInquiry, type InquiryAnswer } from '~/admin/inbox/inquiry-action.server';
import { InquiryPage } from '~/admin/inbox/inquiry-page';
import type { LoadedInquiry } from '~/admin/inbox/inquiry-view';
import { loadInquiry } from '~/admin/inbox/inquiry-view.server';
import { typedBeside } from '~/admin/inbox/typed-beside.server';
import { requirePermission } from '~/admin/route-support.server';
import { textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { browserKeyOf } from '~/server/auth/site-secret.server';
import { flash } from '~/server/flash.server';
import { othersOnOpening } from '~/server/presence/open-forms.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/inquiry';

export async function loader({ url, params, context }: Route.LoaderArgs): Promise<LoadedInquiry> {
  const inbox = requireInbox(url.pathname);
  const staff = requirePermission(context.get(staffContext), 'read', inbox.declaration);
  const viewer = { staff, clock: await inboxClock() };
  const inquiry = await loadInquiry(inbox, params.id, viewer);
  const state = readInboxState(url.searchParams, inbox);
  const list = await listInbox(inbox, state, viewer);
  const neighbours = await neighboursIn(inbox, state, viewer, inquiry.card.id);
  const place = { collection: inbox.declaration.name, recordId: params.id };
  const present = await othersOnOpening(staff, place, context.get(requestInfo).id);
  const { id, name, email } = staff;
  const browserKey = await browserKeyOf(id);
  const now = viewer.clock.now.toISOString();
  return { inquiry, list, neighbours, present, now, viewer: { id, name, email, browserKey } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.inquiry?.card.name);
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const inbox = requireInbox(url.pathname);
  const staff = context.get(staffContext);
  const asked = { inbox, staff, requestId: context.get(requestInfo).id, id: params.id };
  const form = await readForm(request);
  const acted = await actOnInquiry(asked, form);
  if (!acted.ok) return data<InquiryAnswer>(acted.answer, { status: acted.status });
  const { toast } = acted.outcome;
  const typed = await typedBeside(asked, form);
  // Without scripts an Undo would send itself alone, and what is typed would be lost.
  if (typed) return data<InquiryAnswer>({ toast: { ...toast, action: undefined }, intent: '', typed, errors: {} });
  const headers = { 'set-cookie': await flash(toast) };
  return redirect(`${url.pathname}${url.search}`, { status: 303, headers });
}

export async function clientAction({ request, serverAction, url }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (): InquiryAnswer => {
    const inbox = findInbox(url.pathname);
    const sentence = inbox ? failureOf(inbox, textOf(form, 'intent')) : 'The server could not be reached.';
    const toast = errorToast(sentence);
    return { toast, intent: '', typed: {}, errors: {} };
  });
}

/** What somebody else did in the meantime is shown beside the sentence that says so. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Inquiry({ loaderData, actionData, params, matches }: Route.ComponentProps) {
  const inbox = findInbox(matches.at(-1)?.pathname ?? '');
  if (!inbox) return null;
  return <InquiryPage key={params.id} inbox={inbox} loaded={loaderData} answer={actionData} />;
}
