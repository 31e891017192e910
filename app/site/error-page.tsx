import { createContext, useContext } from 'react';
import { ButtonLink } from '~/ui/button';
import { company } from './company';
import { LogoMark } from './illustrations/logo';

/** The request's id while the server renders; undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** What a visitor sees when something failed that nobody foresaw. It says nothing of the cause: the log does. */
export function ErrorPage() {
  const id = useContext(RequestIdContext);
  return (
    <main id="content" className="page-wide grid min-h-dvh content-center py-16">
      <a href="/" aria-label={`${company.name}, home`} className="w-fit">
        <LogoMark className="size-12" />
      </a>
      <h1 className="mt-10 text-4xl">Something went wrong on our side</h1>
      <p className="mt-6 max-w-[52ch] text-lg text-muted">
        The fault has been recorded. Please try again in a moment; if it stays, write to{' '}
        <a href={`mailto:${company.emails.hello}`} className="text-accent underline underline-offset-4">
          {company.emails.hello}
        </a>
        <span suppressHydrationWarning>{id ? ` and quote ${id}` : ''}</span>.
      </p>
      <p className="mt-8">
        <ButtonLink href="/" size="lg">
          Back to the home page
        </ButtonLink>
      </p>
    </main>
  );
}
