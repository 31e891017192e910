import { Form } from 'react-router';
import { longDate } from '~/lib/dates';
import { Button } from '~/ui/button';
import { AskSubmit, type Question } from '../ask';
import { When } from '../when';
import type { IssueList, IssueRow } from './newsletter-issues.server';

interface Props extends IssueList {
  /** Where the forms go: the list as it is shown. */
  path: string;
  now: Date;
  /** The insight whose form was refused; the id of something else opens nothing. */
  refused: string | undefined;
}

const people = (count: number) => (count === 1 ? '1 subscriber' : `${count.toLocaleString('en-US')} subscribers`);

/** What the newsletter promises: one mail for each new insight, when an administrator says so. */
export function NewsletterIssues({ issues, confirmed, path, now, refused }: Props) {
  if (issues.length === 0) return null;
  return (
    <details
      open={issues.some(({ insightId }) => insightId === refused)}
      className="mb-4 rounded-md border border-line bg-raised"
    >
      <summary className="cursor-pointer rounded-md px-4 py-2.5 text-sm font-medium">Send an insight</summary>
      <p className="px-4 pb-3 text-sm text-muted">
        {confirmed === 0
          ? 'Nobody is on the newsletter yet.'
          : `Each goes once, to the ${people(confirmed)} who confirmed.`}
      </p>
      <ul aria-label="Latest insights" className="divide-y divide-line border-t border-line">
        {issues.map((issue) => (
          <li
            key={issue.insightId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{issue.title}</p>
              <p className="text-xs text-muted">Published {longDate(issue.publishDate)}</p>
            </div>
            {issue.sent ? (
              <Sent sent={issue.sent} now={now} />
            ) : (
              <Send issue={issue} confirmed={confirmed} path={path} isRefused={issue.insightId === refused} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sent({ sent: { at, mails, isFinished }, now }: { sent: NonNullable<IssueRow['sent']>; now: Date }) {
  return (
    <p className="text-right text-xs text-muted tabular-nums">
      {isFinished ? `Sent to ${people(mails)}` : `Being sent: ${people(mails)} so far`}
      <br />
      <When at={at} now={now} />
    </p>
  );
}

interface SendProps {
  issue: IssueRow;
  confirmed: number;
  path: string;
  isRefused: boolean;
}

function Send({ issue, confirmed, path, isRefused }: SendProps) {
  const { insightId, title } = issue;
  return (
    <details open={isRefused} className="col-span-2 sm:col-span-1">
      <summary className="w-fit cursor-pointer rounded-sm px-2 py-1.5 text-xs text-muted hover:text-text sm:ml-auto">
        Send<span className="sr-only"> {title}</span>
      </summary>
      <Form
        method="post"
        action={path}
        preventScrollReset
        className="flex flex-wrap items-center gap-2 pt-2 pb-1 sm:justify-end"
      >
        <input type="hidden" name="insight" value={insightId} />
        <Button type="submit" name="send" value="test" variant="outline">
          Send me a test
        </Button>
        {confirmed > 0 && (
          <AskSubmit ask={sendingOf(issue, confirmed)} name="send" value="everybody" variant="primary">
            Send to {people(confirmed)}
          </AskSubmit>
        )}
      </Form>
    </details>
  );
}

/** The question before an insight goes to everybody. */
export function sendingOf({ title }: IssueRow, confirmed: number): Question {
  return {
    kind: 'alert-dialog',
    question: `Send “${title}” to ${people(confirmed)}?`,
    detail: 'It goes once, and what is sent can’t be taken back.',
    yes: 'Send now',
    tone: 'primary',
  };
}
