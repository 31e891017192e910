import { parseWithZod } from '@conform-to/zod/v4';
import { contactMessageFields, demoRequestFields } from '~/server/inbox/inquiries';

/**
 * The rules of the server, for the browser: with the library they are written in they are heavier than the form, so
 * `InquiryForm` fetches this file when somebody begins to fill it in.
 */
export const inquiryChecks = {
  contact: (formData: FormData) => parseWithZod(formData, { schema: contactMessageFields }),
  demo: (formData: FormData) => parseWithZod(formData, { schema: demoRequestFields }),
};
