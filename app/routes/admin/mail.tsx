import { listMails, readMailState } from '~/admin/mail/mail-list.server';
import { MailListPage } from '~/admin/mail/mail-list-page';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import { sendsMail } from '~/server/mail/mail-settings.server';
import type { Route } from './+types/mail';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'mail');
  const list = await listMails(readMailState(url.searchParams));
  return { list, hasServer: sendsMail(), now: new Date().toISOString() };
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  return <MailListPage {...loaderData} />;
}
