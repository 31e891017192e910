import { data, redirect } from 'react-router';
import { isPermitted } from '~/admin/authorise';
import { offerSignIn } from '~/admin/offer-sign-in';
import { requireTool } from '~/admin/route-support.server';
import { changeSubscriber } from '~/admin/subscribers/change-subscriber.server';
import { listIssues, sendInsight } from '~/admin/subscribers/newsletter-issues.server';
import { listSubscribers, readSubscriberState } from '~/admin/subscribers/subscriber-list.server';
import { subscriberGuard } from '~/admin/subscribers/subscriber-words';
import { type SubscribersAnswer, SubscribersPage } from '~/admin/subscribers/subscribers-page';
import { textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/subscribers';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'subscribers');
  const [list, issues] = await Promise.all([listSubscribers(readSubscriberState(url.searchParams)), listIssues()]);
  return { list, issues, now: new Date().toISOString() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  const insightId = textOf(form, 'insight');
  const id = textOf(form, 'id');
  const about = insightId || id;
  const change = insightId ? (textOf(form, 'send') === 'everybody' ? 'everybody' : 'test') : textOf(form, 'to');
  const asksFirst = change === 'everybody' || change === 'delete';
  if (asksFirst && textOf(form, 'confirmed') !== 'yes' && isPermitted(asked.staff, 'delete', subscriberGuard)) {
    return data<SubscribersAnswer>({ about, confirm: change }, { status: 409 });
  }
  const outcome = insightId
    ? await sendInsight({ ...asked, insightId, to: change === 'everybody' ? 'everybody' : 'test' })
    : await changeSubscriber({ ...asked, id, to: change });
  const address = `${url.pathname}${url.search}`;
  if (!outcome.ok) {
    const { toast, status } = offerSignIn(outcome, address);
    return data<SubscribersAnswer>({ toast, about }, { status });
  }
  return redirect(address, {
    status: 303,
    headers: { 'set-cookie': await flash(outcome.toast) },
  });
}

export default function Subscribers({ loaderData, actionData }: Route.ComponentProps) {
  return <SubscribersPage {...loaderData} answer={actionData} />;
}
