import { data } from 'react-router';
import { CodeForm } from '~/admin/sign-in/code-form';
import { notSignedIn } from '~/admin/sign-in/not-signed-in';
import { textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { enter } from '~/server/auth/enter.server';
import { signInWithCode } from '~/server/auth/sign-in.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/code';

export const handle = { hydrate: true };

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { clientAddress } = context.get(requestInfo);
  const result = await signInWithCode({ code: textOf(form, 'code'), request, clientAddress });
  if (result.ok === false) return data({ message: result.message }, { status: result.status });
  return enter(request, result);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, () => ({ message: notSignedIn }));
}

export default function Code({ actionData }: Route.ComponentProps) {
  return <CodeForm message={actionData?.message} />;
}
