import { createHash, randomUUID } from 'node:crypto';
import { type Executor, orm } from '~/db/client.server';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { checkProof, type Proof, spendProof } from '../proof/proof-of-work.server';
import type { ProvenForm } from '../proof/proven-forms';
import { announce, composeAnnouncement, demoAnnouncement, messageAnnouncement } from './announce-inquiry.server';
import { contactMessages } from './contact_messages.table.server';
import { demoRequests } from './demo_requests.table.server';
import { readHolidays } from './holidays.server';
import type { ContactMessage, DemoRequest } from './inquiries';
import type { SpamReason } from './inquiry-options';
import { type Arrival, spamReasonOf } from './suspicion';

/** From one network: enough for an office behind one address, too little for a machine. */
const inquiriesAnHour = 30;

/**
 * Stores a message, once however often the same form is sent with the same words, and in the same transaction the mails
 * that speak of it. A doubtful one is stored with its reason, and nobody is written to. False when too many came from the same network within an hour.
 */
export async function storeContactMessage(message: ContactMessage, arrival: Arrival): Promise<boolean> {
  if (!(await isWithinHourlyLimit('inquiry', arrival.clientAddress, inquiriesAnHour))) return false;
  const { proof, ...facts } = await about('contact', message, arrival);
  const values = { ...message, id: randomUUID(), ...facts };
  const holidays = await readHolidays();
  if (values.spamReason === null) {
    await composeAnnouncement(messageAnnouncement({ ...values, createdAt: new Date() }, holidays));
  }
  await orm().transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessages)
      .values({ ...values, spamReason: await reasonWith(tx, proof, values.spamReason) })
      .onConflictDoNothing({ target: contactMessages.submissionKey })
      .returning();
    if (stored && stored.spamReason === null) await announce(tx, messageAnnouncement(stored, holidays));
  });
  return true;
}

/** Stores a request for a demo, in the same way. */
export async function storeDemoRequest(request: DemoRequest, arrival: Arrival): Promise<boolean> {
  if (!(await isWithinHourlyLimit('inquiry', arrival.clientAddress, inquiriesAnHour))) return false;
  const { interested_in: interestedIn, ...rest } = request;
  const { proof, ...facts } = await about('request-demo', request, arrival);
  const values = { ...rest, interestedIn, id: randomUUID(), ...facts };
  const holidays = await readHolidays();
  if (values.spamReason === null) {
    await composeAnnouncement(demoAnnouncement({ ...values, createdAt: new Date() }, holidays));
  }
  await orm().transaction(async (tx) => {
    const [stored] = await tx
      .insert(demoRequests)
      .values({ ...values, spamReason: await reasonWith(tx, proof, values.spamReason) })
      .onConflictDoNothing({ target: demoRequests.submissionKey })
      .returning();
    if (stored && stored.spamReason === null) await announce(tx, demoAnnouncement(stored, holidays));
  });
  return true;
}

interface Facts {
  submissionKey: string;
  spamReason: SpamReason | null;
  proof: Proof;
}

async function about(form: ProvenForm, inquiry: ContactMessage | DemoRequest, arrival: Arrival): Promise<Facts> {
  const { name, company, message } = inquiry;
  // The words are part of the key: somebody who goes back, changes them and sends again has written something new.
  const submissionKey = createHash('sha256')
    .update(JSON.stringify([arrival.formKey, inquiry]))
    .digest('base64url');
  const proof = await checkProof(form, arrival.proof ?? '');
  const suspicion = spamReasonOf([name, company, message], arrival, Date.now());
  return { submissionKey, spamReason: suspicion ?? (proof === null ? 'unproven' : null), proof };
}

/** Whether a proof was used before is known only when it is noted as used, together with what it came with. */
async function reasonWith(tx: Executor, proof: Proof, reason: SpamReason | null): Promise<SpamReason | null> {
  const isProven = await spendProof(tx, proof);
  return reason ?? (isProven ? null : 'unproven');
}
