import { data } from 'react-router';
import { linkMeta } from '~/admin/sign-in/link-meta';
import { notAnswered } from '~/admin/sign-in/not-signed-in';
import { type SetUpAnswer, SetUpForm } from '~/admin/sign-in/set-up-form';
import { requiredLine } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { z } from '~/lib/zod';
import { newPasswordOf, ownAddress } from '~/server/auth/credentials';
import { enterByLink } from '~/server/auth/enter.server';
import { isSetUpLinkValid, redeemSetUpLink } from '~/server/auth/first-administrator.server';
import { signIn } from '~/server/auth/sign-in.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/setup';

export const handle = { hydrate: true };

export const meta = linkMeta;

export async function loader({ url }: Route.LoaderArgs) {
  const valid = await isSetUpLinkValid(url.searchParams.get('token') ?? '');
  return data({ valid }, { status: valid ? 200 : 410, headers: { 'cache-control': 'no-store' } });
}

const schemaFor = (email: string) =>
  z.object({ name: requiredLine('Name', 120), email: ownAddress, password: newPasswordOf(email) });

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  const parsed = await schemaFor(typed.email.trim()).safeParseAsync(formValues(form));
  if (!parsed.success) {
    return data<SetUpAnswer>({ typed, errors: z.flattenError(parsed.error).fieldErrors }, { status: form ? 422 : 400 });
  }
  const created = await redeemSetUpLink(url.searchParams.get('token') ?? '', parsed.data);
  if (!created) return data<SetUpAnswer>({ typed, errors: {} }, { status: 410 });
  const { clientAddress } = context.get(requestInfo);
  const { email, password } = parsed.data;
  const result = await signIn({ email, password, request, clientAddress });
  return enterByLink(request, result);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (): SetUpAnswer => {
    const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') };
    return { typed, errors: {}, message: notAnswered };
  });
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpForm valid={loaderData.valid} answer={actionData} />;
}
