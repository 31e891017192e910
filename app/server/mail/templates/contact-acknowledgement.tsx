import { Greeting, MailLayout, Paragraph, Title } from './mail-parts';
import { defineMail } from './template';

export interface ContactAcknowledgementProps {
  name: string;
  /** By when the answer comes: the promise that holds for the subject. */
  promise: string;
}

/** Without the message: whoever enters somebody else's address must not be able to send them words of their own. */
export const contactAcknowledgement = defineMail<ContactAcknowledgementProps>({
  label: 'Message received',
  when: 'To whoever sent the contact form, at once. Not for what looks like spam.',
  subject: () => 'We have your message',
  render: ({ name, promise }) => (
    <MailLayout
      preview={`We'll get back to you ${promise}.`}
      reason="You get this because this address was given in the contact form of our site. If that was not you, there is nothing to do: nothing else will come."
    >
      <Title>Message received</Title>
      <Greeting name={name} />
      <Paragraph>
        Thank you for writing. Your message has reached a person’s desk, and we’ll get back to you {promise}. If
        something is missing in it, just answer this mail.
      </Paragraph>
    </MailLayout>
  ),
  sample: {
    name: 'Port planner',
    promise: 'within 24 hours on business days',
  },
});
