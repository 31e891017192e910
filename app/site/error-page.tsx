import { createContext, useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '~/ui/button';
import { company } from './company';
import { LogoMark } from './illustrations/logo';
import { NotFoundPage } from './not-found-page';

/** The request's id while the server renders; undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** What a visitor sees when a page can't be shown. It says nothing of the cause: the log does. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <title>{`${status === 404 ? 'Page not found' : 'Something went wrong'} | ${company.name}`}</title>
      <main id="content">
        <p className="page-wide pt-10">
          <a href="/" aria-label={`${company.name}, home`} className="inline-block">
            <LogoMark className="size-12" />
          </a>
        </p>
        {status === 404 ? <NotFoundPage path={pathname} /> : <Fault ours={status >= 500} />}
      </main>
    </>
  );
}

function Fault({ ours }: { ours: boolean }) {
  const id = useContext(RequestIdContext);
  return (
    <div className="page-wide py-24">
      <h1 className="max-w-[18ch] text-4xl">
        {ours ? 'Something went wrong on our side' : 'This request can’t be answered'}
      </h1>
      <p className="mt-6 max-w-[52ch] text-lg text-muted">
        {ours
          ? 'The fault has been recorded. Please try again in a moment; if it stays, write to '
          : 'Please go back and try again from the page that you came from; if it stays, write to '}
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
    </div>
  );
}
