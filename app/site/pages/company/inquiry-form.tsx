import { useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { z } from 'zod';
import type { InquiryAnswer, InquiryTicket } from '~/server/inbox/inquiry-ticket';
import { Button } from '~/ui/button';
import type { FieldState } from '~/ui/field';
import { ShowToast } from '~/ui/toast';

/** What the route knows of the form: the ticket of this rendering, what the address preselects, what was answered. */
export interface InquiryState {
  ticket: InquiryTicket;
  /** What a select starts with; empty when the address names nothing that it offers. */
  chosen: string;
  answer?: InquiryAnswer | undefined;
}

interface Props extends InquiryState {
  id: string;
  /** Where it is sent: the page's own path. */
  path: string;
  schema: z.ZodObject;
  /** The select that `chosen` belongs to. */
  chooses: string;
  label: string;
  busyLabel: string;
  note: ReactNode;
  children: (field: (name: string) => { field: FieldState; first: boolean }) => ReactNode;
}

/** A form that visitors write to us with. It checks while it is filled in, keeps everything, and is sent once. */
export function InquiryForm(props: Props) {
  // A new ticket is a new form: what was sent is gone from it.
  return <TicketedForm key={props.ticket.formKey} {...props} />;
}

function TicketedForm({ id, path, schema, chosen, chooses, answer, label, busyLabel, note, children, ...rest }: Props) {
  const sending = useNavigation().formMethod === 'POST';
  const ticket = answer?.ticket ?? rest.ticket;
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    defaultValue: { [chooses]: chosen },
    lastResult: answer?.submission,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
  });
  const errors = answer?.submission?.error ?? {};
  const firstWrong = Object.keys(schema.shape).find((name) => errors[name]);
  return (
    <Form
      method="post"
      action={path}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      preventScrollReset
      className="grid gap-6"
    >
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <input type="hidden" name="form_key" value={ticket.formKey} />
      <input type="hidden" name="opened_at" value={ticket.openedAt} />
      <Honeypot />
      {children((name) => ({ field: fields[name] as FieldState, first: name === firstWrong }))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="lg" disabled={sending}>
          {sending ? busyLabel : label}
        </Button>
        <p className="max-w-[40ch] text-sm text-muted">{note}</p>
      </div>
    </Form>
  );
}

/** People neither see nor reach it; machines fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
