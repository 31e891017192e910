import { Action, Facts, MailLayout, Paragraph, Title } from './mail-parts';
import { defineMail } from './template';

export interface DemoAnswerProps {
  name: string;
  company: string;
  interestedIn: string;
  /** The chosen time in words; null when the demo was called off. */
  when: string | null;
  /** The time that was arranged before, in words; null when none was. */
  before: string | null;
  /** Of the request in the admin. */
  url: string;
}

export const demoAnswer = defineMail<DemoAnswerProps>({
  label: 'Demo: what the visitor chose',
  when: 'To whoever proposed the times, when the visitor chooses one, moves the demo or calls it off; to everybody who hears of new requests, where they may not read them any more.',
  subject: ({ name, when, before }) =>
    when ? `${name} ${before ? 'moved the demo to' : 'chose'} ${when}` : `${name} called the demo off`,
  render: ({ name, company, interestedIn, when, before, url }) => (
    <MailLayout
      preview={when ?? 'The demo will not take place.'}
      reason="You get this because you or a colleague proposed times for this demo."
    >
      <Title>{titleOf(when, before)}</Title>
      <Paragraph>{`${name} from ${company} ${deedOf(when, before)}.`}</Paragraph>
      <Facts
        facts={[
          { label: 'About', value: interestedIn },
          { label: 'When', value: when },
          { label: 'Before', value: before },
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
    before: 'Tuesday, November 24, 2026 at 14:00 in India',
    url: 'https://www.example.com/admin/demo-requests/6a1c',
  },
});

function titleOf(when: string | null, before: string | null): string {
  if (!when) return 'A demo was called off';
  return before ? 'A demo has a new time' : 'A time is chosen';
}

function deedOf(when: string | null, before: string | null): string {
  if (!when) return 'called the demo off';
  return before ? 'chose another time for the demo' : 'chose a time for the demo';
}
