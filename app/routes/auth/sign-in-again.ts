import { data } from 'react-router';
import type { InPlaceAnswer } from '~/admin/sign-in/in-place-answer';
import { notSignedIn } from '~/admin/sign-in/not-signed-in';
import { formValues, textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { z } from '~/lib/zod';
import { credentials } from '~/server/auth/credentials';
import { cookieHeaders } from '~/server/auth/enter.server';
import { type SignInResult, signIn, signInWithCode } from '~/server/auth/sign-in.server';
import { jsonRefusal } from '~/server/json-refusal.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/sign-in-again';

export const handle = { isPostOnly: true };

/**
 * Signing in without being led anywhere, for whose session ended while they wrote: first `email` and `password`, then
 * `code` when the answer asks for one.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { clientAddress } = context.get(requestInfo);
  const email = textOf(form, 'email');
  if (form?.has('code')) {
    const result = await signInWithCode({ code: textOf(form, 'code'), request, clientAddress });
    return answer('code', email, result);
  }
  const parsed = credentials.safeParse(formValues(form));
  if (!parsed.success) {
    const { fieldErrors: errors } = z.flattenError(parsed.error);
    return data<InPlaceAnswer>({ step: 'password', email, errors, message: null }, { status: form ? 422 : 400 });
  }
  return answer('password', email, await signIn({ ...parsed.data, request, clientAddress }));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (): InPlaceAnswer => {
    // What is written under the dialog stays.
    const step = form.has('code') ? 'code' : 'password';
    return { step, email: textOf(form, 'email'), errors: {}, message: notSignedIn };
  });
}

export function loader() {
  return jsonRefusal(405, 'Sign in here with POST.');
}

function answer(step: 'password' | 'code', email: string, result: SignInResult) {
  if (result.ok === false) {
    return data<InPlaceAnswer>({ step, email, errors: {}, message: result.message }, { status: result.status });
  }
  const headers = cookieHeaders(result.cookies);
  // Nobody is signed in yet. The status keeps the router from loading the page under the dialog anew, which would lead away.
  if (result.ok === 'code')
    return data<InPlaceAnswer>({ step: 'code', email, errors: {}, message: null }, { status: 401, headers });
  return data<InPlaceAnswer>({ step: 'done', email, errors: {}, message: null }, { headers });
}
