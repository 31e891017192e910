import { requireAccount } from '~/admin/account/require-account.server';
import { requiredLine } from '~/lib/fields';
import { textOf } from '~/lib/form-values';
import { z } from '~/lib/zod';
import { refusePassword } from '~/server/auth/account.server';
import { cookieHeaders } from '~/server/auth/enter.server';
import { addPasskey, beginPasskey, canHavePasskeys } from '~/server/auth/passkeys.server';
import { staffContext, staffSession } from '~/server/auth/session.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/passkeys';

export const handle = { isPostOnly: true };

export const middleware = [staffSession];

const schema = z.object({ name: requiredLine('Name of the passkey', 120) });

/** Adding a passkey, for the script that asks the device: JSON whatever happens. A refusal names the `field` that is wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(staffContext)) return jsonRefusal(401, 'You must be logged in to change your account');
  const { person } = requireAccount(context);
  const form = await readForm(request);
  const asking = { request, clientAddress: context.get(requestInfo).clientAddress };
  const parsed = schema.safeParse({ name: textOf(form, 'name') });
  if (!parsed.success) return jsonRefusal(422, parsed.error.issues[0]?.message ?? '', { field: 'name' });
  if (!canHavePasskeys()) return jsonRefusal(409, 'Passkeys belong to a name: this site has a bare address.');
  if (textOf(form, 'step') === 'answer') {
    const made = { answer: textOf(form, 'answer'), name: parsed.data.name };
    const problem = await addPasskey(person, asking, made);
    return problem ? jsonRefusal(422, problem) : Response.json({ added: true });
  }
  const wrong = await refusePassword(person, textOf(form, 'password'), asking.clientAddress);
  if (wrong) return jsonRefusal(wrong.status, wrong.message, { field: 'password' });
  const { options, cookies } = await beginPasskey(asking);
  return Response.json(options, { headers: cookieHeaders(cookies) });
}

export function loader() {
  return jsonRefusal(405, 'Passkeys are sent here with POST.');
}
