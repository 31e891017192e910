import { useCallback, useState } from 'react';
import { useSubmit } from 'react-router';
import { ShowToast } from '~/ui/toast';
import { closeDraft } from '../editor/draft-store';
import { UnsavedGuard } from '../editor/unsaved-guard';
import { PageForm, usePageForm } from '../page-form';
import { SessionEnded } from '../sign-in/sign-in-again';
import { ConfirmMove } from './confirm-move';
import { Conversation } from './conversation';
import { DemoArrangement } from './demo-arrangement';
import { type InboxDeclaration, inquiryPath } from './inbox';
import { InboxRail } from './inbox-rail';
import type { InquiryAnswer } from './inquiry-action.server';
import { InquiryAside } from './inquiry-aside';
import { InquiryOpening } from './inquiry-opening';
import { InquiryPresence } from './inquiry-presence';
import type { LoadedInquiry } from './inquiry-view';
import { NoteForm, ReplyForm } from './inquiry-writing';
import { keepingOf } from './kept-writing';
import { NextInquiry } from './neighbour-links';

interface Props {
  inbox: InboxDeclaration;
  loaded: LoadedInquiry;
  answer: InquiryAnswer | undefined;
}

/** One that came in, with everything that was said and done about it, beside the list it was opened from. */
export function InquiryPage({ inbox, loaded, answer }: Props) {
  const { inquiry, list, neighbours } = loaded;
  const { card } = inquiry;
  const now = new Date(loaded.now);
  const { conversation, formKeys, meeting } = inquiry;
  const used = conversation.map(({ formKey }) => formKey);
  const written = {
    reply: useFormKey(answer?.typed.reply_key, formKeys.reply, used),
    note: useFormKey(answer?.typed.note_key, formKeys.note, used),
    propose: useFormKey(answer?.typed.times_key, formKeys.propose, meeting?.formKey ? [meeting.formKey] : []),
  };
  const kept = {
    reply: keepingOf(inbox, loaded, 'reply', written.reply),
    note: keepingOf(inbox, loaded, 'note', written.note),
  };
  const giveUp = () => {
    for (const { key } of Object.values(kept)) void closeDraft(key);
  };
  const [keepers, setKeepers] = useState<Keepers>({ reply: null, note: null });
  const onReplyKeeper = useCallback((reply: Keeper) => setKeepers((others) => ({ ...others, reply })), []);
  const onNoteKeeper = useCallback((note: Keeper) => setKeepers((others) => ({ ...others, note })), []);
  const proposes = !card.spam && meeting?.canPropose === true;
  const [unsaved, setUnsaved] = useState({ reply: false, note: false, times: false });
  const onReply = useCallback((reply: boolean) => setUnsaved((others) => ({ ...others, reply })), []);
  const onNote = useCallback((note: boolean) => setUnsaved((others) => ({ ...others, note })), []);
  const onTimes = useCallback((times: boolean) => setUnsaved((others) => ({ ...others, times })), []);
  return (
    <div
      id="tab-panel"
      role="tabpanel"
      aria-label={inbox.heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem] xl:grid-cols-[17rem_minmax(0,1fr)_17rem]"
    >
      {answer && <ShowToast toast={answer.toast} />}
      <PageForm enterSends={null} />
      <InboxRail inbox={inbox} view={list} openId={card.id} now={now} />
      <article aria-labelledby="inquiry-title" className="min-w-0">
        <Asked inbox={inbox} loaded={loaded} answer={answer} />
        <InquiryPresence
          key={card.id}
          id={card.id}
          formKey={written.reply}
          isAnswerBegun={unsaved.reply}
          known={loaded.present}
          inbox={inbox}
        />
        <InquiryOpening {...{ inbox, loaded, now }} isAnswerBegun={unsaved.reply} />
        <Conversation card={card} entries={conversation} now={now} />
        {meeting && (
          <DemoArrangement
            meeting={meeting}
            open={proposes}
            formKey={written.propose}
            answer={answer}
            onUnsaved={onTimes}
          />
        )}
        {!card.spam && (
          <ReplyForm
            key={written.reply}
            formKey={written.reply}
            inquiry={inquiry}
            answer={answer}
            inbox={inbox}
            keeping={kept.reply}
            onKeeper={onReplyKeeper}
            onUnsaved={onReply}
          />
        )}
        <NoteForm
          key={written.note}
          formKey={written.note}
          answer={answer}
          keeping={kept.note}
          onKeeper={onNoteKeeper}
          onUnsaved={onNote}
        />
        {neighbours.after && <NextInquiry {...{ inbox, now }} state={list.state} next={neighbours.after} />}
        <UnsavedGuard
          dirty={unsaved.reply || unsaved.note || unsaved.times}
          onDiscard={giveUp}
          keep={keepingAll(unsaved, keepers)}
        />
      </article>
      <InquiryAside inquiry={inquiry} now={now} />
      <GoOn {...{ inbox, loaded, answer }} />
    </div>
  );
}

type Keeper = (() => Promise<boolean>) | null;

interface Keepers {
  reply: Keeper;
  note: Keeper;
}

/** Keeps everything that is written on the page; null where some of it can't be kept, as times that were proposed. */
function keepingAll(unsaved: Record<keyof Keepers | 'times', boolean>, keepers: Keepers): Keeper {
  if (unsaved.times) return null;
  const written = (['reply', 'note'] as const).filter((form) => unsaved[form]);
  if (written.some((form) => keepers[form] === null)) return null;
  return async () => {
    const kept = await Promise.all(written.map(async (form) => keepers[form]?.() ?? false));
    return kept.every(Boolean);
  };
}

const becomesOf: Record<string, string> = { reply: 'is sent', note: 'is kept', propose: 'is sent' };

/** Sends what was refused for want of a session as it was, once its writer is signed in again. */
function GoOn({ inbox, loaded: { inquiry, list, viewer }, answer }: Props) {
  const submit = useSubmit();
  const action = inquiryPath(inbox, inquiry.card.id, list.state);
  return (
    <SessionEnded
      answer={answer}
      email={viewer.email}
      becomes={becomesOf[answer?.intent ?? ''] ?? 'what you asked for is done'}
      onSignedIn={() => answer && void submit(answer.typed, { method: 'post', action, preventScrollReset: true })}
    />
  );
}

/** The question that what was asked for needs an answer to. */
function Asked({ inbox, loaded: { inquiry, list }, answer }: Props) {
  const form = usePageForm();
  if (!answer?.confirm) return null;
  const action = inquiryPath(inbox, inquiry.card.id, list.state);
  return <ConfirmMove confirm={answer.confirm} action={action} form={form} />;
}

/**
 * The key of a form, which stays the same until what was written in it has arrived: everything else that is done on the
 * page leaves the form as it is. One that came back in a page of its own, before there were scripts, has the key that it
 * was sent with.
 */
function useFormKey(cameBack: string | undefined, newest: string, used: readonly string[]): string {
  const [key, setKey] = useState(cameBack || newest);
  if (!used.includes(key)) return key;
  setKey(newest);
  return newest;
}
