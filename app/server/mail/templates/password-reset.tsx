import { Action, MailLayout, Paragraph, Small, Title } from './mail-parts';
import { defineMail } from './template';

export interface PasswordResetProps {
  name: string;
  url: string;
  /** Until when the link works, in words. */
  until: string;
}

export const passwordReset = defineMail<PasswordResetProps>({
  label: 'New password',
  when: 'To a member of staff for whom a new password was asked.',
  subject: () => 'Choose a new password',
  render: ({ name, url, until }) => (
    <MailLayout
      preview="The link works once."
      reason="You get this because a new password was asked for this address. If that was not you, do nothing: your password stays as it is."
    >
      <Title>A new password</Title>
      <Paragraph>Hello {name},</Paragraph>
      <Paragraph>Choose a new password for the Quzones staff area. All open sessions end then.</Paragraph>
      <Action href={url}>Choose a password</Action>
      <Small>The link works once, until {until}.</Small>
    </MailLayout>
  ),
  sample: {
    name: 'Mari',
    url: 'https://www.example.com/admin/reset?token=nHk2vO1c',
    until: 'November 21, 2026 at 16:40 (India)',
  },
  isSecret: true,
});
