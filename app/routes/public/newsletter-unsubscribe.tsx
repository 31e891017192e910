import { data } from 'react-router';
import { findUnsubscription, unsubscribe } from '~/server/newsletter/newsletter.server';
import { NewsletterButton, NewsletterOnward, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';
import type { Route } from './+types/newsletter-unsubscribe';

type Found = Awaited<ReturnType<typeof findUnsubscription>>;

function headingOf(found: Found | undefined): string {
  if (!found) return 'This link does not work';
  return found.hasLeft ? 'You are unsubscribed' : 'Unsubscribe';
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${headingOf(loaderData)} | Quzones` }, { name: 'robots', content: 'noindex' }];
}

/** The address of the page is one person's: nobody keeps it, and no other site is told. */
export function headers() {
  // Not `no-referrer`: the form would then come from nowhere, and be refused as foreign.
  return { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };
}

export async function loader({ url }: Route.LoaderArgs) {
  const found = await findUnsubscription(url.searchParams.get('token') ?? '');
  return data(found, { status: found ? 200 : 404 });
}

/**
 * The button of the page, and the one that mail programs show, which post here from their own servers without cookies
 * (RFC 8058). The token alone says who leaves.
 */
export async function action({ url }: Route.ActionArgs) {
  const known = await unsubscribe(url.searchParams.get('token') ?? '');
  return data(null, { status: known ? 200 : 404 });
}

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const title = headingOf(loaderData);
  if (!loaderData) {
    return (
      <NewsletterPage title={title} state="broken">
        <NewsletterWords>
          It is not complete, or its address was erased, and gets nothing any more. If mails still come, write to us.
        </NewsletterWords>
        <NewsletterOnward href="/contact?subject=privacy">Write to us</NewsletterOnward>
      </NewsletterPage>
    );
  }
  if (loaderData.hasLeft) {
    return (
      <NewsletterPage title={title} state="cancelled">
        <NewsletterWords>
          {loaderData.email} gets no newsletter any more. Should that have been a mistake, enter the address again.
        </NewsletterWords>
        <NewsletterOnward href="/newsletter">Subscribe again</NewsletterOnward>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={title} state="leaving">
      <NewsletterWords>{loaderData.email} will get no newsletter any more.</NewsletterWords>
      <NewsletterButton>Unsubscribe</NewsletterButton>
    </NewsletterPage>
  );
}
