import { eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { writeAudit } from '~/server/audit/audit.server';
import { profiles } from '~/server/auth/auth.table.server';
import { lockPeople } from '~/server/auth/staff.server';
import { sendsMail } from '~/server/mail/mail-settings.server';
import { authorise } from '../authorise';
import { type Refused, refused, refusedOrFailed } from '../change-outcome.server';
import { people, type ShownLink } from './people';
import { countOtherAdmins, findPerson } from './people-list.server';
import { type Apply, type Effect, type PersonChange, personChanges } from './person-changes.server';

export interface ChangeRequest {
  staff: Staff | null;
  requestId: string;
  /** Whom it is about. */
  id: string;
  /** A key of `personChanges`. */
  intent: string;
  /** What the change needs to know besides, such as the role. */
  value: string;
}

export type PersonOutcome = { ok: true; toast: Toast; link?: ShownLink } | Refused;

type Taken = { effect: Effect; email: string } | 'gone' | 'overtaken' | 'lastAdmin' | 'ownAccount';

/**
 * The only writer of people besides themselves: who -> may they -> is there such a change -> the change -> audit row ->
 * message. Changes come one after the other, so that two administrators who demote each other can't both succeed.
 */
export async function changePerson(request: ChangeRequest): Promise<PersonOutcome> {
  const { messages } = people;
  try {
    const asking = authorise(request.staff, 'update', people);
    const change = Object.hasOwn(personChanges, request.intent) ? personChanges[request.intent] : undefined;
    if (!change?.understands(request.value)) return refused(400, 'This request could not be read.');
    if (!isUuid(request.id)) return refused(404, messages.gone);
    const before = await findPerson(orm(), request.id);
    if (!before) return refused(404, messages.gone);
    const apply = await change.prepare(before, asking);
    const taken = await orm().transaction((tx) => take(tx, request, { ...change, apply }));
    if (typeof taken === 'string') return refused(taken === 'gone' ? 404 : 409, messages[taken]);
    const { effect, email } = taken;
    const link = effect.link && { ...effect.link, email, mailed: sendsMail() };
    return { ok: true, toast: successToast(effect.done), ...(link ? { link } : {}) };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, messages.updateFailed);
  }
}

async function take(tx: Orm, request: ChangeRequest, change: PersonChange & { apply: Apply }): Promise<Taken> {
  const staff = await lockAndAuthorise(tx, request.staff);
  const person = await findPerson(tx, request.id);
  if (!person) return 'gone';
  if (change.othersOnly && person.id === staff.id) return 'ownAccount';
  const isAbleAdmin = person.role === 'admin' && person.standing === 'active';
  if (isAbleAdmin && change.endsAdmin(request.value) && (await countOtherAdmins(tx, person.id)) === 0) {
    return 'lastAdmin';
  }
  const effect = await change.apply(tx, person, request.value, staff);
  if (!effect) return 'overtaken';
  const { changes } = effect;
  const entry = { staff, action: change.action, collection: people.name, recordId: person.id, changes };
  if (Object.keys(changes).length > 0) await writeAudit(tx, entry);
  return { effect, email: person.email };
}

/**
 * Waits until nobody else changes people, then asks again whether this one still may: they may have lost their role a
 * moment ago.
 * @throws RefusedError if not
 */
export async function lockAndAuthorise(tx: Orm, staff: Staff | null): Promise<Staff> {
  await lockPeople(tx);
  const [row] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.id, staff?.id ?? ''));
  if (!row || row.disabledAt) return authorise(null, 'update', people);
  const { id, name, email, role } = row;
  return authorise({ id, name, email, role }, 'update', people);
}
