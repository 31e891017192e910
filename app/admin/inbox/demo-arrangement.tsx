import { useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { doubtsAbout } from '~/lib/meeting-times';
import { timeIn, zoneInWords } from '~/lib/time-zones';
import { demoMinutes } from '~/server/inbox/inquiry-options';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { EnterSendsNothing, usePageForm } from '../page-form';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import { timeNames } from './inquiry-forms';
import type { MeetingView } from './inquiry-view';
import { useUnsaved } from './inquiry-writing';
import { ProposedTimes } from './proposed-time';

interface Props {
  meeting: MeetingView;
  /** Whether times can be proposed as it stands. */
  open: boolean;
  /** Sent twice, the times are proposed once. */
  formKey: string;
  answer: FormAnswer | undefined;
  /** Hears whether times are chosen that were not sent. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** When the demo takes place, and the times that are offered for it. */
export function DemoArrangement({ meeting, open, formKey, answer, onUnsaved }: Props) {
  if (!open && meeting.startsAt === null) return null;
  const isPlanned = meeting.startsAt !== null || meeting.slots.length > 0;
  return (
    <section
      aria-labelledby="times-title"
      className={`mb-4 rounded-md border border-line bg-raised p-4 sm:p-5 ${isPlanned ? '' : 'no-print'}`}
    >
      <h3 id="times-title" className="mb-3 font-sans text-base font-semibold tracking-normal">
        {meeting.startsAt ? 'Arranged' : 'Times'}
      </h3>
      {meeting.startsAt && <Arranged meeting={meeting} startsAt={meeting.startsAt} />}
      {meeting.slots.length > 0 && <Offered meeting={meeting} />}
      {open && (
        <details open={meeting.slots.length === 0 || isBegun(answer)} className="no-print">
          <summary className="w-fit cursor-pointer text-sm text-accent underline underline-offset-4">
            {meeting.slots.length === 0 ? 'Propose times' : 'Propose other times'}
          </summary>
          <ProposalForm key={formKey} {...{ meeting, formKey, answer, onUnsaved }} />
        </details>
      )}
    </section>
  );
}

/** Whether times were typed in the form that comes back. */
function isBegun(answer: FormAnswer | undefined): boolean {
  return timeNames.some((name) => answer?.typed[name]);
}

/** With the day of the week, which is what one checks first. */
const onOurClock = (startsAt: string) => `${timeIn('Asia/Kolkata', new Date(startsAt))} (India)`;

function Arranged({ meeting, startsAt }: { meeting: MeetingView; startsAt: string }) {
  return (
    <p className="mb-4 text-sm">
      <time dateTime={startsAt} className="block font-medium">
        {onOurClock(startsAt)}, {meeting.minutes} minutes
      </time>
      <Doubts meeting={meeting} startsAt={startsAt} />
      {meeting.timeZone && (
        <span className="text-muted">
          For them: {timeIn(meeting.timeZone, new Date(startsAt))}, {zoneInWords(meeting.timeZone)}
        </span>
      )}
      {meeting.place && <span className="block break-all text-muted">{meeting.place}</span>}
    </p>
  );
}

/** What speaks against a time that was offered or chosen; it holds all the same. */
function Doubts({ meeting, startsAt }: { meeting: MeetingView; startsAt: string }) {
  const doubts = doubtsAbout(new Date(startsAt), meeting.minutes, meeting.calendar);
  return doubts.length > 0 && <span className="block text-xs text-caution">{doubts.join(' ')}</span>;
}

function Offered({ meeting }: { meeting: MeetingView }) {
  const { pathname, search } = useLocation();
  const form = usePageForm();
  return (
    <div className="mb-4 text-sm">
      <p className="text-xs text-muted">
        {meeting.link === 'open'
          ? 'Offered by a link that was mailed. They can choose, move and cancel by it.'
          : 'These times were offered. The link to them is closed.'}
      </p>
      <ul className="my-2 grid gap-1 tabular-nums">
        {meeting.slots.map((startsAt) => (
          <li key={startsAt}>
            <time dateTime={startsAt}>{onOurClock(startsAt)}</time>
            <Doubts meeting={meeting} startsAt={startsAt} />
          </li>
        ))}
      </ul>
      {meeting.place && <p className="mb-2 break-all text-muted">{meeting.place}</p>}
      {meeting.link === 'open' && (
        <Form method="post" action={`${pathname}${search}`} preventScrollReset className="no-print">
          <Button type="submit" variant="quiet" form={form} name="intent" value="revoke" className="-ml-4 text-muted">
            Take the link back
          </Button>
        </Form>
      )}
    </div>
  );
}

function ProposalForm({ meeting, formKey, answer, onUnsaved }: Omit<Props, 'open'>) {
  const element = useFocusOnRefusal(answer);
  useUnsaved(element, onUnsaved, isBegun(answer));
  const { pathname, search } = useLocation();
  const { state, formData } = useNavigation();
  const form = usePageForm();
  const sending = state !== 'idle' && formData?.get('intent') === 'propose';
  const [minutes, setMinutes] = useState(Number(answer?.typed.minutes) || meeting.minutes);
  return (
    <Form
      ref={element}
      method="post"
      action={`${pathname}${search}`}
      preventScrollReset
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) setMinutes(Number(target.value));
      }}
      className="mt-4 grid gap-4"
    >
      <EnterSendsNothing />
      <input type="hidden" name="times_key" form={form} value={formKey} />
      <input type="hidden" name="times_agreed" form={form} value={answer?.typed.times_agreed ?? ''} />
      <fieldset>
        <legend className="mb-3 text-xs text-muted">
          Up to five times, on India’s clock. They see them in their own zone.
        </legend>
        <ProposedTimes minutes={minutes} calendar={meeting.calendar} answer={answer} form={form} />
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          field={{ ...answeredField('minutes', String(meeting.minutes), answer), form }}
          label="Length"
          options={demoMinutes.map((length) => ({ value: String(length), label: `${length} minutes` }))}
        />
        <TextField
          field={{ ...answeredField('place', meeting.place ?? '', answer), form }}
          label="Video call"
          type="url"
          placeholder="https://"
          help="Its address, if there is one already."
        />
      </div>
      <p>
        <Button type="submit" form={form} name="intent" value="propose" aria-disabled={sending}>
          {sending ? 'Sending...' : 'Send times'}
        </Button>
      </p>
    </Form>
  );
}
