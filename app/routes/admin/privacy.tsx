import { data, redirect } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { eraseData, findData, recordsOf } from '~/admin/privacy/answer-privacy.server';
import { addressFields, type FoundData, privacyPath } from '~/admin/privacy/privacy';
import { PrivacyPage } from '~/admin/privacy/privacy-page';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/privacy';

export async function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), privacyPath);
  return { records: await recordsOf() };
}

interface Answer {
  found: FoundData | null;
  answer: FormAnswer | null;
}

/** The address is sent, never part of the page's address: those are kept in logs and histories. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  requireTool(staff, privacyPath);
  const form = await readForm(request);
  const parsed = addressFields.safeParse(formValues(form));
  if (!parsed.success) {
    const answer = invalidAnswer(form, parsed.error);
    return data<Answer>({ found: null, answer }, { status: form ? 422 : 400 });
  }
  const { email } = parsed.data;
  if (textOf(form, 'intent') !== 'erase') return data<Answer>({ found: await findData(email), answer: null });
  const who = { staff, requestId: context.get(requestInfo).id };
  const outcome = await eraseData(who, email, textOf(form, 'typed_again'));
  if (!outcome.ok) {
    const answer = formAnswer(form, outcome.toast);
    answer.errors.typed_again = [outcome.toast.description ?? ''];
    return data<Answer>({ found: await findData(email), answer }, { status: outcome.status });
  }
  return redirect(`/admin/${privacyPath}`, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { found, answer } = actionData ?? { found: null, answer: null };
  return <PrivacyPage records={loaderData.records} found={found} answer={answer} />;
}
