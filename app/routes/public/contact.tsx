import { publishedSections } from '~/collections/website_content/website_content.queries.server';
import { answerOr } from '~/lib/is-fault';
import { errorToast } from '~/lib/toast';
import { storeContactMessage } from '~/server/inbox/inbox.server';
import { contactMessageFields } from '~/server/inbox/inquiries';
import { contactSubjects } from '~/server/inbox/inquiry-options';
import type { InquiryAnswer } from '~/server/inbox/inquiry-ticket';
import { newTicket, receiveInquiry } from '~/server/inbox/receive-inquiry.server';
import { headOfForm } from '~/server/sent-back.server';
import { siteOrigin } from '~/server/site-origin.server';
import { thingsOf } from '~/site/described-page';
import { loadOrFail } from '~/site/load-or-fail.server';
import { loadedHead } from '~/site/loaded-head';
import { contactCopy } from '~/site/pages/company/contact-copy';
import { ContactPage } from '~/site/pages/company/contact-page';
import { layOver } from '~/site/pages/plain-copy';
import { pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/contact';

export const handle = { hydrate: true };

const failed = 'Failed to send message. Please try again.';

export const meta = loadedHead;

/** The form carries a ticket of its own for each visitor. */
export function headers() {
  return { 'cache-control': 'private, no-cache' };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const subject = new URL(request.url).searchParams.get('subject') ?? '';
  const chosen: Record<string, string> = Object.hasOwn(contactSubjects, subject) ? { subject } : {};
  const { loaded } = await loadOrFail(context, 'Failed to fetch website content', () => publishedSections('contact'));
  const origin = siteOrigin();
  return {
    ticket: newTicket(),
    head: headOfForm(context, pageMeta({ ...requirePage('/contact'), origin, things: thingsOf('/contact', origin) })),
    chosen,
    published: loaded ?? [],
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveInquiry(request, context, {
    fields: contactMessageFields,
    store: storeContactMessage,
    sent: { title: 'Message Sent!', description: "We'll get back to you within 24 hours" },
    failed,
    path: '/contact',
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): InquiryAnswer => ({ toast: errorToast(failed) }));
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { published, ticket, chosen } = loaderData;
  return (
    <ContactPage {...layOver(contactCopy, published)} stories={[]} inquiry={{ ticket, chosen, answer: actionData }} />
  );
}
