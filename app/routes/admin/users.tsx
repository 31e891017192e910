import { data } from 'react-router';
import { invitePerson } from '~/admin/people/invite-person.server';
import { people } from '~/admin/people/people';
import { listPeople } from '~/admin/people/people-list.server';
import { type PeopleAnswer, PeopleTab } from '~/admin/people/people-tab';
import { requirePermission } from '~/admin/route-support.server';
import { answerOr } from '~/lib/is-fault';
import { errorToast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/users';

export async function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context.get(staffContext), 'read', people);
  const now = new Date().toISOString();
  try {
    return data({ now, view: await listPeople(url.searchParams), failure: null });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error }, 'people failed');
    return data({ now, view: null, failure: errorToast(people.messages.loadFailed) }, { status: 500 });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const requestId = context.get(requestInfo).id;
  const outcome = await invitePerson({ staff: context.get(staffContext), requestId, form });
  if (outcome.ok) return data<PeopleAnswer>({ toast: outcome.toast, link: outcome.link });
  const { errors, typed, status, toast } = outcome;
  return data<PeopleAnswer>({ invite: { errors, typed }, ...(toast ? { toast } : {}) }, { status });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): PeopleAnswer => ({ toast: errorToast(people.messages.inviteFailed) }));
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleTab {...loaderData} answer={actionData} />;
}
