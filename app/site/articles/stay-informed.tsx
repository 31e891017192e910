import { consentWords } from '~/server/newsletter/consent';
import { NewsletterForm } from '~/site/newsletter-form';
import { ReadersQuestion } from './readers-question';

/** The newsletter box. It posts to /newsletter, which answers with a page of its own. */
export function StayInformed() {
  return (
    <section aria-labelledby="stay-informed" className="border-y border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 items-end md:gap-x-8 gap-y-8 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="stay-informed" className="text-3xl">
            Stay Informed
          </h2>
          <p className="mt-4 max-w-[44ch] text-lg text-muted">{consentWords}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <NewsletterForm />
          <p className="mt-5 text-sm text-muted">
            <ReadersQuestion />
          </p>
        </div>
      </div>
    </section>
  );
}
