import { randomUUID } from 'node:crypto';
import type { SubmissionResult } from '@conform-to/react';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { textOf } from '~/lib/form-values';
import { errorToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import type { z } from '~/lib/zod';
import { flash, mayKeepNoCookies } from '../flash.server';
import { log } from '../log.server';
import { parseFields } from '../parse-fields.server';
import { proofField } from '../proof/proven-forms';
import { readForm } from '../read-form.server';
import { requestInfo } from '../request-info.server';
import { noteSentBack } from '../sent-back.server';
import type { InquiryAnswer, InquiryTicket } from './inquiry-ticket';
import type { Arrival } from './suspicion';

/** What makes one rendered form known from another. The page that shows it must not be shared between visitors. */
export function newTicket(): InquiryTicket {
  return { formKey: randomUUID(), openedAt: Date.now() };
}

interface Inquiry<Fields extends z.ZodObject> {
  fields: Fields;
  /** False when too many came from the same network. */
  store: (values: z.output<Fields>, arrival: Arrival) => Promise<boolean>;
  sent: Toast;
  /** The sentence for a failure. */
  failed: string;
  /** Where to go afterwards: to the same form, empty. */
  path: string;
}

/**
 * Answers a form that visitors write to us with: check, store once, thank. Whatever goes wrong, the answer has
 * everything that was typed, and the same ticket, so that sending again can't store it twice.
 */
export async function receiveInquiry<Fields extends z.ZodObject>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  inquiry: Inquiry<Fields>,
) {
  const form = await readForm(request);
  const ticket = ticketOf(form);
  const answer = (status: number, toast: Toast | null, returned?: SubmissionResult) => {
    noteSentBack(context);
    return data<InquiryAnswer>({ ticket, toast, submission: returned }, { status });
  };
  if (!form) return answer(400, errorToast('This form could not be read. Please send it again.'));
  const submission = parseFields(form, inquiry.fields);
  if (submission.status !== 'success') return answer(422, null, submission.reply());
  const { id, clientAddress } = context.get(requestInfo);
  try {
    const arrival = { ...ticket, honeypot: textOf(form, 'website'), proof: textOf(form, proofField), clientAddress };
    if (!(await inquiry.store(submission.value, arrival))) {
      const tooMany = errorToast('Too many messages came from your network. Please try again in an hour.');
      return answer(429, tooMany, submission.reply());
    }
  } catch (error) {
    log.error({ id, err: error }, inquiry.failed);
    return answer(500, errorToast(inquiry.failed), submission.reply());
  }
  // Answered with the page itself. Sent again by a reload it is stored once.
  if (mayKeepNoCookies(request, form)) return data<InquiryAnswer>({ toast: inquiry.sent });
  return redirect(inquiry.path, { status: 303, headers: { 'set-cookie': await flash(inquiry.sent) } });
}

/** Of the form that was sent; a new key when it has none that could be ours. */
function ticketOf(form: FormData | null): InquiryTicket {
  const formKey = textOf(form, 'form_key');
  const openedAt = Number.parseInt(textOf(form, 'opened_at'), 10);
  return { formKey: isUuid(formKey) ? formKey : randomUUID(), openedAt };
}
