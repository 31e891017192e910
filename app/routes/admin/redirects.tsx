import { data, redirect } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { removeRedirect, saveRedirect } from '~/admin/redirects/change-redirects.server';
import { redirectFields } from '~/admin/redirects/redirect-fields.server';
import { fromField, redirectsAddress, redirectsPath } from '~/admin/redirects/redirects';
import { readRedirectsState, reportRedirects } from '~/admin/redirects/redirects.server';
import { RedirectsPage } from '~/admin/redirects/redirects-page';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import { countedMisses } from '~/server/views/store-misses.server';
import type { Route } from './+types/redirects';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), redirectsPath);
  // What this process has counted meanwhile belongs to the picture.
  await countedMisses.write();
  const report = await reportRedirects(readRedirectsState(url.searchParams));
  return { report, from: url.searchParams.get(fromField)?.slice(0, 200) ?? '', now: new Date().toISOString() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const who = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  requireTool(who.staff, redirectsPath);
  const form = await readForm(request);
  const removed = textOf(form, 'remove');
  const parsed = redirectFields.safeParse(formValues(form));
  if (!removed && !parsed.success) {
    return data<FormAnswer>(invalidAnswer(form, parsed.error), { status: form ? 422 : 400 });
  }
  const outcome = removed || !parsed.data ? await removeRedirect(who, removed) : await saveRedirect(who, parsed.data);
  if (!outcome.ok) return data<FormAnswer>(formAnswer(form, outcome.toast, outcome.field), { status: outcome.status });
  const isTypedBeside = removed !== '' && (textOf(form, 'from') !== '' || textOf(form, 'to') !== '');
  if (isTypedBeside) return data<FormAnswer>(formAnswer(form, outcome.toast));
  const shown = redirectsAddress(readRedirectsState(url.searchParams));
  return redirect(shown, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} answer={actionData} />;
}
