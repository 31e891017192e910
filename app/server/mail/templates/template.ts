import type { ReactElement } from 'react';

/** One kind of mail. `Props` is plain data: what differs between two mails of the kind. */
export interface MailTemplate<Props> {
  /** What staff call it. */
  label: string;
  /** When it is sent, in a sentence. */
  when: string;
  subject(props: Props): string;
  /** The whole mail, from `<MailLayout>` on. */
  render(props: Props): ReactElement;
  /** For the preview in the admin and for tests. */
  sample: Props;
  /** A person wrote it; all others tell programs that they were made by one, so that no absence note answers them. */
  isPersonal?: true;
  /** It carries a link that lets somebody in: its words are taken out of the database once it was sent. */
  isSecret?: true;
}

/** Declares a template, so that its parts agree on the props. */
export function defineMail<Props>(template: MailTemplate<Props>): MailTemplate<Props> {
  return template;
}
