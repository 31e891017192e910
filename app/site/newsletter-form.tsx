import { Button } from '~/ui/button';

export interface NewsletterAnswer {
  /** What was typed, so that it need not be typed again. */
  email: string;
  error: string;
}

/**
 * Asks for an address; /newsletter answers, with the same form again when something is wrong with it. The browser says
 * nothing of its own: its words would stand for a moment, in another language and look than the rest of the page.
 */
export function NewsletterForm({ answer, className }: { answer?: NewsletterAnswer; className?: string }) {
  return (
    <form method="post" action="/newsletter" noValidate className={className}>
      <label htmlFor="newsletter-email" className="block text-sm font-medium">
        Your e-mail address
      </label>
      <div className="mt-1.5 flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-56">
          <input
            id="newsletter-email"
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={answer?.email}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- on a page that only says what is wrong with this field
            autoFocus={answer !== undefined}
            aria-invalid={answer ? true : undefined}
            aria-describedby={answer ? 'newsletter-error' : undefined}
            className="min-h-12 w-full rounded-sm border border-line-strong bg-raised px-3.5 text-base transition-colors duration-(--duration-quick) hover:border-text aria-invalid:border-danger aria-invalid:bg-danger-soft"
          />
          {answer && (
            <p id="newsletter-error" className="mt-2 text-sm text-danger">
              {answer.error}
            </p>
          )}
        </div>
        <Button type="submit" className="min-h-12 px-6">
          Subscribe
        </Button>
      </div>
    </form>
  );
}
