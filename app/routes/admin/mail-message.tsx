import { data, redirect } from 'react-router';
import { adminMeta } from '~/admin/document-title';
import { findMail } from '~/admin/mail/mail-list.server';
import { MailMessagePage } from '~/admin/mail/mail-message-page';
import { type MailMove, mailMoves } from '~/admin/mail/mail-words';
import { canBeSentAgain, moveMail } from '~/admin/mail/move-mail.server';
import { requireTool } from '~/admin/route-support.server';
import { textOf } from '~/lib/form-values';
import { staffContext } from '~/server/auth/session.server';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { requestInfo } from '~/server/request-info.server';
import type { Route } from './+types/mail-message';

export async function loader({ params, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'mail');
  const mail = await findMail(params.id);
  if (!mail) throw data(null, { status: 404 });
  const moves: MailMove[] = [];
  if (canBeSentAgain(mail.status)) moves.push('again');
  if (mailMoves.cancel.from.includes(mail.status)) moves.push('cancel');
  return { mail, moves, now: new Date().toISOString() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.mail.subject);
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const outcome = await moveMail({
    staff: context.get(staffContext),
    requestId: context.get(requestInfo).id,
    id: params.id,
    move: textOf(await readForm(request), 'move'),
  });
  if (!outcome.ok) return data({ toast: outcome.toast }, { status: outcome.status });
  return redirect(url.pathname, { status: 303, headers: { 'set-cookie': await flash(outcome.toast) } });
}

export default function MailMessage({ loaderData, actionData }: Route.ComponentProps) {
  return <MailMessagePage key={loaderData.mail.id} {...loaderData} toast={actionData?.toast} />;
}
