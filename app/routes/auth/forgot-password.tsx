import { data } from 'react-router';
import { notAnswered } from '~/admin/sign-in/not-signed-in';
import { type ForgotAnswer, ForgotPasswordForm } from '~/admin/sign-in/reset-password-form';
import { formValues, textOf } from '~/lib/form-values';
import { answerOr } from '~/lib/is-fault';
import { z } from '~/lib/zod';
import { ownAddress } from '~/server/auth/credentials';
import { mailResetLink } from '~/server/auth/password-reset.server';
import { isWithinHourlyLimit } from '~/server/hourly-limit.server';
import { log } from '~/server/log.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/forgot-password';

export const handle = { hydrate: true };

export function meta() {
  return [{ name: 'robots', content: 'noindex' }];
}

const schema = z.object({ email: ownAddress });
const sent =
  'If this address belongs to somebody who works here, a link is on its way. It works once, for an hour. Without mail, ask an administrator for a link.';

/** An answer is away by then, and nobody who waits for a mail notices. */
const mailAfterMs = 250;

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const parsed = schema.safeParse(formValues(form));
  if (!parsed.success) {
    const errors = z.flattenError(parsed.error).fieldErrors.email ?? [];
    return data<ForgotAnswer>({ email, errors }, { status: form ? 422 : 400 });
  }
  const { clientAddress, id } = context.get(requestInfo);
  if (!(await isWithinHourlyLimit('forgot-password', clientAddress, 10))) {
    const message = 'Too many links were asked for from your network. Please try again in an hour.';
    return data<ForgotAnswer>({ email, message }, { status: 429 });
  }
  // After the answer: how long it takes would tell whether the address is known.
  setTimeout(() => {
    mailResetLink(parsed.data.email).catch((error: unknown) => {
      log.error({ id, err: error }, 'a link for a new password was not sent');
    });
  }, mailAfterMs);
  return data<ForgotAnswer>({ email, sent });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = textOf(await request.clone().formData(), 'email');
  return answerOr(serverAction, (): ForgotAnswer => ({ email, message: notAnswered }));
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  return <ForgotPasswordForm answer={actionData} />;
}
