import { data, redirect } from 'react-router';
import { type FormAnswer, formAnswer, invalidAnswer } from '~/admin/form-answer';
import { deleteTemplate, listTemplates, saveTemplate } from '~/admin/reply-templates/change-templates.server';
import {
  newTemplate,
  replyTemplateFields,
  replyTemplatesPath,
  sentTemplate,
  templateField,
  typedTemplates,
} from '~/admin/reply-templates/reply-templates';
import { TemplatesPage } from '~/admin/reply-templates/templates-page';
import { requireTool } from '~/admin/route-support.server';
import { textOf } from '~/lib/form-values';
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

const unasked = { title: 'A question first', description: 'Nothing was deleted yet.' };

export async function action({ request, context }: Route.ActionArgs) {
  const who = { staff: context.get(staffContext), requestId: context.get(requestInfo).id };
  requireTool(who.staff, replyTemplatesPath);
  const form = await readForm(request);
  const deleted = textOf(form, 'delete');
  const id = deleted || textOf(form, 'save');
  if (deleted && textOf(form, 'confirmed') !== 'yes') {
    return data<Answer>({ confirming: deleted, answer: formAnswer(form, unasked) }, { status: 409 });
  }
  const parsed = replyTemplateFields.safeParse(sentTemplate(form, id));
  if (!deleted && !parsed.success) {
    const answer = invalidAnswer(form, parsed.error, (field) => templateField(field, id));
    return data<Answer>({ answer }, { status: form ? 422 : 400 });
  }
  const outcome =
    deleted || !parsed.data
      ? await deleteTemplate(who, id)
      : await saveTemplate(who, id === newTemplate.id ? null : id, parsed.data);
  if (!outcome.ok) return data<Answer>({ answer: formAnswer(form, outcome.toast) }, { status: outcome.status });
  const answer = formAnswer(form, outcome.toast);
  const others = [...(await listTemplates()), newTemplate].filter((other) => other.id !== id);
  const typed = typedTemplates(answer.typed, others);
  // A page without scripts sends along what is typed beside it.
  if (typed) return data<Answer>({ answer: { ...answer, typed } });
  const headers = { 'set-cookie': await flash(outcome.toast) };
  return redirect(`/admin/${replyTemplatesPath}`, { status: 303, headers });
}

export default function ReplyTemplates({ loaderData, actionData }: Route.ComponentProps) {
  return <TemplatesPage templates={loaderData.templates} {...actionData} />;
}
