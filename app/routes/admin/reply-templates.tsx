import { data, redirect } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { deleteTemplate, listTemplates, saveTemplate } from '~/admin/reply-templates/change-templates.server';
import { replyTemplateFields, replyTemplatesPath } from '~/admin/reply-templates/reply-templates';
import { TemplatesPage } from '~/admin/reply-templates/templates-page';
import { requireTool } from '~/admin/route-support.server';
import { formValues, textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/reply-templates';

export async function loader({ context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), replyTemplatesPath);
  return { templates: await listTemplates() };
}

interface Answer {
  answer?: FormAnswer;
  /** The template whose deletion has to be confirmed: the way of browsers without scripts. */
  confirming?: string;
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  requireTool(who.staff, replyTemplatesPath);
  const form = await readForm(request);
  const id = textOf(form, 'id');
  const deletes = textOf(form, 'intent') === 'delete';
  if (deletes && textOf(form, 'confirmed') !== 'yes') return data<Answer>({ confirming: id }, { status: 409 });
  const parsed = replyTemplateFields.safeParse(formValues(form));
  if (!deletes && !parsed.success) {
    return data<Answer>({ answer: invalidAnswer(form, parsed.error) }, { status: form ? 422 : 400 });
  }
  const outcome =
    deletes || !parsed.data ? await deleteTemplate(who, id) : await saveTemplate(who, id || null, parsed.data);
  if (!outcome.ok) return data<Answer>({ answer: formAnswer(form, outcome.toast) }, { status: outcome.status });
  const headers = { 'set-cookie': await flash(outcome.toast) };
  return redirect(`/admin/${replyTemplatesPath}`, { status: 303, headers });
}

export default function ReplyTemplates({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage templates={loaderData.templates} {...actionData} />;
}
