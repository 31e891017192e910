import { data, redirect } from 'react-router';
import { latestInsights } from '~/collections/insights/insights.queries.server';
import { wellFormedAddress } from '~/lib/fields';
import { formValues, textOf } from '~/lib/form-values';
import { z } from '~/lib/zod';
import { consentWords } from '~/server/newsletter/consent';
import { requestNewsletter } from '~/server/newsletter/newsletter.server';
import { proofField } from '~/server/proof/proven-forms';
import { readForm } from '~/server/read-form.server';
import { remembered } from '~/server/remembered-reads.server';
import { requestInfo } from '~/server/request-info.server';
import { headOfForm, noteSentBack } from '~/server/sent-back.server';
import { siteOrigin } from '~/server/site-origin.server';
import { loadOrFail } from '~/site/load-or-fail.server';
import { loadedHead } from '~/site/loaded-head';
import { type NewsletterAnswer, NewsletterForm } from '~/site/newsletter-form';
import { LatestInsights, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';
import { pageMeta } from '~/site/seo';
import type { Route } from './+types/newsletter';

export const meta = loadedHead;

const readLatest = remembered(latestInsights);

export async function loader({ context }: Route.LoaderArgs) {
  const { loaded } = await loadOrFail(context, 'Failed to load insights', () => readLatest(3));
  const head = pageMeta({
    title: 'Stay informed',
    description:
      'One e-mail when Quzones publishes a new insight, and nothing else. You confirm by e-mail, and leave with one click whenever you like.',
    path: '/newsletter',
    origin: siteOrigin(),
  });
  // Without the insights, when they can't be read, the form is there all the same.
  return { head: headOfForm(context, head), insights: loaded ?? [] };
}

const schema = z.object({
  email: z
    .string('Enter your e-mail address.')
    .trim()
    .max(254, 'An e-mail address has at most 254 characters.')
    .pipe(wellFormedAddress),
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = schema.safeParse(formValues(form));
  const email = textOf(form, 'email').slice(0, 254);
  const sendBack = (status: number, error: string) => {
    noteSentBack(context);
    return data<NewsletterAnswer>({ email, error }, { status });
  };
  if (!parsed.success) {
    const error = parsed.error.issues[0]?.message ?? 'Enter your e-mail address.';
    return sendBack(form ? 422 : 400, error);
  }
  const { clientAddress } = context.get(requestInfo);
  if (!(await requestNewsletter(parsed.data.email, clientAddress, textOf(form, proofField)))) {
    return sendBack(429, 'Too many requests came from your network. Please try again in an hour.');
  }
  return redirect('/newsletter/noted', 303);
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <NewsletterPage title="Stay informed" state="asked">
        <NewsletterWords>{consentWords}</NewsletterWords>
        <NewsletterForm answer={actionData} className="mt-3 w-full max-w-xl" />
      </NewsletterPage>
      <LatestInsights insights={loaderData.insights} />
    </>
  );
}
