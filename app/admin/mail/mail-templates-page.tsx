import { Link } from 'react-router';
import { MailPreview, MailText } from './mail-preview';
import type { TemplateInShort, TemplatePreview } from './mail-templates.server';
import { ToMails } from './to-mails';

interface Props {
  templates: readonly TemplateInShort[];
  shown: TemplatePreview;
  /** As readers with a dark screen see it. */
  dark: boolean;
}

const templatePath = (name: string, dark: boolean) => `/admin/mail/templates?show=${name}${dark ? '&theme=dark' : ''}`;

/** Every kind of mail that the site sends, with sample facts. */
export function MailTemplatesPage({ templates, shown, dark }: Props) {
  return (
    <section aria-labelledby="templates-heading">
      <ToMails />
      <h2 id="templates-heading" className="mt-3 text-2xl">
        Templates
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-sm text-muted">
        Every mail that the site writes by itself, with made-up facts. Mails already written keep the words they have.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav aria-label="Templates">
          <ul className="flex flex-wrap gap-0.5 lg:grid">
            {templates.map(({ name, label }) => (
              <li key={name}>
                <Link
                  to={templatePath(name, dark)}
                  aria-current={name === shown.name ? 'true' : undefined}
                  preventScrollReset
                  className="block rounded-sm px-3 py-2 text-sm text-muted hover:bg-sunken hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent-strong"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
            <div className="mr-auto min-w-0">
              <h3 className="text-lg break-words">{shown.subject}</h3>
              <p className="text-sm text-muted">{shown.when}</p>
            </div>
            <Link
              to={templatePath(shown.name, !dark)}
              preventScrollReset
              className="text-sm text-accent underline underline-offset-4"
            >
              {dark ? 'Show on a light screen' : 'Show on a dark screen'}
            </Link>
          </div>
          <MailPreview key={`${shown.name} ${dark}`} html={shown.html} title={`Preview: ${shown.label}`} dark={dark} />
          <h4 className="mt-2 text-sm">Text part</h4>
          <MailText text={shown.text} />
        </div>
      </div>
    </section>
  );
}
