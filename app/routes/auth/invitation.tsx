import { data } from 'react-router';
import { type InvitationAnswer, InvitationForm } from '~/admin/sign-in/invitation-form';
import { linkMeta } from '~/admin/sign-in/link-meta';
import { notAnswered } from '~/admin/sign-in/not-signed-in';
import { requiredLine } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { z } from '~/lib/zod';
import { newPasswordHelp, newPasswordOf } from '~/server/auth/credentials';
import { enterByLink } from '~/server/auth/enter.server';
import { acceptInvitation, findInvitation } from '~/server/auth/invitations.server';
import { signIn } from '~/server/auth/sign-in.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/invitation';

export const handle = { hydrate: true };

export const meta = linkMeta;

export async function loader({ url }: Route.LoaderArgs) {
  const invited = await findInvitation(url.searchParams.get('token') ?? '');
  const init = { status: invited ? 200 : 410, headers: { 'cache-control': 'no-store' } };
  return data({ invited, help: newPasswordHelp }, init);
}

const schemaFor = (email: string) => z.object({ name: requiredLine('Name', 120), password: newPasswordOf(email) });

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = url.searchParams.get('token') ?? '';
  const invited = await findInvitation(token);
  const parsed = await schemaFor(invited?.email ?? '').safeParseAsync(formValues(form));
  const typed = { name: textOf(form, 'name') };
  if (!parsed.success) {
    return data<InvitationAnswer>(
      { typed, errors: z.flattenError(parsed.error).fieldErrors },
      { status: form ? 422 : 400 },
    );
  }
  const email = await acceptInvitation(token, parsed.data);
  if (email === null) return data<InvitationAnswer>({ typed, errors: {} }, { status: 410 });
  const { clientAddress } = context.get(requestInfo);
  const result = await signIn({ email, password: parsed.data.password, request, clientAddress });
  return enterByLink(request, result);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = { name: textOf(await request.clone().formData(), 'name') };
  return answerOr(serverAction, (): InvitationAnswer => ({ typed, errors: {}, message: notAnswered }));
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  return <InvitationForm invited={loaderData.invited} help={loaderData.help} answer={actionData} />;
}
