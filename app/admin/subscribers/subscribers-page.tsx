import { MailPlus, SearchX } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { Toast } from '~/lib/toast';
import { spamReasons } from '~/server/inbox/inquiry-options';
import { subscriberStatuses } from '~/server/newsletter/subscriber-status';
import { Button, buttonClass } from '~/ui/button';
import { ShowToast } from '~/ui/toast';
import { AskSubmit, ConfirmBar, type Question } from '../ask';
import { EmptyList } from '../empty-list';
import { ListPages, ListSearch } from '../list-controls';
import { FilterSelect } from '../list-filters';
import { RecordState } from '../record-parts';
import { When } from '../when';
import { NewsletterIssues, sendingOf } from './newsletter-issues';
import type { IssueList } from './newsletter-issues.server';
import type { SubscriberList, SubscriberRow, SubscriberState } from './subscriber-list.server';
import { movesFrom, subscriberStates } from './subscriber-words';

function subscribersPath({ query, status, page }: SubscriberState, path = '/admin/subscribers', more = ''): string {
  const search = new URLSearchParams(more);
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface SubscribersAnswer {
  /** Of what was refused. */
  toast?: Toast;
  /** The subscriber or insight whose form was sent: it is open again. */
  about: string;
  /** What has to be confirmed: the way of browsers without scripts. */
  confirm?: 'delete' | 'everybody';
}

interface Props {
  list: SubscriberList;
  issues: IssueList;
  now: string;
  answer: SubscribersAnswer | undefined;
}

/** Who is on the newsletter, asked for it, or left; what is asked of the list is in the URL. */
export function SubscribersPage({ list, issues, now, answer }: Props) {
  const { state, subscribers, total, pageCount } = list;
  const isFiltered = subscribersPath({ ...state, page: 1 }) !== '/admin/subscribers';
  const loading = useNavigation().state === 'loading';
  const exportPath = (format: string) =>
    subscribersPath({ ...state, page: 1 }, '/admin/subscribers/export', `format=${format}`);
  return (
    <section aria-labelledby="subscribers-heading">
      {answer?.toast && <ShowToast toast={answer.toast} />}
      {answer?.confirm && <Confirm answer={answer} list={list} issues={issues} />}
      <div className="mb-4 flex flex-wrap items-start gap-3">
        <div className="mr-auto">
          <h2 id="subscribers-heading" className="text-2xl">
            Subscribers
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            Whoever asked for the newsletter, with the time of their consent. Only those who confirmed by mail get it;
            an export has the link by which each of them leaves.
          </p>
        </div>
        {['csv', 'json'].map((format) => (
          <Form key={format} method="post" action={exportPath(format)} reloadDocument>
            <Button type="submit" variant="outline">
              Export as {format.toUpperCase()}
            </Button>
          </Form>
        ))}
      </div>
      <NewsletterIssues {...issues} path={subscribersPath(state)} now={new Date(now)} refused={answer?.about} />
      <ListSearch path="/admin/subscribers" label="Search addresses" query={state.query}>
        <FilterSelect
          name="status"
          label="Status"
          value={state.status}
          all="Every status"
          options={subscriberStatuses.map((status) => ({ value: status, label: subscriberStates[status].label }))}
        />
      </ListSearch>
      <p className="my-3 text-xs text-muted tabular-nums" role="status">
        {loading ? 'Loading…' : total === 1 ? '1 subscriber' : `${total.toLocaleString('en-US')} subscribers`}
      </p>
      {subscribers.length === 0 ? (
        <Nobody isFiltered={isFiltered} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-label="Subscribers">
          {subscribers.map((subscriber) => (
            <Subscriber
              key={subscriber.id}
              subscriber={subscriber}
              state={state}
              now={new Date(now)}
              isRefused={answer?.about === subscriber.id}
            />
          ))}
        </ul>
      )}
      <ListPages page={state.page} pageCount={pageCount} hrefOf={(page) => subscribersPath({ ...state, page })} />
    </section>
  );
}

/** Asks in the page, for browsers without scripts. */
function Confirm({ answer: { about, confirm }, list, issues: { issues, confirmed } }: ConfirmProps) {
  const action = subscribersPath(list.state);
  const issue = issues.find(({ insightId }) => insightId === about);
  if (confirm === 'everybody') {
    if (!issue) return null;
    return (
      <ConfirmBar
        ask={sendingOf(issue, confirmed)}
        name="send"
        value="everybody"
        fields={{ insight: about }}
        action={action}
        keep={{ label: 'Don’t send it', href: action }}
      />
    );
  }
  const email = list.subscribers.find(({ id }) => id === about)?.email ?? 'this address';
  return (
    <ConfirmBar
      ask={deletionOf(email)}
      name="to"
      value="delete"
      fields={{ id: about }}
      action={action}
      keep={{ label: 'Keep it', href: action }}
    />
  );
}

function deletionOf(email: string): Question {
  return {
    kind: 'alert-dialog',
    question: `Delete ${email} for good?`,
    detail:
      'The time and the words of the consent go with it. Whoever enters the address again has to confirm it again.',
    yes: 'Delete',
  };
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyList icon={SearchX} sentence="No subscriber matches." showAll="/admin/subscribers" />;
  const help = 'Whoever enters an address below the insights appears here, and gets mail once it is confirmed.';
  return (
    <EmptyList icon={MailPlus} sentence="Nobody has asked for the newsletter yet." help={help}>
      <a href="/insights#stay-informed" className={buttonClass('outline')}>
        See the form as visitors do
      </a>
    </EmptyList>
  );
}

interface ConfirmProps extends Pick<Props, 'list' | 'issues'> {
  answer: SubscribersAnswer;
}

interface LineProps {
  subscriber: SubscriberRow;
  state: SubscriberState;
  now: Date;
  /** Whether what its form asked for was refused. */
  isRefused: boolean;
}

function Subscriber({ subscriber, state, now, isRefused }: LineProps) {
  const { email, status, consentAt, confirmedAt, unsubscribedAt } = subscriber;
  const times: [string, string | null][] = [
    ['asked', consentAt],
    ['confirmed', confirmedAt],
    ['left', unsubscribedAt],
  ];
  return (
    <li
      data-list-item=""
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 text-sm hover:bg-sunken"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-all">{email}</span>
          <RecordState state={subscriberStates[status]} />
        </p>
        {status === 'doubtful' && <p className="text-xs text-muted">{spamReasons.unproven} It got no mail.</p>}
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          {times.map(
            ([label, time]) =>
              time && (
                <span key={label}>
                  {label} <When at={time} now={now} />
                </span>
              ),
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-start justify-end gap-2 col-span-2 sm:col-span-1">
        {status === 'doubtful' && <Believe subscriber={subscriber} state={state} />}
        <Change subscriber={subscriber} state={state} isRefused={isRefused} />
      </div>
    </li>
  );
}

/** In sight, because it may be somebody who waits. */
function Believe({ subscriber: { id, email }, state }: { subscriber: SubscriberRow; state: SubscriberState }) {
  return (
    <Form method="post" action={subscribersPath(state)} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="to" value="pending" variant="outline" aria-label={`Not spam: ${email}`}>
        Not spam
      </Button>
    </Form>
  );
}

function Change({ subscriber: { id, email, status }, state, isRefused }: Omit<LineProps, 'now'>) {
  return (
    <details open={isRefused}>
      <summary className="w-fit cursor-pointer rounded-sm px-2 py-1.5 text-xs text-muted hover:text-text sm:ml-auto">
        Change<span className="sr-only"> {email}</span>
      </summary>
      <Form
        method="post"
        action={subscribersPath(state)}
        preventScrollReset
        className="flex flex-wrap items-center gap-2 pt-2 pb-1 sm:justify-end"
      >
        <input type="hidden" name="id" value={id} />
        {movesFrom(status)
          .filter(({ to }) => to !== 'pending')
          .map(({ to, label }) => (
            <Button key={to} type="submit" name="to" value={to} variant="outline">
              {label}
            </Button>
          ))}
        <AskSubmit ask={deletionOf(email)} name="to" value="delete" variant="danger-outline" label={`Delete ${email}`}>
          Delete
        </AskSubmit>
      </Form>
    </details>
  );
}
