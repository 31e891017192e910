import { data } from 'react-router';
import { confirmSubscription, findConfirmation } from '~/server/newsletter/newsletter.server';
import { NewsletterButton, NewsletterOnward, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';
import type { Route } from './+types/newsletter-confirm';

export function meta() {
  return [{ title: 'Confirm your subscription | Quzones' }, { name: 'robots', content: 'noindex' }];
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
  if (!loaderData) {
    return (
      <NewsletterPage title="This link does not work" state="broken">
        <NewsletterWords>
          It is older than seven days, or not complete. Enter your address again, and a new one comes by e-mail.
        </NewsletterWords>
        <NewsletterOnward href="/newsletter">Enter the address again</NewsletterOnward>
      </NewsletterPage>
    );
  }
  if (loaderData.state === 'done') {
    return (
      <NewsletterPage title="You are subscribed" state="in-step">
        <NewsletterWords>
          {loaderData.email} gets one e-mail when a new insight is published. Each one has a link to leave with one
          click.
        </NewsletterWords>
        <NewsletterOnward href="/insights">Read the latest insights</NewsletterOnward>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title="Confirm your subscription" state="begun">
      <NewsletterWords>
        One e-mail to {loaderData.email} when a new insight is published, and nothing else. You leave with one click.
      </NewsletterWords>
      <NewsletterButton>Confirm subscription</NewsletterButton>
    </NewsletterPage>
  );
}
