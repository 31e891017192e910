import { answerOr } from '~/lib/is-fault';
import { errorToast } from '~/lib/toast';
import { storeDemoRequest } from '~/server/inbox/inbox.server';
import { demoRequestFields } from '~/server/inbox/inquiries';
import { demoIndustries, demoInterests } from '~/server/inbox/inquiry-options';
import type { InquiryAnswer } from '~/server/inbox/inquiry-ticket';
import { newTicket, receiveInquiry } from '~/server/inbox/receive-inquiry.server';
import { headOfForm } from '~/server/sent-back.server';
import { siteOrigin } from '~/server/site-origin.server';
import { thingsOf } from '~/site/described-page';
import { loadedHead } from '~/site/loaded-head';
import { requestDemoCopy } from '~/site/pages/company/request-demo-copy';
import { RequestDemoPage } from '~/site/pages/company/request-demo-page';
import { pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/request-demo';

export const handle = { hydrate: true };

const failed = 'Failed to submit demo request. Please try again.';

export const meta = loadedHead;

/** The form carries a ticket of its own for each visitor. */
export function headers() {
  return { 'cache-control': 'private, no-cache' };
}

export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const interest = new Map<string, string>(Object.entries(demoInterests)).get(asked.get('interest') ?? '');
  const wanted = asked.get('industry')?.toLowerCase();
  const industry = demoIndustries.find((name) => name.toLowerCase() === wanted);
  const chosen = { ...(interest && { interested_in: interest }), ...(industry && { industry }) };
  const origin = siteOrigin();
  const head = pageMeta({ ...requirePage('/request-demo'), origin, things: thingsOf('/request-demo', origin) });
  return { ticket: newTicket(), head: headOfForm(context, head), chosen };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveInquiry(request, context, {
    fields: demoRequestFields,
    store: storeDemoRequest,
    sent: {
      title: 'Demo Request Submitted!',
      description: 'Thank you for requesting a demo. Our team will contact you shortly to schedule your session.',
    },
    failed,
    path: '/request-demo',
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOr(serverAction, (): InquiryAnswer => ({ toast: errorToast(failed) }));
}

export default function RequestDemo({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestDemoPage
      copy={requestDemoCopy.sections}
      added={[]}
      stories={[]}
      inquiry={{ ticket: loaderData.ticket, chosen: loaderData.chosen, answer: actionData }}
    />
  );
}
