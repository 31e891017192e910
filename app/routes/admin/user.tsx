import { data, redirect } from 'react-router';
import { isPermitted } from '~/admin/authorise';
import { adminMeta } from '~/admin/document-title';
import { changePerson } from '~/admin/people/change-person.server';
import { type PersonAnswer, people, peoplePath } from '~/admin/people/people';
import { findPerson } from '~/admin/people/people-list.server';
import { needsConfirmation } from '~/admin/people/person-changes.server';
import { PersonPage } from '~/admin/people/person-page';
import { requirePermission } from '~/admin/route-support.server';
import { orm } from '~/db/client.server';
import { textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { errorToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { listSessions } from '~/server/auth/account.server';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/user';

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.person.name);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = requirePermission(context.get(staffContext), 'read', people);
  const person = isUuid(params.id) ? await findPerson(orm(), params.id) : null;
  if (!person) throw data(null, { status: 404 });
  const sessions = await listSessions(person.id);
  return { person, sessions, now: new Date().toISOString(), isSelf: person.id === staff.id };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const staff = context.get(staffContext);
  if (isPermitted(staff, 'update', people) && needsConfirmation(intent) && textOf(form, 'confirmed') !== 'yes') {
    return data<PersonAnswer>({ confirm: intent }, { status: 409 });
  }
  const requestId = context.get(requestInfo).id;
  const change = { staff, requestId, id: params.id, intent, value: textOf(form, 'value') };
  const outcome = await changePerson(change);
  if (!outcome.ok) return data<PersonAnswer>({ toast: outcome.toast }, { status: outcome.status });
  // A link is shown once, so it is the answer itself and not the page after a redirect.
  if (outcome.link) return data<PersonAnswer>({ toast: outcome.toast, link: outcome.link });
  const next = intent === 'remove' ? peoplePath({}) : url.pathname;
  return redirect(next, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): PersonAnswer => ({ toast: errorToast(people.messages.updateFailed) }));
}

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage loaded={loaderData} answer={actionData} />;
}
