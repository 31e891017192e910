import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '~/lib/toast';

/** What makes one rendered form known from another. */
export interface InquiryTicket {
  formKey: string;
  /** When the form was rendered, in milliseconds since 1970. */
  openedAt: number;
}

/** What the form is told when it was not accepted, or was and can't be told on the next page. */
export interface InquiryAnswer {
  toast: Toast | null;
  /** What was typed and what is wrong with it. */
  submission?: SubmissionResult;
  /** That of the form that was sent. Missing when the server was not reached, and when it is stored: the next one is new. */
  ticket?: InquiryTicket;
}
