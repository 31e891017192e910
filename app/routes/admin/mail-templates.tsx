import { adminMeta } from '~/admin/document-title';
import { MailTemplatesPage } from '~/admin/mail/mail-templates-page';
import { requireTool } from '~/admin/route-support.server';
import { staffContext } from '~/server/auth/session.server';
import type { Route } from './+types/mail-templates';

export async function loader({ url, context }: Route.LoaderArgs) {
  requireTool(context.get(staffContext), 'mail');
  // Loaded here, because the renderer of mails is no reason to start later.
  const { previewTemplates } = await import('~/admin/mail/mail-templates.server');
  const previews = await previewTemplates(url.searchParams.get('show'));
  return { ...previews, dark: url.searchParams.get('theme') === 'dark' };
}

export function meta() {
  return adminMeta('Mail templates');
}

export default function MailTemplates({ loaderData }: Route.ComponentProps) {
  return <MailTemplatesPage {...loaderData} />;
}
