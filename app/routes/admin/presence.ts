import { barred, type Guarded } from '~/admin/authorise';
import { findInbox } from '~/admin/inbox/inboxes';
import { changeSince } from '~/admin/presence/change-since.server';
import { findBoundCollection } from '~/collections/registry.server';
import { formValues } from '~/lib/form-values';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { log } from '~/server/log.server';
import { noteLeft, noteOpen, othersAt } from '~/server/presence/open-forms.server';
import { type PresenceAnswer, presenceFields } from '~/server/presence/presence';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/presence';

/** What windows say of the forms that they show: answers who else has the record open, and whether it was saved since. */
export const handle = { isPostOnly: true };

export const middleware = [staffSession];

export async function action({ request, context }: Route.ActionArgs) {
  const { success, data: presence } = presenceFields.safeParse(formValues(await readForm(request)));
  if (!success) return jsonRefusal(400, 'This request could not be read.');
  const collection = findBoundCollection(presence.tab);
  const guarded: (Guarded<'update'> & { name: string }) | null =
    collection?.declaration ?? findInbox(`/admin/${presence.tab}`);
  if (!guarded) return jsonRefusal(404, 'There is no such tab.');
  const staff = context.get(staffContext);
  const refusal = barred(staff, 'update', guarded);
  if (!staff || refusal) return jsonRefusal(refusal?.status ?? 401, refusal?.toast.description ?? 'Sign in first.');
  try {
    if (presence.left) {
      await noteLeft(staff, presence);
      return new Response(null, { status: 204 });
    }
    const place = { collection: guarded.name, recordId: presence.record };
    await noteOpen(staff, place, presence);
    const others = await othersAt(staff, place, presence.form);
    const since =
      collection && presence.revision > 0 ? await changeSince(collection, presence.record, presence.revision) : null;
    const answer: PresenceAnswer = { others, since };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ id: context.get(requestInfo).id, err: error }, 'who has a record open could not be found out');
    return jsonRefusal(500, 'Who else has this open could not be found out.');
  }
}

export function loader() {
  return jsonRefusal(405, 'What a window shows is said here with POST.');
}
