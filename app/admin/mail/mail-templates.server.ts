import { composeSample } from '~/server/mail/compose-mail.server';
import { type MailTemplateName, mailTemplates } from '~/server/mail/templates';

export interface TemplateInShort {
  name: string;
  label: string;
  when: string;
}

export interface TemplatePreview extends TemplateInShort {
  subject: string;
  html: string;
  text: string;
}

/** Every template, and the chosen one (else the first) with its sample facts. */
export async function previewTemplates(chosen: string | null) {
  const names = Object.keys(mailTemplates) as MailTemplateName[];
  const inShort = (name: MailTemplateName): TemplateInShort => {
    const { label, when } = mailTemplates[name];
    return { name, label, when };
  };
  const name = names.find((known) => known === chosen) ?? 'contact-notification';
  const { subject, html, text } = await composeSample(name);
  return { templates: names.map(inShort), shown: { ...inShort(name), subject, html, text } };
}
