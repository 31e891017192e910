import type { ReactElement } from 'react';
import { Action, Facts, InlineLink, MailLayout, Paragraph, Title, Words } from './mail-parts';
import { defineMail } from './template';

/** What the four mails about an arranged demo say. */
export interface DemoMeetingProps {
  name: string;
  interestedIn: string;
  /** The time in the visitor's own time zone, in words; null while none was chosen. */
  when: string | null;
  /** Address of the video call; null while there is none. */
  place: string | null;
  /** Of the page where a time is chosen, changed or cancelled. */
  url: string;
}

const sample: DemoMeetingProps = {
  name: 'Head of operations',
  interestedIn: 'Quzones (Quantum Computing)',
  when: 'Thursday, November 26, 2026 at 11:00, Indian time',
  place: 'https://meet.example.com/quzones-demo',
  url: 'https://www.example.com/demo/6a1c',
};

const reason = 'You get this because you asked for a demo on our site.';

function MeetingFacts({ interestedIn, when, where }: Pick<DemoMeetingProps, 'interestedIn' | 'when'> & Place) {
  return (
    <Facts
      facts={[
        { label: 'About', value: interestedIn },
        { label: 'When', value: when },
        { label: 'Where', value: where },
      ]}
    />
  );
}

interface Place {
  where: ReactElement | string | null;
}

/** A mail program need not make a link of what looks like one, and the call is entered by this. */
function callLink(place: string | null): ReactElement | null {
  return place === null ? null : <InlineLink href={place}>{place}</InlineLink>;
}

export interface DemoInvitationProps extends DemoMeetingProps {
  minutes: number;
  /** The proposed times in words, on India's clock. */
  times: string[];
}

export const demoInvitation = defineMail<DemoInvitationProps>({
  label: 'Demo: times to choose from',
  isSecret: true,
  when: 'To whoever asked for a demo, when staff propose times.',
  subject: () => 'Choose a time for your demo',
  render: (props) => (
    <MailLayout preview="The times are shown in your own time zone." reason={reason}>
      <Title>Choose a time</Title>
      <Paragraph>Hello {props.name},</Paragraph>
      <Paragraph>
        We look forward to showing you what we have: {props.minutes} minutes by video call. Which of these suits you?
        The page shows them in your own time zone.
      </Paragraph>
      <MeetingFacts {...props} where={callLink(props.place)} />
      <Words text={props.times.join('\n')} />
      <Action href={props.url}>Choose a time</Action>
    </MailLayout>
  ),
  sample: {
    ...sample,
    when: null,
    place: null,
    minutes: 45,
    times: [
      'Thursday, November 26, 2026 at 11:00 in India',
      'Friday, November 27, 2026 at 16:30 in India',
      'Monday, November 30, 2026 at 14:00 in India',
    ],
  },
});

export interface DemoChangeProps extends DemoMeetingProps {
  /** There was another time before. */
  moved: boolean;
}

export const demoChange = defineMail<DemoChangeProps>({
  label: 'Demo: arranged or moved',
  isSecret: true,
  when: 'To whoever asked for a demo, when its time is set or changed. The calendar file is attached.',
  subject: ({ when }) => (when ? `Your demo: ${when}` : 'Your demo'),
  render: (props) => (
    <MailLayout preview="The calendar entry is attached." reason={reason}>
      <Title>{props.moved ? 'Your demo has a new time' : 'Your demo is arranged'}</Title>
      <Paragraph>Hello {props.name},</Paragraph>
      <Paragraph>
        This is when we meet. The calendar entry is attached{props.moved && ' and takes the place of the one before'}.
      </Paragraph>
      <MeetingFacts {...props} where={callLink(props.place)} />
      <Paragraph>
        Something came up? <InlineLink href={props.url}>Move or cancel the demo</InlineLink>.
      </Paragraph>
    </MailLayout>
  ),
  sample: { ...sample, moved: false },
});

export const demoCancellation = defineMail<DemoMeetingProps>({
  label: 'Demo: cancelled',
  when: 'To whoever asked for a demo, when it is cancelled.',
  subject: () => 'Your demo is cancelled',
  render: (props) => (
    <MailLayout preview="The entry leaves your calendar by itself." reason={reason}>
      <Title>Your demo is cancelled</Title>
      <Paragraph>Hello {props.name},</Paragraph>
      <Paragraph>
        The demo will not take place. To arrange another one,{' '}
        <InlineLink href={props.url}>ask for a new time</InlineLink> or answer this mail.
      </Paragraph>
      <MeetingFacts {...props} where={props.place} />
    </MailLayout>
  ),
  sample,
});

export const demoReminder = defineMail<DemoMeetingProps>({
  label: 'Demo: reminder',
  isSecret: true,
  when: 'To whoever has a demo, the day before it.',
  subject: ({ when }) => (when ? `Tomorrow: your demo, ${when}` : 'Tomorrow: your demo'),
  render: (props) => (
    <MailLayout preview="We look forward to it." reason={reason}>
      <Title>See you tomorrow</Title>
      <Paragraph>Hello {props.name},</Paragraph>
      <Paragraph>We meet tomorrow. If you have a question that we should prepare for, answer this mail.</Paragraph>
      <MeetingFacts {...props} where={callLink(props.place)} />
      <Paragraph>
        Something came up? <InlineLink href={props.url}>Move or cancel the demo</InlineLink>.
      </Paragraph>
    </MailLayout>
  ),
  sample,
});
