import { PlainMail, QuotedMail } from './plain-mail';
import { defineMail } from './template';

export interface ReplyProps {
  subject: string;
  /** What was written, as it was typed. */
  body: string;
  /** The message that it answers; null when there was no text. */
  quoted: { author: string; when: string; text: string } | null;
}

export const reply = defineMail<ReplyProps>({
  isPersonal: true,
  label: 'Reply',
  when: 'To whoever wrote to us, when staff answer in the admin.',
  subject: ({ subject }) => subject,
  render: ({ body, quoted }) => <PlainMail text={body}>{quoted && <QuotedMail {...quoted} />}</PlainMail>,
  sample: {
    subject: 'Re: A consultation',
    body: 'Dear planner,\n\nYes, and three years of data are plenty. Would Thursday suit you?\n\nBest regards\nCustomer Solutions\nQuzones',
    quoted: {
      author: 'Port planner',
      when: 'November 21, 2026 at 15:40 (India)',
      text: 'We plan 140 berths a week by hand, and the plan breaks whenever a ship is late.',
    },
  },
});
