import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { exactTime, relativeTime } from '~/lib/dates';
import { ShowToast } from '~/ui/toast';
import type { FormAnswer } from '../form-answer';
import { RecordState } from '../record-parts';
import { Conversation } from './conversation';
import { DemoArrangement } from './demo-arrangement';
import { DueTime } from './due-time';
import { type InboxDeclaration, inboxPath, inboxQuery } from './inbox';
import { InboxRail } from './inbox-rail';
import { InquiryAside } from './inquiry-aside';
import { SpamNotice } from './inquiry-item';
import { InquiryMoves } from './inquiry-moves';
import type { LoadedInquiry } from './inquiry-view';
import { NoteForm, ReplyForm } from './inquiry-writing';

interface Props {
  inbox: InboxDeclaration;
  loaded: LoadedInquiry;
  answer: FormAnswer | undefined;
}

/** One that came in, with everything that was said and done about it, beside the list it was opened from. */
export function InquiryPage({ inbox, loaded, answer }: Props) {
  const { inquiry, list, viewer } = loaded;
  const { card } = inquiry;
  const now = new Date(loaded.now);
  return (
    <div
      id="tab-panel"
      role="tabpanel"
      aria-label={inbox.heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[17rem_minmax(0,1fr)_17rem]"
    >
      {answer && <ShowToast toast={answer.toast} />}
      <InboxRail inbox={inbox} view={list} openId={card.id} now={now} />
      <article aria-labelledby="inquiry-title" className="min-w-0">
        <Opening {...{ inbox, loaded, now }} />
        <Conversation card={card} entries={inquiry.conversation} now={now} />
        {inquiry.meeting && (
          <DemoArrangement
            meeting={inquiry.meeting}
            open={!card.spam && inquiry.meeting.canPropose}
            answer={answerTo(answer, 'propose')}
          />
        )}
        {!card.spam && (
          <ReplyForm key={inquiry.formKeys.reply} inquiry={inquiry} answer={answerTo(answer, 'reply')} inbox={inbox} />
        )}
        <NoteForm key={inquiry.formKeys.note} inquiry={inquiry} answer={answerTo(answer, 'note')} />
      </article>
      <InquiryAside inbox={inbox} inquiry={inquiry} viewer={viewer} now={now} />
    </div>
  );
}

function answerTo(answer: FormAnswer | undefined, intent: string): FormAnswer | undefined {
  return answer?.intent === intent ? answer : undefined;
}

function Opening({ inbox, loaded, now }: { inbox: InboxDeclaration; loaded: LoadedInquiry; now: Date }) {
  const { card } = loaded.inquiry;
  const { state } = loaded.list;
  const status = inbox.statuses.find(({ key }) => key === card.status);
  return (
    <header className="grid gap-3 border-b border-line pb-5">
      <Link
        to={inboxPath(inbox, state)}
        className="inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted underline-offset-4 hover:text-text hover:underline xl:sr-only xl:focus:not-sr-only"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {inbox.heading}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="inquiry-title" className="min-w-0 text-2xl break-words">
          {card.name}
        </h2>
        {status && <RecordState state={status} />}
        <div className="ml-auto">
          <InquiryMoves
            inbox={inbox}
            card={card}
            action={`/admin/${inbox.tab.path}/${card.id}${inboxQuery(state)}`}
            describedBy="inquiry-title"
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <p>
          Received{' '}
          <time dateTime={card.receivedAt} title={relativeTime(card.receivedAt, now)}>
            {exactTime(card.receivedAt)}
          </time>
        </p>
        <DueTime card={card} now={now} />
      </div>
      {card.spam && <SpamNotice reason={card.spam} />}
    </header>
  );
}
