import { Action, Facts, MailLayout, Paragraph, Title } from './mail-parts';
import { defineMail } from './template';

export interface DemoAnswerProps {
  name: string;
  company: string;
  interestedIn: string;
  /** The chosen time in words; null when the demo was called off. */
  when: string | null;
  /** Of the request in the admin. */
  url: string;
}

export const demoAnswer = defineMail<DemoAnswerProps>({
  label: 'Demo: what the visitor chose',
  when: 'To whoever proposed the times, when the visitor chooses one, moves the demo or calls it off; to everybody who hears of new requests, where they may not read them any more.',
  subject: ({ name, when }) => (when ? `${name} chose ${when}` : `${name} called the demo off`),
  render: ({ name, company, interestedIn, when, url }) => (
    <MailLayout
      preview={when ?? 'The demo will not take place.'}
      reason="You get this because you or a colleague proposed times for this demo."
    >
      <Title>{when ? 'A time is chosen' : 'A demo was called off'}</Title>
      <Paragraph>
        {when ? `${name} from ${company} chose a time for the demo.` : `${name} from ${company} called the demo off.`}
      </Paragraph>
      <Facts
        facts={[
          { label: 'About', value: interestedIn },
          { label: 'When', value: when },
        ]}
      />
      <Action href={url}>Open in Demos</Action>
    </MailLayout>
  ),
  sample: {
    name: 'Head of operations',
    company: 'A freight company',
    interestedIn: 'Quzones (Quantum Computing)',
    when: 'Thursday, November 26, 2026 at 11:00 in India',
    url: 'https://www.example.com/admin/demo-requests/6a1c',
  },
});
