import { Action, MailLayout, Paragraph, Small, Title } from './mail-parts';
import { defineMail } from './template';

export interface InvitationProps {
  name: string;
  /** Who invites. */
  invitedBy: string;
  /** What the role allows, such as "an editor". */
  role: string;
  url: string;
  /** Until when the link works, in words. */
  until: string;
}

export const invitation = defineMail<InvitationProps>({
  label: 'Invitation',
  when: 'To a person who is invited to the staff area.',
  subject: ({ invitedBy }) => `${invitedBy} invites you to the Quzones staff area`,
  render: ({ name, invitedBy, role, url, until }) => (
    <MailLayout
      preview="Choose a password, and you are in."
      reason="You get this because a colleague entered this address. If you do not know what it is about, do nothing: the link stops working by itself."
    >
      <Title>You are invited</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>
        {invitedBy} invites you to work on the Quzones website as {role}. Choose a password, and you are in.
      </Paragraph>
      <Action href={url}>Accept the invitation</Action>
      <Small>The link works once, until {until}.</Small>
    </MailLayout>
  ),
  sample: {
    name: 'Mari',
    invitedBy: 'Customer Solutions',
    role: 'an editor',
    url: 'https://www.example.com/admin/invitation?token=nHk2vO1c',
    until: 'November 28, 2026 at 15:40 (India)',
  },
  isSecret: true,
});
