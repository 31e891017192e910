import { Action, Facts, MailLayout, Quote, Title } from './mail-parts';
import { defineMail } from './template';

export interface DemoNotificationProps {
  name: string;
  email: string;
  company: string;
  industry: string;
  interestedIn: string;
  message: string | null;
  /** By when the answer is due, in words. */
  due: string;
  /** Of the tab that shows it. */
  url: string;
}

export const demoNotification = defineMail<DemoNotificationProps>({
  label: 'New demo request',
  when: 'To the company, as soon as somebody asks for a demo.',
  subject: ({ name, company, interestedIn }) => `New demo request from ${name}, ${company}: ${interestedIn}`,
  render: ({ name, email, company, industry, interestedIn, message, due, url }) => (
    <MailLayout
      preview={message ?? `${interestedIn}, ${industry}`}
      reason="You get this because requests for a demo are sent to this address. Answering this mail answers the person who asked."
    >
      <Title>{name} asks for a demo</Title>
      <Facts
        facts={[
          { label: 'E-mail', value: email },
          { label: 'Company', value: company },
          { label: 'Interested in', value: interestedIn },
          { label: 'Industry', value: industry },
          { label: 'Answer due', value: due },
        ]}
      />
      {message && <Quote text={message} />}
      <Action href={url}>Open in Demos</Action>
    </MailLayout>
  ),
  sample: {
    name: 'Head of operations',
    email: 'operations@grid.example',
    company: 'A grid operator',
    industry: 'Energy',
    interestedIn: 'Quzones (Quantum Computing)',
    message: 'We balance a small grid with 40% solar. Please show us unit commitment.',
    due: 'November 24, 2026 at 15:40 (India)',
    url: 'https://www.example.com/admin/demo-requests',
  },
});
