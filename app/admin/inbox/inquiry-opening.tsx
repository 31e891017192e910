import { ArrowLeft } from 'lucide-react';
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { exactTime } from '~/lib/dates';
import { Button } from '~/ui/button';
import { AskSubmit } from '../ask';
import { inputClass } from '../fields/field';
import { usePageForm } from '../page-form';
import { RecordState } from '../record-parts';
import { DueTime } from './due-time';
import { type InboxDeclaration, inboxPath, inquiryPath, markSpam } from './inbox';
import { SpamNotice, useFocusWhenMoved } from './inquiry-item';
import { InquiryMoves } from './inquiry-moves';
import type { LoadedInquiry } from './inquiry-view';
import { NeighbourLinks } from './neighbour-links';
import { putAsideUnsent } from './unsent-answer';

interface Props {
  inbox: InboxDeclaration;
  loaded: LoadedInquiry;
  now: Date;
  /** Whether an answer is written and not sent. */
  isAnswerBegun: boolean;
}

/** Who wrote, how it stands, and everything that can be done with it, before what it says. */
export function InquiryOpening({ inbox, loaded, now, isAnswerBegun }: Props) {
  const { inquiry, list, neighbours, viewer } = loaded;
  const { card } = inquiry;
  const { state } = list;
  const status = inbox.statuses.find(({ key }) => key === card.status);
  const title = useFocusWhenMoved<HTMLHeadingElement>(card.status);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line pb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={inboxPath(inbox, state)}
          className="no-print inline-flex w-fit items-center gap-1.5 py-1 text-sm text-muted underline-offset-4 hover:text-text hover:underline xl:sr-only xl:focus:not-sr-only"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          {inbox.heading}
        </Link>
        <div className="order-1 flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-2 xl:order-none xl:grow xl:basis-0">
          <h2 ref={title} tabIndex={-1} id="inquiry-title" className="min-w-0 text-2xl break-words">
            {card.name}
          </h2>
          {status && <RecordState state={status} />}
        </div>
        <NeighbourLinks inbox={inbox} state={state} neighbours={neighbours} />
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <p>
          Received <time dateTime={card.receivedAt}>{exactTime(card.receivedAt)}</time>
        </p>
        <DueTime card={card} now={now} />
      </div>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <InquiryMoves
            inbox={inbox}
            card={card}
            action={inquiryPath(inbox, card.id, state)}
            describedBy="inquiry-title"
            now={now}
            form={usePageForm()}
            isAnswerBegun={isAnswerBegun}
          />
          {!card.spam && <MarkAsSpam nouns={inbox.nouns} isAnswerBegun={isAnswerBegun} />}
        </div>
        <Assignment inquiry={inquiry} viewer={viewer} />
      </div>
      {card.spam && <SpamNotice reason={card.spam} />}
    </header>
  );
}

function Assignment({ inquiry: { card, colleagues }, viewer }: Pick<LoadedInquiry, 'inquiry' | 'viewer'>) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const form = usePageForm();
  const { formData } = useNavigation();
  const underWay = formData?.get('intent') === 'assign' ? formData.get('assignee') : null;
  const chosen = typeof underWay === 'string' ? underWay : (card.assignee?.id ?? '');
  const isGone = card.assignee && !colleagues.some(({ id }) => id === card.assignee?.id);
  return (
    <Form
      method="post"
      action={`${pathname}${search}`}
      preventScrollReset
      className="flex flex-wrap items-center gap-2 text-xs text-muted"
    >
      <input type="hidden" name="intent" value="assign" />
      <label htmlFor="assignee">Assigned to</label>
      <select
        id="assignee"
        name="assignee"
        form={form}
        value={chosen}
        onChange={({ target }) => void submit(target.form, { preventScrollReset: true })}
        className={`${inputClass} w-auto! max-w-44 py-1!`}
      >
        <option value="">Nobody</option>
        {isGone && <option value={card.assignee?.id}>{card.assignee?.name}</option>}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === viewer.id ? `${name} (you)` : name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" form={form} name="intent" value="assign">
          Assign
        </Button>
      </noscript>
    </Form>
  );
}

function MarkAsSpam({ nouns: [one], isAnswerBegun }: Pick<InboxDeclaration, 'nouns'> & Pick<Props, 'isAnswerBegun'>) {
  const { pathname, search } = useLocation();
  const form = usePageForm();
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset>
      <AskSubmit ask={isAnswerBegun ? putAsideUnsent : null} name="to" value={markSpam} form={form} variant="quiet">
        Mark as spam<span className="sr-only">{`: this ${one}`}</span>
      </AskSubmit>
    </Form>
  );
}
