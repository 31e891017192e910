import { NewsletterOnward, NewsletterPage, NewsletterWords } from '~/site/newsletter-page';

export function meta() {
  return [{ title: 'Almost there | Quzones' }, { name: 'robots', content: 'noindex' }];
}

/** A page instead of a toast: it needs no cookie, and says the same about every address. */
export default function NewsletterNoted() {
  return (
    <NewsletterPage title="Almost there" state="begun">
      <NewsletterWords>
        Your address is noted. Look in your inbox, or among the spam, for our e-mail with a link: nothing else is sent
        before you confirm by it.
      </NewsletterWords>
      <NewsletterOnward href="/insights">Read the latest insights</NewsletterOnward>
    </NewsletterPage>
  );
}
