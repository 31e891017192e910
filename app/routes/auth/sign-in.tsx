import { data, redirect } from 'react-router';
import { z } from 'zod';
import { SignInForm } from '~/admin/sign-in-form';
import { formValues, textOf } from '~/lib/form-values';
import { errorToast, successToast } from '~/lib/toast';
import { findSession } from '~/server/auth/session.server';
import { signIn } from '~/server/auth/sign-in.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/sign-in';

export const handle = { hydrate: true };

export function meta() {
  return [{ title: 'Sign in | Quzones' }, { name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const session = await findSession(request);
  if (session && session.person.role !== 'none') throw redirect('/admin');
  return null;
}

const credentials = z.object({
  email: z
    .string('Enter your e-mail address.')
    .trim()
    .pipe(z.email('Enter an e-mail address such as name@example.com.')),
  password: z.string('Enter your password.').min(1, 'Enter your password.').max(1000, 'This password is too long.'),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const parsed = credentials.safeParse(formValues(form));
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors;
    return data({ email, errors, message: null, toast: null }, { status: form ? 422 : 400 });
  }
  const { clientAddress } = context.get(requestInfo);
  const result = await signIn({ ...parsed.data, clientAddress });
  if (!result.ok) {
    const toast = errorToast(result.message);
    return data({ email, errors: {}, message: result.message, toast }, { status: result.status });
  }
  const headers = new Headers(result.cookies.map((cookie) => ['set-cookie', cookie]));
  headers.append('set-cookie', await flash(successToast('Signed in successfully.')));
  return redirect('/admin', { headers });
}

export default function SignIn({ actionData }: Route.ComponentProps) {
  return <SignInForm answer={actionData} />;
}
