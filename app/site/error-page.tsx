import { createContext, type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { company } from '~/lib/company';
import { findKeptForm, type KeptForm } from '~/lib/kept-form';
import { isRefusal, type Refusal } from '~/lib/refusal';
import { Button, ButtonLink } from '~/ui/button';
import { KeptFrame } from './kept-frame';

/** The request's id while the server renders; undefined in the browser. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** Of the heading, in the page that it stands in. */
const RankContext = createContext<'h1' | 'h2'>('h1');

const cantBeAnswered = 'This request can’t be answered';

const notOpen = 'This page is not open to you';

const titles: Readonly<Record<number, string>> = {
  401: 'Your session has ended',
  403: notOpen,
  404: 'Page not found',
};

function faultTitle(status: number): string {
  return status >= 500 ? 'Something went wrong' : cantBeAnswered;
}

/** What a visitor sees when a page can't be shown. It says nothing of the cause: the log does. */
export function ErrorPage() {
  return (
    <main id="content">
      <div className="page-wide pt-10">
        <a href="/" aria-label={`${company.name}, home`} className="inline-block">
          <KeptFrame part="LogoMark" facts={{ className: 'size-12' }} />
        </a>
      </div>
      <WhatIsTheCase />
    </main>
  );
}

/** The same without a frame, for what stands in one that stays, under the heading of that. */
export function ErrorContent() {
  return (
    <RankContext value="h2">
      <WhatIsTheCase />
    </RankContext>
  );
}

function WhatIsTheCase() {
  const rank = useContext(RankContext);
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kept = isRouteErrorResponse(error) ? findKeptForm(error.data) : null;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null;
  const refused = isRouteErrorResponse(error) && isRefusal(error.data) ? error.data : null;
  return (
    <>
      <title>{`${refused?.heading ?? titles[status] ?? faultTitle(status)} | ${company.name}`}</title>
      {refused ? (
        <Refused refusal={refused} />
      ) : status === 404 ? (
        <KeptFrame part="NotFoundPage" facts={{ path: pathname, rank }} />
      ) : status === 401 || kept ? (
        <NotTakenYet kept={kept} />
      ) : status === 403 ? (
        <NotAllowed reason={reason ?? 'Your account does not include it.'} />
      ) : (
        <Fault ours={status >= 500} />
      )}
    </>
  );
}

function Heading({ children }: { children: string }) {
  const className = 'max-w-[18ch] text-4xl';
  const rank = useContext(RankContext);
  return rank === 'h1' ? <h1 className={className}>{children}</h1> : <h2 className={className}>{children}</h2>;
}

/** What to do first, in another tab. */
const firstSteps = {
  'signed in': {
    heading: 'Your session has ended',
    step: 'Sign in again',
    page: '/admin/auth',
    label: 'Sign in in a new tab',
  },
  'second factor': {
    heading: 'Your second factor comes first',
    step: 'This site asks for one by now. Set it up',
    page: '/admin/account/second-factor',
    label: 'Set it up in a new tab',
  },
} as const;

/** Staff without scripts sent a form after their session ended; with scripts the form itself asks them to sign in. */
function NotTakenYet({ kept }: { kept: KeptForm | null }) {
  const { pathname, search } = useLocation();
  const { heading, step, page, label } = firstSteps[kept?.keptUntil ?? 'signed in'];
  const hasFields = kept !== null && kept.keptFields.length > 0;
  const again = kept?.keptFiles.length ? 'choose the file once more, and send it again.' : 'and send it again.';
  return (
    <div className="page-wide py-24">
      <Heading>{heading}</Heading>
      <p className="mt-6 max-w-[52ch] text-lg text-muted">
        {kept?.keptFor && `${kept.keptFor}. `}
        {hasFields
          ? `Nothing was saved yet, and nothing is lost: this page keeps what you typed. ${step} in a new tab, come back to this one, ${again}`
          : `${step} in a new tab, then come back to this one and try again.`}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={page} size="lg" target="_blank">
          {label}
        </ButtonLink>
        {hasFields && (
          <form
            method="post"
            action={pathname + search}
            encType="multipart/form-data"
            className="flex flex-wrap items-center gap-3"
          >
            {kept.keptFields.map(([name, value], index) => (
              <textarea key={index} name={name} defaultValue={value} hidden readOnly />
            ))}
            {kept.keptFiles.map((name, index) => (
              <input key={index} type="file" name={name} required aria-label="The file, once more" />
            ))}
            <Button type="submit" size="lg" variant="outline">
              Send again
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

interface ToldProps {
  heading: string;
  /** Where to go on from. */
  way: { href: string; label: string };
  children: ReactNode;
}

function Told({ heading, way, children }: ToldProps) {
  return (
    <div className="page-wide py-24">
      <Heading>{heading}</Heading>
      <p className="mt-6 max-w-[52ch] text-lg text-muted">{children}</p>
      <p className="mt-8">
        <ButtonLink href={way.href} size="lg">
          {way.label}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Staff asked for something that their role does not allow; whoever guards it says why. */
function NotAllowed({ reason }: { reason: string }) {
  return (
    <Told heading={notOpen} way={{ href: '/admin', label: 'Back to the dashboard' }}>
      {reason}
    </Told>
  );
}

/** A form that a browser sent by itself was not taken. What was typed is in the page before this one. */
function Refused({ refusal: { heading, sentence, wayOn } }: { refusal: Refusal }) {
  const { pathname, search } = useLocation();
  return (
    <Told heading={heading} way={{ href: pathname + search, label: wayOn }}>
      {sentence}
    </Told>
  );
}

function Fault({ ours }: { ours: boolean }) {
  const id = useContext(RequestIdContext);
  return (
    <Told
      heading={ours ? 'Something went wrong on our side' : cantBeAnswered}
      way={{ href: '/', label: 'Back to the home page' }}
    >
      {ours
        ? 'The fault has been recorded. Please try again in a moment; if it stays, write to '
        : 'Please go back and try again from the page that you came from; if it stays, write to '}
      <a href={`mailto:${company.emails.hello}`} className="text-accent underline underline-offset-4">
        {company.emails.hello}
      </a>
      <span suppressHydrationWarning>{id ? ` and quote ${id}` : ''}</span>.
    </Told>
  );
}
