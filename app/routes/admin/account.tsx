import { data, redirect } from 'react-router';
import { type AccountAnswer, guardField } from '~/admin/account/account-answer';
import { AccountPage } from '~/admin/account/account-page';
import { requireAccount } from '~/admin/account/require-account.server';
import { requiredLine } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import type { Staff } from '~/lib/roles';
import { errorToast, successToast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { changePassword, endOwnSessions, listSessions, refusePassword, rename } from '~/server/auth/account.server';
import { newPasswordHelp, newPasswordOf, presentPassword } from '~/server/auth/credentials';
import { cookieHeaders } from '~/server/auth/enter.server';
import { canHavePasskeys, listPasskeys, removePasskey } from '~/server/auth/passkeys.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/account';

export async function loader({ context }: Route.LoaderArgs) {
  const { person, session } = requireAccount(context);
  const [sessions, passkeys] = await Promise.all([listSessions(person.id), listPasskeys(person.id)]);
  return {
    person,
    currentSessionId: session.id,
    hasSecondFactor: session.hasSecondFactor,
    sessions,
    passkeys,
    passkeysPossible: canHavePasskeys(),
    passwordHelp: newPasswordHelp,
    now: new Date().toISOString(),
  };
}

type Outcome = { done: string; cookies?: string[] } | { status: number; answer: AccountAnswer };

export async function action({ request, context }: Route.ActionArgs) {
  const { person, session } = requireAccount(context);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const { clientAddress } = context.get(requestInfo);
  const act = Object.hasOwn(acts, intent) ? acts[intent as keyof typeof acts] : unknownAct;
  const outcome = await act({ request, person, sessionId: session.id, form, clientAddress });
  if ('answer' in outcome) return data(outcome.answer, { status: outcome.status });
  const headers = cookieHeaders(outcome.cookies ?? []);
  headers.append('set-cookie', await flash(successToast(outcome.done)));
  return redirect('/admin/account', { status: 303, headers });
}

interface Call {
  request: Request;
  person: Staff;
  sessionId: string;
  form: FormData | null;
  clientAddress: string;
}

const acts = {
  name: changeName,
  password: newPasswordFor,
  'end-session': endSession,
  'end-others': endOthers,
  'remove-passkey': dropPasskey,
};

async function unknownAct(): Promise<Outcome> {
  return { status: 400, answer: { intent: '', toast: errorToast('This request could not be read.') } };
}

async function changeName({ person, form }: Call): Promise<Outcome> {
  const parsed = z.object({ name: requiredLine('Name', 120) }).safeParse(formValues(form));
  if (!parsed.success) {
    const { fieldErrors: errors } = z.flattenError(parsed.error);
    return { status: 422, answer: { intent: 'name', errors, typedName: textOf(form, 'name') } };
  }
  await rename(person, parsed.data.name);
  return { done: 'Your name is changed.' };
}

async function newPasswordFor({ person, form, request, clientAddress }: Call): Promise<Outcome> {
  const schema = z.object({ present: presentPassword, password: newPasswordOf(person.email) });
  const parsed = await schema.safeParseAsync(formValues(form));
  if (!parsed.success) {
    return { status: 422, answer: { intent: 'password', errors: z.flattenError(parsed.error).fieldErrors } };
  }
  const refusal = await refusePassword(person, parsed.data.present, clientAddress);
  if (refusal)
    return { status: refusal.status, answer: { intent: 'password', errors: { present: [refusal.message] } } };
  const cookies = await changePassword(person, { request, clientAddress }, parsed.data);
  return { done: 'Your password is changed, and you are signed out everywhere else.', cookies };
}

/** Something that whoever finds an open session must not be able to do: asks for the password, in a form of its own. */
async function guarded({ person, form, clientAddress }: Call, act: (id: string) => Promise<string>): Promise<Outcome> {
  const id = textOf(form, 'id');
  const refusal = await refusePassword(person, textOf(form, guardField(id)), clientAddress);
  if (!refusal) return { done: await act(id) };
  const errors = { present: [refusal.message] };
  return { status: refusal.status, answer: { intent: textOf(form, 'intent'), id, errors } };
}

function endSession(call: Call): Promise<Outcome> {
  return guarded(call, async (id) => {
    const ended = await endOwnSessions(call.person, { id });
    return ended > 0 ? 'The session is ended.' : 'The session was over already.';
  });
}

function endOthers(call: Call): Promise<Outcome> {
  return guarded(call, async () => {
    await endOwnSessions(call.person, { but: call.sessionId });
    return 'You are signed out everywhere else.';
  });
}

function dropPasskey(call: Call): Promise<Outcome> {
  return guarded(call, async (id) => {
    const removed = await removePasskey(call.person, id);
    return removed ? 'The passkey is removed.' : 'The passkey was removed already.';
  });
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage loaded={loaderData} answer={actionData} />;
}
