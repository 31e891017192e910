import { SearchX, Send } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { relativeTime } from '~/lib/dates';
import { mailStatuses } from '~/server/mail/mail-status';
import { buttonClass } from '~/ui/button';
import { EmptyList } from '../empty-list';
import { ListPages, ListSearch } from '../list-controls';
import { FilterSelect } from '../list-filters';
import { RecordState } from '../record-parts';
import { When } from '../when';
import type { MailList, MailRow, MailState } from './mail-list.server';
import { mailStates } from './mail-words';

function mailPath({ query, status, template, page }: MailState): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (status) search.set('status', status);
  if (template) search.set('template', template);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/admin/mail?${search}` : '/admin/mail';
}

/** Every mail of the site, newest first; what is asked of the list is in the URL. */
export function MailListPage({ list, hasServer, now }: { list: MailList; hasServer: boolean; now: string }) {
  const { state, mails, total, pageCount, templates } = list;
  const isFiltered = mailPath({ ...state, page: 1 }) !== '/admin/mail';
  const loading = useNavigation().state === 'loading';
  return (
    <section aria-labelledby="mail-heading">
      <div className="mb-4 flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h2 id="mail-heading" className="text-2xl">
            Mail
          </h2>
          <p className="mt-1 max-w-prose text-sm text-muted">
            {hasServer
              ? 'What the site sends, as it leaves. A mail that the mail server puts off is tried again for three days.'
              : 'No mail server is set (SMTP_URL), so nothing leaves: mails are kept here to be read, and as files.'}
          </p>
        </div>
        <Link to="/admin/mail/templates" className={buttonClass('outline')}>
          Templates
        </Link>
      </div>
      <ListSearch path="/admin/mail" label="Search subjects and recipients" query={state.query}>
        <FilterSelect
          name="status"
          label="Status"
          value={state.status}
          all="Every status"
          options={mailStatuses.map((status) => ({ value: status, label: mailStates[status].label }))}
        />
        <FilterSelect name="template" label="Kind" value={state.template} all="Every kind" options={templates} />
      </ListSearch>
      <p className="my-3 text-xs text-muted tabular-nums" role="status">
        {loading ? 'Loading…' : total === 1 ? '1 mail' : `${total.toLocaleString('en-US')} mails`}
      </p>
      {mails.length === 0 ? (
        <NoMails isFiltered={isFiltered} />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-raised" aria-label="Mails">
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} now={new Date(now)} />
          ))}
        </ul>
      )}
      <ListPages page={state.page} pageCount={pageCount} hrefOf={(page) => mailPath({ ...state, page })} />
    </section>
  );
}

function MailItem({ mail, now }: { mail: MailRow; now: Date }) {
  const { id, subject, recipient, template, status, attempts, createdAt, nextAttemptAt } = mail;
  const isLater = status === 'queued' && new Date(nextAttemptAt) > now;
  return (
    <li
      data-list-item=""
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm hover:bg-sunken sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]"
    >
      <span className="max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end">
        <RecordState state={mailStates[status]} />
      </span>
      <div className="min-w-0 max-sm:col-start-1 max-sm:row-start-1">
        <Link to={`/admin/mail/${id}`} className="font-medium break-words underline-offset-4 hover:underline">
          {subject}
        </Link>
        <p className="text-xs break-words text-muted">
          To {recipient} · {template}
          {attempts > 1 && ` · ${attempts} attempts`}
          {isLater && ` · next attempt ${relativeTime(nextAttemptAt, now)}`}
        </p>
      </div>
      <span className="text-xs text-muted max-sm:col-span-2">
        <When at={createdAt} now={now} />
      </span>
    </li>
  );
}

function NoMails({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyList icon={SearchX} sentence="No mail matches." showAll="/admin/mail" />;
  const help =
    'Every mail of the site stands here with its attempts: answers, invitations, news of what visitors sent.';
  return <EmptyList icon={Send} sentence="No mail has been written yet." help={help} />;
}
