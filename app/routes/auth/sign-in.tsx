import { data, redirect } from 'react-router';
import { notSignedIn } from '~/admin/sign-in/not-signed-in';
import { SignInForm } from '~/admin/sign-in/sign-in-form';
import { formValues, textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { carriesSession } from '~/lib/session-cookie';
import { errorToast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { credentials } from '~/server/auth/credentials';
import { enter } from '~/server/auth/enter.server';
import { canHavePasskeys } from '~/server/auth/passkeys.server';
import { findSession } from '~/server/auth/session.server';
import { signIn } from '~/server/auth/sign-in.server';
import { wantedIsShown } from '~/server/auth/wanted-page.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/sign-in';

export const handle = { hydrate: true };

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export async function loader({ request }: Route.LoaderArgs) {
  const session = await findSession(request);
  if (session && session.person.role !== 'none') throw redirect('/admin');
  const cookie = await wantedIsShown(request);
  // A browser puts away what is over by time; this one ended elsewhere: everywhere at once, or with a new password or role.
  const hasEnded = !session && carriesSession(request.headers.get('cookie'));
  const shown = { passkeysPossible: canHavePasskeys(), hasEnded };
  return data(shown, cookie ? { headers: { 'set-cookie': cookie } } : {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const parsed = credentials.safeParse(formValues(form));
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors;
    return data({ email, errors, toast: null }, { status: form ? 422 : 400 });
  }
  const { clientAddress } = context.get(requestInfo);
  const result = await signIn({ ...parsed.data, request, clientAddress });
  if (result.ok === false) {
    const toast = errorToast(result.message);
    return data({ email, errors: {}, toast }, { status: result.status });
  }
  return enter(request, result);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = textOf(await request.clone().formData(), 'email');
  return answerOr(serverAction, () => ({ email, errors: {}, toast: errorToast(notSignedIn) }));
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInForm answer={actionData} {...loaderData} />;
}
