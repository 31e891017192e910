import { Action, MailLayout, Paragraph, Small, Title } from './mail-parts';
import { defineMail } from './template';

export interface NewsletterConfirmationProps {
  /** Of the page with the button that confirms. */
  url: string;
}

export const newsletterConfirmation = defineMail<NewsletterConfirmationProps>({
  label: 'Confirm the newsletter',
  when: 'To an address that was entered for the newsletter. Without the click nothing else follows.',
  subject: () => 'Please confirm your subscription',
  render: ({ url }) => (
    <MailLayout
      preview="One click, and you hear of new insights."
      reason="You get this because this address was entered for the newsletter on our site. If that was not you, do nothing: without the click, nothing else comes."
    >
      <Title>One more click</Title>
      <Paragraph>
        You asked for one e-mail when a new insight is published, and nothing else. Please confirm that this address is
        yours.
      </Paragraph>
      <Action href={url}>Confirm subscription</Action>
      <Small>The link works for seven days.</Small>
    </MailLayout>
  ),
  sample: { url: 'https://www.example.com/newsletter/confirm?token=nHk2vO1c' },
  isSecret: true,
});
