import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { emailAddress, optionalLine, requiredChoice } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import type { Staff } from '~/lib/roles';
import { successToast, type Toast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { writeAudit } from '~/server/audit/audit.server';
import { profiles } from '~/server/auth/auth.table.server';
import { prepareInvitation, storeInvitation } from '~/server/auth/invitations.server';
import { sendsMail } from '~/server/mail/mail-settings.server';
import { authorise } from '../authorise';
import { refusedOrFailed } from '../change-outcome.server';
import { lockAndAuthorise } from './change-person.server';
import { people, type ShownLink } from './people';

const invitation = z.object({
  name: optionalLine('Name', 120),
  email: emailAddress('Email', 254).transform((email) => email.toLowerCase()),
  role: requiredChoice('Role', ['editor', 'admin']),
});

export interface InviteErrors {
  name?: string[];
  email?: string[];
  role?: string[];
}

export type InviteOutcome =
  | { ok: true; toast: Toast; link: ShownLink }
  | {
      ok: false;
      status: number;
      toast?: Toast;
      errors: InviteErrors;
      typed: { name: string; email: string; role: string };
    };

/** Invites somebody: a person without a password, and a link that lets them choose one. */
export async function invitePerson(request: {
  staff: Staff | null;
  requestId: string;
  form: FormData | null;
}): Promise<InviteOutcome> {
  const { form } = request;
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email'), role: textOf(form, 'role') };
  const refused = (status: number, toast?: Toast, errors: InviteErrors = {}): InviteOutcome => ({
    ok: false,
    status,
    errors,
    typed,
    ...(toast ? { toast } : {}),
  });
  try {
    const asking = authorise(request.staff, 'update', people);
    const parsed = invitation.safeParse(emptyLeftOut(form));
    if (!parsed.success) return refused(form ? 422 : 400, undefined, z.flattenError(parsed.error).fieldErrors);
    const { email } = parsed.data;
    const address = await store(asking, parsed.data);
    if (address === null)
      return refused(409, undefined, { email: ['Somebody with this address is in the list already.'] });
    const link: ShownLink = { email, purpose: 'invitation', address, mailed: sendsMail() };
    return { ok: true, toast: successToast('User invited.'), link };
  } catch (error) {
    const { status, toast } = refusedOrFailed(error, request.requestId, people.messages.inviteFailed);
    return refused(status, toast);
  }
}

/** An empty input counts as not sent. */
function emptyLeftOut(form: FormData | null) {
  return Object.fromEntries(Object.entries(formValues(form)).filter(([, value]) => value !== ''));
}

/** Null when the address is taken. */
async function store(staff: Staff, wanted: z.output<typeof invitation>): Promise<string | null> {
  const { email, role } = wanted;
  const name = wanted.name ?? email;
  const link = await prepareInvitation({ name, email, role }, staff.name);
  return orm().transaction(async (tx) => {
    const inviter = await lockAndAuthorise(tx, staff);
    const taken = await tx.$count(profiles, eq(sql`lower(${profiles.email})`, email));
    if (taken > 0) return null;
    const id = randomUUID();
    await tx.insert(profiles).values({ id, name, email, role });
    const changes = { name: { after: name }, email: { after: email }, role: { after: role } };
    await writeAudit(tx, { staff: inviter, action: 'create', collection: people.name, recordId: id, changes });
    return storeInvitation(tx, { id, name, email, role }, inviter.name, link);
  });
}
