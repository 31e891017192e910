import { contactAcknowledgement } from './contact-acknowledgement';
import { contactNotification } from './contact-notification';
import { demoAcknowledgement } from './demo-acknowledgement';
import { demoAnswer } from './demo-answer';
import { demoCancellation, demoChange, demoInvitation, demoReminder } from './demo-mails';
import { demoNotification } from './demo-notification';
import { invitation } from './invitation';
import { newsletterConfirmation } from './newsletter-confirmation';
import { newsletterInsight } from './newsletter-insight';
import { newsletterWelcome } from './newsletter-welcome';
import { passwordReset } from './password-reset';
import { reply } from './reply';
import type { MailTemplate } from './template';

/** Every kind of mail that the site sends, under the name that the outbox stores. */
export const mailTemplates = {
  'contact-notification': contactNotification,
  'demo-notification': demoNotification,
  'contact-acknowledgement': contactAcknowledgement,
  'demo-acknowledgement': demoAcknowledgement,
  'newsletter-confirmation': newsletterConfirmation,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-insight': newsletterInsight,
  invitation,
  'password-reset': passwordReset,
  reply,
  'demo-invitation': demoInvitation,
  'demo-change': demoChange,
  'demo-cancellation': demoCancellation,
  'demo-reminder': demoReminder,
  'demo-answer': demoAnswer,
};

export type MailTemplateName = keyof typeof mailTemplates;

/** What a template has to be given. */
export type MailProps<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Props> ? Props : never;
