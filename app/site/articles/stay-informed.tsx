import { ArrowLink } from '~/ui/arrow-link';
import { Button } from '~/ui/button';

/** The newsletter box. It posts to /newsletter, which answers with a page of its own. */
export function StayInformed() {
  return (
    <section aria-labelledby="stay-informed" className="border-y border-line bg-sunken">
      <div className="page-wide grid grid-cols-12 items-end md:gap-x-8 gap-y-8 py-16 lg:py-24">
        <div className="col-span-12 lg:col-span-6">
          <h2 id="stay-informed" className="text-3xl">
            Stay Informed
          </h2>
          <p className="mt-4 max-w-[42ch] text-lg text-muted">
            One e-mail when a new insight is published, and nothing else. You confirm by e-mail, and leave with one
            click.
          </p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <form method="post" action="/newsletter">
            <label htmlFor="newsletter-email" className="block text-sm font-medium">
              Your e-mail address
            </label>
            <div className="mt-1.5 flex flex-wrap gap-3">
              <input
                id="newsletter-email"
                type="email"
                name="email"
                required
                maxLength={254}
                autoComplete="email"
                className="min-h-12 min-w-0 grow basis-56 rounded-sm border border-line-strong bg-raised px-3.5 text-base transition-colors duration-(--duration-quick) hover:border-text"
              />
              <Button type="submit" className="min-h-12 px-6">
                Subscribe
              </Button>
            </div>
          </form>
          <p className="mt-5 text-sm text-muted">
            A question about something you read? <ArrowLink href="/contact">Write to us</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
