import { formValues, textOf } from '~/lib/form-values';
import { errorToast, successToast } from '~/lib/toast';
import type { z } from '~/lib/zod';
import { barred } from '../authorise';
import { type FormAnswer, formAnswer, invalidAnswer } from '../form-answer';
import { answerInquiry } from './answer-inquiry.server';
import { proposeDemo, revokeDemo } from './arrange-demo.server';
import { assignInquiry } from './assign-inquiry.server';
import type { InquiryOutcome, InquiryRequest } from './change-inquiry.server';
import { clashesIn } from './clashing-times.server';
import type { MoveConfirmation } from './confirm-move';
import { inquiryPath } from './inbox';
import { keepForms, noteFields, proposalFields, replyFields } from './inquiry-forms';
import { noteInquiry } from './note-inquiry.server';
import { stepWithUndo } from './take-back.server';
import { unconfirmedMove, unsentAnswer } from './unconfirmed-move.server';

/** What the page is told. */
export type InquiryAnswer = FormAnswer & {
  /** What has to be agreed to first. */
  confirm?: MoveConfirmation;
  /** Nobody is signed in any longer: the form can be sent again as it was typed. */
  signedOut?: boolean;
};

/** Where nothing was changed the form comes back with what was typed. */
type Acted =
  | { ok: true; outcome: InquiryOutcome & { ok: true } }
  | { ok: false; status: number; answer: InquiryAnswer };

type Action = (request: InquiryRequest, form: FormData) => Promise<InquiryOutcome | z.ZodError>;

const actions: Record<string, Action> = {
  assign: (request, form) => assignInquiry({ ...request, assignee: textOf(form, 'assignee') }),
  note: async (request, form) => {
    const { data, error } = noteFields.safeParse(formValues(form));
    return error ?? noteInquiry({ ...request, text: data.note, formKey: data.note_key });
  },
  reply: async (request, form) => {
    const { data, error } = replyFields.safeParse(formValues(form));
    if (error) return error;
    const { reply_key: formKey, answers_seen: answersSeen, ...letter } = data;
    return answerInquiry({ ...request, ...letter, formKey, answersSeen });
  },
  propose: async (request, form) => {
    const { data, error } = proposalFields.safeParse(formValues(form));
    if (error) return error;
    const clashes = await clashesIn(form, request.id, data.minutes);
    if (clashes) return clashes;
    const { times_key: formKey, ...proposal } = data;
    return proposeDemo({ ...request, ...proposal, formKey });
  },
  revoke: revokeDemo,
};

const unasked = { title: 'A question first', description: 'Nothing was changed yet.' };

/** Does what the page of one inquiry was sent: the button's `intent`, or a step `to` another status. */
export async function actOnInquiry(request: InquiryRequest, form: FormData | null): Promise<Acted> {
  const refusal = barred(request.staff, 'update', request.inbox.declaration);
  if (refusal) {
    const signedOut = form !== null && refusal.status === 401;
    return { ok: false, status: refusal.status, answer: { ...formAnswer(form, refusal.toast), signedOut } };
  }
  if (!form) {
    const toast = errorToast('This form could not be read. Please send it again.');
    return { ok: false, status: 400, answer: formAnswer(form, toast) };
  }
  const intent = textOf(form, 'intent');
  if (intent === keepForms) {
    return { ok: false, status: 200, answer: formAnswer(form, successToast('Nothing was changed.')) };
  }
  if (intent === 'template') return { ok: false, ...templateAnswer(form) };
  const act = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
  const confirm = act
    ? null
    : (unsentAnswer(form, request.id) ?? (await unconfirmedMove(request.inbox, form, [request.id])));
  if (confirm) return { ok: false, status: 409, answer: { ...formAnswer(form, unasked), confirm } };
  const address = inquiryPath(request.inbox.declaration, request.id);
  const outcome = act ? await act(request, form) : await stepWithUndo({ ...request, to: textOf(form, 'to'), address });
  if (!('ok' in outcome)) return { ok: false, status: 422, answer: invalidAnswer(form, outcome) };
  if (outcome.ok) return { ok: true, outcome };
  const answer = formAnswer(form, outcome.toast);
  if (intent === 'reply') answer.errors.reply = [outcome.toast.description ?? ''];
  return { ok: false, status: outcome.status, answer };
}

/** Without scripts a template is put into the answer by the page that comes back. */
function templateAnswer(form: FormData): { status: number; answer: FormAnswer } {
  if (textOf(form, 'template') === '') {
    return { status: 422, answer: formAnswer(form, errorToast('Choose a template first.')) };
  }
  return {
    status: 200,
    answer: formAnswer(form, successToast('The template is in your answer. Nothing was sent yet.')),
  };
}
