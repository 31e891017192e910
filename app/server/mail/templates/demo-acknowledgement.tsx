import { Facts, Greeting, MailLayout, Paragraph, Title } from './mail-parts';
import { defineMail } from './template';

export interface DemoAcknowledgementProps {
  name: string;
  interestedIn: string;
  /** By when the answer comes, in words. */
  promise: string;
  /** Such as "30-45 minutes by video call". */
  length: string;
}

export const demoAcknowledgement = defineMail<DemoAcknowledgementProps>({
  label: 'Demo request received',
  when: 'To whoever asked for a demo, at once. Not for what looks like spam.',
  subject: () => 'We have your request for a demo',
  render: ({ name, interestedIn, promise, length }) => (
    <MailLayout
      preview={`We'll get back to you ${promise} with times to choose from.`}
      reason="You get this because this address was given in the demo form of our site. If that was not you, there is nothing to do."
    >
      <Title>Your demo</Title>
      <Greeting name={name} />
      <Paragraph>
        Thank you for your request. We’ll get back to you {promise} with times to choose from. If you have a problem of
        your own in mind, answer this mail with it: the demo is better when it is about that.
      </Paragraph>
      <Facts
        facts={[
          { label: 'About', value: interestedIn },
          { label: 'Length', value: length },
        ]}
      />
    </MailLayout>
  ),
  sample: {
    name: 'Head of operations',
    interestedIn: 'Quzones (Quantum Computing)',
    promise: 'within 24 hours on business days',
    length: '30-45 minutes by video call',
  },
});
