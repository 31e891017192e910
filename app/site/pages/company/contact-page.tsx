import { company } from '~/lib/company';
import { TwoCities } from '../../home/two-cities';
import { AddedSections } from '../../parts/added-sections';
import { QuestionsSection } from '../../parts/questions';
import { AsideSection, BareSection, ColumnsSection } from '../../parts/section';
import type { PageProps } from '../written-page';
import type { ContactCopy } from './contact-copy';
import { ContactForm } from './contact-form';
import type { InquiryState } from './inquiry-form';
import { Offices } from './offices';
import { PrivacyNote } from './privacy-note';
import { ReplyClock } from './reply-clock';

const unopened: InquiryState = { ticket: { formKey: '', openedAt: 0 }, chosen: {} };

/** `inquiry` is what the page's own route knows of the form. */
export function ContactPage({ copy, added, inquiry = unopened }: PageProps<ContactCopy> & { inquiry?: InquiryState }) {
  return (
    <>
      <Opening copy={copy} inquiry={inquiry} />
      <AsideSection id="reply" title={copy.reply.title} lead={copy.reply.content} tone="sunken">
        <ReplyClock caption={copy.reply.note} />
      </AsideSection>
      <Where copy={copy.offices} />
      <Mailboxes copy={copy.mailboxes} />
      <AddedSections sections={added} />
      <QuestionsSection copy={copy.questions}>
        <p className="mt-8">
          {/* A plain link: the page of the form has no room for more scripts. */}
          <a href="/request-demo" className="text-accent underline underline-offset-4">
            Request Demo
          </a>
        </p>
      </QuestionsSection>
    </>
  );
}

/** The words beside the form: who comes here wants to write. Where else we are found stands at its foot, and closes with the form. */
function Opening({ copy: { hero, form }, inquiry }: { copy: ContactCopy; inquiry: InquiryState }) {
  return (
    <div className="page-wide grid grid-cols-12 gap-x-4 gap-y-12 pt-12 pb-20 lg:gap-x-8 lg:pt-20 lg:pb-28">
      <div className="col-span-12 flex flex-col lg:col-span-5">
        <p className="font-medium text-accent">{hero.eyebrow}</p>
        <h1 className="mt-4 text-4xl">{hero.title}</h1>
        <p className="mt-7 max-w-[48ch] text-lg leading-relaxed text-muted">{hero.content}</p>
        <address className="mt-auto hidden pt-10 not-italic lg:block">
          <a
            href={`mailto:${company.emails.hello}`}
            className="block border-t border-line py-5 text-xl font-medium text-accent underline-offset-4 hover:underline"
          >
            {company.emails.hello}
          </a>
          <p className="grid grid-cols-2 border-y border-line py-5">
            <span className="font-medium">{company.name}</span>
            <span className="text-muted">{company.headquarters.lines.join('\n')}</span>
          </p>
        </address>
      </div>
      <section
        aria-labelledby="form-title"
        className="relative col-span-12 border border-line bg-raised p-5 sm:p-8 lg:col-span-7 lg:p-10"
      >
        <h2 id="form-title" className="mb-7 text-2xl">
          {form.title}
        </h2>
        <ContactForm state={inquiry} note={<PrivacyNote text={form.content} />} />
      </section>
    </div>
  );
}

function Where({ copy }: { copy: ContactCopy['offices'] }) {
  return (
    <ColumnsSection id="offices">
      <div className="col-span-12 md:col-span-6 lg:col-span-5">
        <TwoCities className="block w-full" />
      </div>
      <div className="col-span-12 self-center md:col-span-6 lg:col-start-7">
        <h2 id="offices-title" className="text-4xl">
          {copy.title}
        </h2>
        <p className="mt-5 max-w-[48ch] text-muted">{copy.content}</p>
        <div className="mt-8">
          <Offices headquarters={copy.headquarters} second={copy.second} />
        </div>
      </div>
    </ColumnsSection>
  );
}

function Mailboxes({ copy }: { copy: ContactCopy['mailboxes'] }) {
  return (
    <BareSection id="mailboxes" tone="ink">
      <h2 id="mailboxes-title" className="text-3xl">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[52ch] text-muted">{copy.content}</p>
      <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {copy.items.map(({ title, mailbox, description }) => (
          <li key={mailbox} className="border-t border-line-strong pt-4">
            <h3 className="text-lg">{title}</h3>
            <a
              href={`mailto:${company.emails[mailbox]}`}
              className="mt-1 inline-block font-mono text-sm text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {company.emails[mailbox]}
            </a>
            <p className="mt-3 text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </BareSection>
  );
}
