import { data, redirect } from 'react-router';
import { z } from 'zod';
import { SetUpForm } from '~/admin/set-up-form';
import { requiredText } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import { successToast } from '~/lib/toast';
import { isSetUpLinkValid, redeemSetUpLink } from '~/server/auth/first-administrator.server';
import { signIn } from '~/server/auth/sign-in.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/setup';

export const handle = { hydrate: true };

export function meta() {
  return [
    { title: 'Set up the first administrator | Quzones' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function loader({ url }: Route.LoaderArgs) {
  const valid = await isSetUpLinkValid(url.searchParams.get('token') ?? '');
  return data({ valid }, { status: valid ? 200 : 410, headers: { 'cache-control': 'no-store' } });
}

const schema = z.object({
  name: requiredText('Name', 120),
  email: z
    .string('Enter your e-mail address.')
    .trim()
    .pipe(z.email('Enter an e-mail address such as name@example.com.')),
  password: z
    .string('Choose a password.')
    .min(8, 'The password needs at least 8 characters.')
    .max(128, 'The password can have at most 128 characters.'),
});

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = schema.safeParse(formValues(form));
  const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') };
  if (!parsed.success) {
    return data({ typed, errors: z.flattenError(parsed.error).fieldErrors }, { status: form ? 422 : 400 });
  }
  const created = await redeemSetUpLink(url.searchParams.get('token') ?? '', parsed.data);
  if (!created) return data({ typed, errors: {} }, { status: 410 });
  const { clientAddress } = context.get(requestInfo);
  const session = await signIn({ email: parsed.data.email, password: parsed.data.password, clientAddress });
  const headers = new Headers(session.cookies.map((cookie) => ['set-cookie', cookie]));
  headers.append('set-cookie', await flash(successToast('Signed in successfully.')));
  return redirect('/admin', { headers });
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpForm valid={loaderData.valid} answer={actionData} />;
}
