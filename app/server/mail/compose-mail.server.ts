import { render, toPlainText } from '@react-email/render';
import { type MailProps, type MailTemplateName, mailTemplates } from './templates';
import type { MailTemplate } from './templates/template';

/** A mail's words, as they are stored and sent. */
export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Puts a template and its facts together. Takes a few milliseconds. */
export function composeMail<Name extends MailTemplateName>(
  template: Name,
  props: MailProps<Name>,
): Promise<ComposedMail> {
  // The name decides which props belong to it, which an index into the register can't express.
  return compose(mailTemplates[template] as unknown as MailTemplate<MailProps<Name>>, props);
}

/** The same with the template's sample facts. */
export function composeSample(template: MailTemplateName): Promise<ComposedMail> {
  return compose(mailTemplates[template] as MailTemplate<unknown>, mailTemplates[template].sample);
}

async function compose<Props>(template: MailTemplate<Props>, props: Props): Promise<ComposedMail> {
  const html = await render(template.render(props));
  const headers: Record<string, string> = template.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' };
  return { subject: asSubject(template.subject(props)), html, text: asText(html), headers };
}

/** A form's field must not end the line of the header, nor fill a screen. */
function asSubject(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

function asText(html: string): string {
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      {
        selector: 'table[data-text-format="dataTable"]',
        format: 'dataTable',
        options: { uppercaseHeaderCells: false },
      },
    ],
  });
  return `${text.trim()}\n`;
}
