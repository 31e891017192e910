import { data, redirect } from 'react-router';
import { formAnswer } from '~/admin/form-answer';
import { listedTermParameters } from '~/admin/list-address';
import { requireTool } from '~/admin/route-support.server';
import { removeTerm, renameTerm } from '~/admin/terms/rename-term.server';
import { nameField, termsAddress, termsPath, tidyName } from '~/admin/terms/terms';
import { findTermField, isUsed, readRenamed, readTermsState, reportTerms } from '~/admin/terms/terms.server';
import { type TermsAnswer, TermsPage } from '~/admin/terms/terms-page';
import { textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/terms';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), termsPath);
  return { report: await reportTerms(readTermsState(url.searchParams), readRenamed(url.searchParams)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const staff = requireTool(context.get(staffContext), termsPath);
  const form = await readForm(request);
  const intent = textOf(form, 'intent');
  const from = textOf(form, listedTermParameters.value);
  const field = findTermField(textOf(form, listedTermParameters.field))?.name;
  if (field === undefined || from === '' || (intent !== 'rename' && intent !== 'remove')) {
    return data<TermsAnswer>(formAnswer(form, errorToast('This request could not be read.')), { status: 400 });
  }
  const state = readTermsState(url.searchParams);
  const name = tidyName(textOf(form, nameField));
  const isMerge = name !== from && (await isUsed(field, name));
  if ((intent === 'remove' || isMerge) && textOf(form, 'confirmed') !== 'yes') {
    // An Undo is sent from where nothing is being renamed.
    if (readRenamed(url.searchParams) === null) {
      const taken = `“${name}” is in use by now, so both would become one. Rename “${from}” itself if they should.`;
      return data<TermsAnswer>(formAnswer(form, errorToast(taken)), { status: 409 });
    }
    return data<TermsAnswer>({ confirm: intent, typed: { [nameField]: name } }, { status: 409 });
  }
  const change = { staff, requestId: context.get(requestInfo).id, field, from };
  const outcome = intent === 'remove' ? await removeTerm(change) : await renameTerm({ ...change, name });
  if (!outcome.ok) {
    return data<TermsAnswer>(formAnswer(form, outcome.toast, outcome.field), { status: outcome.status });
  }
  const fields = { intent, [listedTermParameters.field]: field, [listedTermParameters.value]: name, [nameField]: from };
  const undo = { label: 'Undo', path: termsAddress({ field }), fields };
  const toast: Toast = intent === 'rename' && !isMerge ? { ...outcome.toast, action: undo } : outcome.toast;
  return redirect(termsAddress(state), { status: 303, headers: { 'set-cookie': await flash(toast) } });
}

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage report={loaderData.report} answer={actionData} />;
}
