import type { ContactMessage, DemoRequest } from '../../app/server/inbox/inquiries.ts';

/** What a visitor wrote, as it comes out of the forms. */
export const sampleMessage: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: null,
  subject: 'quote',
  message: 'We plan 40 vans by hand.',
};

export const sampleRequest: DemoRequest = {
  name: 'Asha Rao',
  company: 'Rao Freight',
  email: 'asha@example.com',
  industry: 'Logistics',
  interested_in: 'Quzones (Quantum Computing)',
  message: null,
};
