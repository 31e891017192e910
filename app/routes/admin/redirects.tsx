import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { removeRedirect, saveRedirect, saveRedirects } from '~/admin/redirects/change-redirects.server';
import { faultyAnswer, linesField, mostLines, noLines, tooManyLines } from '~/admin/redirects/many-redirects';
import { redirectFields } from '~/admin/redirects/redirect-fields.server';
import { readRedirectLines } from '~/admin/redirects/redirect-lines.server';
import { fromField, redirectsAddress, redirectsPath } from '~/admin/redirects/redirects';
import { readRedirectsState, reportRedirects } from '~/admin/redirects/redirects.server';
import { RedirectsPage } from '~/admin/redirects/redirects-page';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
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

type Who = Parameters<typeof saveRedirect>[0];

export async function action({ request, url, context }: Route.ActionArgs) {
  const who = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  requireTool(who.staff, redirectsPath);
  const form = await readForm(request);
  const shown = redirectsAddress(readRedirectsState(url.searchParams));
  const isMany = textOf(form, 'intent') === 'many' && !textOf(form, 'remove');
  return isMany ? addMany(form, who, shown) : changeOne(form, who, shown);
}

async function changeOne(form: FormData | null, who: Who, shown: string) {
  const removed = textOf(form, 'remove');
  const parsed = redirectFields.safeParse(formValues(form));
  if (!removed && !parsed.success) {
    return data<FormAnswer>(invalidAnswer(form, parsed.error), { status: form ? 422 : 400 });
  }
  const outcome = removed || !parsed.data ? await removeRedirect(who, removed) : await saveRedirect(who, parsed.data);
  if (!outcome.ok) return data<FormAnswer>(formAnswer(form, outcome.toast, outcome.field), { status: outcome.status });
  return done(form, outcome.toast, { shown, used: removed ? [] : ['from', 'to'] });
}

async function addMany(form: FormData | null, who: Who, shown: string) {
  const lines = readRedirectLines(textOf(form, linesField));
  const fault = lines.length === 0 ? noLines : lines.length > mostLines ? tooManyLines : null;
  if (fault) return data<FormAnswer>(formAnswer(form, errorToast(fault), linesField), { status: 422 });
  const { outcome, left } = await saveRedirects(who, lines);
  if (!outcome.ok) return data<FormAnswer>(formAnswer(form, outcome.toast), { status: outcome.status });
  if (left.length === 0) return done(form, outcome.toast, { shown, used: [linesField] });
  return data<FormAnswer>(faultyAnswer(formAnswer(form, outcome.toast), left), { status: 422 });
}

/** What is typed beside what was done stays. */
async function done(form: FormData | null, toast: Toast, { shown, used }: { shown: string; used: readonly string[] }) {
  const isTypedBeside = ['from', 'to', linesField].some((name) => !used.includes(name) && textOf(form, name) !== '');
  if (!isTypedBeside) return redirect(shown, { status: 303, headers: { 'set-cookie': await flash(toast) } });
  const answer = formAnswer(form, toast);
  for (const name of used) answer.typed[name] = '';
  return data<FormAnswer>({ ...answer, intent: '' });
}

/** Of many lines some were added, though others are refused. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 422 || defaultShouldRevalidate;
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} answer={actionData} />;
}
