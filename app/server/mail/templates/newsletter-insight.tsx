import { Action, InlineLink, MailLayout, Paragraph, Small, Title } from './mail-parts';
import { defineMail } from './template';

export interface NewsletterInsightProps {
  title: string;
  excerpt: string;
  author: string;
  /** Of the insight on the site. */
  url: string;
  /** Null in a test, which goes to nobody on the list. */
  unsubscribeUrl: string | null;
}

export const newsletterInsight = defineMail<NewsletterInsightProps>({
  label: 'A new insight',
  when: 'To everybody on the newsletter, once for each insight that an administrator sends.',
  subject: ({ title }) => title,
  render: ({ title, excerpt, author, url, unsubscribeUrl }) => (
    <MailLayout
      preview={excerpt}
      reason={
        unsubscribeUrl === null ? (
          'This is a test. Subscribers find the link here by which they leave.'
        ) : (
          <>
            You get this because you confirmed your subscription: one e-mail when a new insight is published.{' '}
            <InlineLink href={unsubscribeUrl}>Unsubscribe with one click</InlineLink> whenever you like.
          </>
        )
      }
    >
      <Title>{title}</Title>
      <Paragraph>{excerpt}</Paragraph>
      <Action href={url}>Read the insight</Action>
      <Small>{author}</Small>
    </MailLayout>
  ),
  sample: {
    title: 'Error mitigation versus error correction',
    excerpt:
      'One pays with samples and becomes exponentially expensive. The other pays with qubits and has an entry fee. How each works, and how to tell which one you need.',
    author: 'Quantum algorithms group',
    url: 'https://www.example.com/insights/error-mitigation-versus-error-correction',
    unsubscribeUrl: 'https://www.example.com/newsletter/unsubscribe?token=6a1c',
  },
});
