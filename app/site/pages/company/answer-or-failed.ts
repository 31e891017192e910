import { data } from 'react-router';
import { errorToast } from '~/lib/toast';
import type { InquiryAnswer } from '~/server/inbox/inquiry-ticket';

/** What the server says to a form. Where it was not reached, the form keeps everything, and can be sent again. */
export async function answerOrFailed<Answer>(serverAction: () => Promise<Answer>, failed: string) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<InquiryAnswer>({ toast: errorToast(failed) }, { status: 503 });
  }
}
