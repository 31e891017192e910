import { Action, InlineLink, MailLayout, Paragraph, Title } from './mail-parts';
import { defineMail } from './template';

export interface NewsletterWelcomeProps {
  insightsUrl: string;
  unsubscribeUrl: string;
}

export const newsletterWelcome = defineMail<NewsletterWelcomeProps>({
  label: 'Welcome to the newsletter',
  when: 'To a subscriber who has just confirmed, or who is one already and asked again.',
  subject: () => 'You are subscribed',
  render: ({ insightsUrl, unsubscribeUrl }) => (
    <MailLayout
      preview="One e-mail when a new insight is published, and nothing else."
      reason={
        <>
          You get this because you confirmed your subscription.{' '}
          <InlineLink href={unsubscribeUrl}>Unsubscribe with one click</InlineLink> whenever you like.
        </>
      }
    >
      <Title>You are on the list</Title>
      <Paragraph>
        From now on you get one e-mail when a new insight is published: how a result came about, what it cost, and where
        its limits are.
      </Paragraph>
      <Action href={insightsUrl}>Read the latest insights</Action>
    </MailLayout>
  ),
  sample: {
    insightsUrl: 'https://www.example.com/insights',
    unsubscribeUrl: 'https://www.example.com/newsletter/unsubscribe?token=6a1c',
  },
});
