import type { ReactNode } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { exactTime } from '~/lib/dates';
import type { Toast } from '~/lib/toast';
import { Button } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { RecordState } from '../record-parts';
import { When } from '../when';
import type { MailDetail } from './mail-list.server';
import { MailPreview, MailText } from './mail-preview';
import { attemptWords, type MailMove, mailMoves, mailStates } from './mail-words';
import { ToMails } from './to-mails';

interface Props {
  mail: MailDetail;
  moves: readonly MailMove[];
  now: string;
  toast: Toast | undefined;
}

/** One mail: what it says, where it stands, and everything that was tried. */
export function MailMessagePage({ mail, moves, now, toast }: Props) {
  return (
    <article aria-labelledby="mail-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {toast && <ShowToast toast={toast} />}
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-5">
        <ToMails />
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="mail-title" className="min-w-0 text-2xl break-words">
            {mail.subject}
          </h2>
          <RecordState state={mailStates[mail.status]} />
        </div>
        <Standing mail={mail} now={new Date(now)} />
        <Moves moves={moves} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <section aria-label="Preview">
            <MailPreview html={mail.html} title="The mail as its reader sees it" />
          </section>
          <div>
            <h3 className="mb-2 text-base">Text part</h3>
            <MailText text={mail.text} />
          </div>
        </div>
        <aside className="grid content-start gap-8">
          <Facts mail={mail} />
          <History mail={mail} />
        </aside>
      </div>
    </article>
  );
}

/** In a sentence, where the mail stands. */
function Standing({ mail, now }: { mail: MailDetail; now: Date }) {
  const { status, attempts, nextAttemptAt, giveUpAt, lastError } = mail;
  if (status === 'queued' && attempts > 0) {
    return (
      <div className="grid max-w-prose gap-1 text-sm">
        <p className="break-words">The last attempt did not succeed: {lastError}</p>
        <p>
          The next one is <When at={nextAttemptAt} now={now} />; it is given up <When at={giveUpAt} now={now} />.
        </p>
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <p className="max-w-prose rounded-sm bg-danger-soft px-3 py-2 text-sm break-words text-danger">
        It did not arrive. {lastError}
      </p>
    );
  }
  if (status === 'cancelled') {
    return <p className="text-sm text-muted">It was not sent. {lastError ?? 'It was taken back.'}</p>;
  }
  if (status === 'queued') {
    return (
      <p className="text-sm text-muted">
        It is sent <When at={nextAttemptAt} now={now} />.
      </p>
    );
  }
  return null;
}

function Moves({ moves }: { moves: readonly MailMove[] }) {
  const busy = useNavigation().state !== 'idle';
  if (moves.length === 0) return null;
  return (
    <Form method="post" className="flex gap-2" onSubmit={(event) => busy && event.preventDefault()}>
      {moves.map((move) => (
        <Button key={move} type="submit" name="move" value={move} variant="outline" aria-disabled={busy}>
          {mailMoves[move].label}
        </Button>
      ))}
    </Form>
  );
}

function Facts({ mail }: { mail: MailDetail }) {
  const { recipient, replyTo, template, messageId, headers, attachments, createdAt, finishedAt, aboutPath } = mail;
  const facts: [string, ReactNode][] = [
    ['To', recipient],
    ['Answers go to', replyTo],
    ['Kind', template],
    ['Written', exactTime(createdAt)],
    ['Finished', finishedAt && exactTime(finishedAt)],
    [
      'About',
      aboutPath && (
        <Link to={aboutPath} className="text-accent underline underline-offset-4">
          Open
        </Link>
      ),
    ],
    ['Attached', attachments.map(({ filename, bytes }) => `${filename} (${bytes} bytes)`).join(', ')],
    ['Message-ID', <code key="id">{messageId}</code>],
    ...Object.entries(headers).map(([name, value]): [string, ReactNode] => [name, <code key={name}>{value}</code>]),
  ];
  return (
    <section aria-labelledby="mail-facts">
      <h3 id="mail-facts" className="mb-2 text-base">
        Facts
      </h3>
      <dl className="grid gap-2 text-xs">
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function History({ mail: { history, attempts } }: { mail: MailDetail }) {
  return (
    <section aria-labelledby="mail-history">
      <h3 id="mail-history" className="mb-2 text-base">
        Attempts
      </h3>
      {history.length === 0 ? (
        <p className="text-xs text-muted">{attempts === 0 ? 'None yet.' : 'The first one is under way.'}</p>
      ) : (
        <ol className="grid gap-3 text-xs">
          {history.map(({ at, outcome, reply }) => (
            <li key={`${at} ${outcome}`}>
              <time dateTime={at} className="text-muted">
                {exactTime(at)}
              </time>
              <p>{attemptWords[outcome]}</p>
              <p className="font-mono text-2xs break-words text-muted">{reply}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
