import { data, redirect } from 'react-router';
import { linkMeta } from '~/admin/sign-in/link-meta';
import { notAnswered } from '~/admin/sign-in/not-signed-in';
import { type ResetAnswer, ResetPasswordForm } from '~/admin/sign-in/reset-password-form';
import { formValues } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { successToast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { newPasswordHelp, newPasswordOf } from '~/server/auth/credentials';
import { findResetLink, redeemResetLink } from '~/server/auth/password-reset.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import type { Route } from './+types/reset-password';

export const handle = { hydrate: true };

export const meta = linkMeta;

export async function loader({ url }: Route.LoaderArgs) {
  const valid = (await findResetLink(url.searchParams.get('token') ?? '')) !== null;
  return data(
    { valid, help: newPasswordHelp },
    { status: valid ? 200 : 410, headers: { 'cache-control': 'no-store' } },
  );
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = url.searchParams.get('token') ?? '';
  const owner = await findResetLink(token);
  const schema = z.object({ password: newPasswordOf(owner?.email ?? '') });
  const parsed = await schema.safeParseAsync(formValues(form));
  if (!parsed.success) {
    return data<ResetAnswer>(
      { errors: z.flattenError(parsed.error).fieldErrors.password },
      { status: form ? 422 : 400 },
    );
  }
  const changed = await redeemResetLink(token, parsed.data.password);
  if (!changed) return data<ResetAnswer>({}, { status: 410 });
  const toast = successToast('Your password is changed. Sign in with the new one.');
  return redirect('/admin/auth', { headers: { 'set-cookie': await flash(toast) } });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): ResetAnswer => ({ message: notAnswered }));
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetPasswordForm valid={loaderData.valid} help={loaderData.help} answer={actionData} />;
}
