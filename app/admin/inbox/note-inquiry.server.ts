import { successToast } from '~/lib/toast';
import { inquiryNotes } from '~/server/inbox/inquiry_notes.table.server';
import { changeInquiry, type InquiryChange, type InquiryOutcome, type InquiryRequest } from './change-inquiry.server';

export interface NoteRequest extends InquiryRequest {
  text: string;
  /** Of the form it was written in: sent twice, it is stored once. */
  formKey: string;
}

/** Keeps a note for the other staff. Its words stay out of the audit log, where nobody could erase them one by one. */
export function noteInquiry(request: NoteRequest): Promise<InquiryOutcome> {
  const { inbox, text, formKey } = request;
  const note = async ({ tx, staff, row, audit }: InquiryChange) => {
    const added = await tx
      .insert(inquiryNotes)
      .values({ [inbox.reference]: row.id, authorId: staff.id, authorName: staff.name, text, formKey })
      .onConflictDoNothing({ target: inquiryNotes.formKey })
      .returning({ id: inquiryNotes.id });
    if (added.length > 0) await audit({ note: { after: added[0]?.id } });
    return successToast(inbox.declaration.messages.noted);
  };
  return changeInquiry(request, note, { intent: 'note' });
}
