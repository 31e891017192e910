import { data } from 'react-router';
import { confirmSubscription, findConfirmation } from '~/server/newsletter/newsletter.server';
import { NewsletterButton, NewsletterOnward, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';
import type { Route } from './+types/newsletter-confirm';

type Found = Awaited<ReturnType<typeof findConfirmation>>;

function headingOf(found: Found | undefined): string {
  if (!found) return 'This link does not work';
  return found.state === 'done' ? 'You are subscribed' : 'Confirm your subscription';
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${headingOf(loaderData)} | Quzones` }, { name: 'robots', content: 'noindex' }];
}

/** The address of the page lets somebody in: nobody keeps it, and no other site is told. */
export function headers() {
  // Not `no-referrer`: the form would then come from nowhere, and be refused as foreign.
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
}

export async function loader({ url }: Route.LoaderArgs) {
  const found = await findConfirmation(url.searchParams.get('token') ?? '');
  return data(found, { status: found ? 200 : 404 });
}

export async function action({ url }: Route.ActionArgs) {
  const confirmed = await confirmSubscription(url.searchParams.get('token') ?? '');
  return data(confirmed, { status: confirmed ? 200 : 404 });
}

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  const title = headingOf(loaderData);
  if (!loaderData) {
    return (
      <NewsletterPage title={title} state="broken">
        <NewsletterWords>
          It is older than seven days, or not complete. Enter your address again, and a new one comes by e-mail.
        </NewsletterWords>
        <NewsletterOnward href="/newsletter">Enter the address again</NewsletterOnward>
      </NewsletterPage>
    );
  }
  if (loaderData.state === 'done') {
    return (
      <NewsletterPage title={title} state="in-step">
        <NewsletterWords>
          {loaderData.email} gets one e-mail when a new insight is published. Each one has a link to leave with one
          click.
        </NewsletterWords>
        <NewsletterOnward href="/insights">Read the latest insights</NewsletterOnward>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={title} state="begun">
      <NewsletterWords>
        One e-mail to {loaderData.email} when a new insight is published, and nothing else. You leave with one click.
      </NewsletterWords>
      <NewsletterButton>Confirm subscription</NewsletterButton>
    </NewsletterPage>
  );
}
