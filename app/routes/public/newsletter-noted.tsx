import { NewsletterOnward, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';

export function meta() {
  return [{ title: 'Almost there | Quzones' }, { name: 'robots', content: 'noindex' }];
}

/** A page instead of a toast: it needs no cookie, and says the same about every address. */
export default function NewsletterNoted() {
  return (
    <NewsletterPage title="Almost there" state="begun">
      <NewsletterWords>Your address is noted. Nothing is sent before you confirm it by e-mail.</NewsletterWords>
      <NewsletterOnward href="/insights">Read the latest insights</NewsletterOnward>
    </NewsletterPage>
  );
}
