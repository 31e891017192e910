import { createHash } from 'node:crypto';
import { orm } from '~/db/client.server';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { contactMessages } from './contact_messages.table.server';
import { demoRequests } from './demo_requests.table.server';
import type { ContactMessage, DemoRequest } from './inquiries';
import { type Arrival, spamReasonOf } from './suspicion';

/** From one network: enough for an office behind one address, too little for a machine. */
const inquiriesAnHour = 30;

/**
 * Stores a message, once however often the same form is sent with the same words. A doubtful one is stored with its
 * reason. False when too many came from the same network within an hour.
 */
export async function storeContactMessage(message: ContactMessage, arrival: Arrival): Promise<boolean> {
  if (!(await isWithinHourlyLimit('inquiry', arrival.clientAddress, inquiriesAnHour))) return false;
  await orm()
    .insert(contactMessages)
    .values({ ...message, ...about(message, arrival) })
    .onConflictDoNothing({ target: contactMessages.submissionKey });
  return true;
}

/** Stores a request for a demo, in the same way. */
export async function storeDemoRequest(request: DemoRequest, arrival: Arrival): Promise<boolean> {
  if (!(await isWithinHourlyLimit('inquiry', arrival.clientAddress, inquiriesAnHour))) return false;
  const { interested_in: interestedIn, ...rest } = request;
  await orm()
    .insert(demoRequests)
    .values({ ...rest, interestedIn, ...about(request, arrival) })
    .onConflictDoNothing({ target: demoRequests.submissionKey });
  return true;
}

function about(inquiry: ContactMessage | DemoRequest, arrival: Arrival) {
  const { name, company, message } = inquiry;
  // The words are part of the key: somebody who goes back, changes them and sends again has written something new.
  const submissionKey = createHash('sha256')
    .update(JSON.stringify([arrival.formKey, inquiry]))
    .digest('base64url');
  return { submissionKey, spamReason: spamReasonOf([name, company, message], arrival, Date.now()) };
}
