import { Action, Facts, MailLayout, Quote, Title } from './mail-parts';
import { defineMail } from './template';

export interface ContactNotificationProps {
  name: string;
  email: string;
  company: string | null;
  /** In words. */
  subject: string | null;
  message: string;
  /** By when the answer is due, in words. */
  due: string;
  /** Of the tab that shows it. */
  url: string;
}

export const contactNotification = defineMail<ContactNotificationProps>({
  label: 'New message',
  when: 'To the company, as soon as somebody sends the contact form.',
  subject: ({ name, subject }) => (subject ? `New message from ${name}: ${subject}` : `New message from ${name}`),
  render: ({ name, email, company, subject, message, due, url }) => (
    <MailLayout
      preview={message}
      reason="You get this because messages of the contact form are sent to this address. Answering this mail answers the person who wrote."
    >
      <Title>{name} wrote to us</Title>
      <Facts
        facts={[
          { label: 'E-mail', value: email },
          { label: 'Company', value: company },
          { label: 'Subject', value: subject },
          { label: 'Answer due', value: due },
        ]}
      />
      <Quote text={message} />
      <Action href={url}>Open in Messages</Action>
    </MailLayout>
  ),
  sample: {
    name: 'Port planner',
    email: 'planner@port.example',
    company: 'A port operator',
    subject: 'A consultation',
    message:
      'We plan 140 berths a week by hand, and the plan breaks whenever a ship is late.\n\nCould an annealer keep the plan? We have three years of data.',
    due: 'November 24, 2026 at 15:40 (India)',
    url: 'https://www.example.com/admin/contact-messages',
  },
});
