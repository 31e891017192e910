import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { company } from '~/lib/company';
import { dayMs } from '~/lib/durations';
import { timeIn, zoneInWords } from '~/lib/time-zones';
import { profiles } from '../auth/auth.table.server';
import { inquiryRecipients } from '../inbox/inquiry-recipients.server';
import { composeAhead, queueMail, returnMails, withdrawMails } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import type { ArrangedDemo, DemoMeeting, DemoRequest } from './arranged-demo.server';
import { calendarAttachment } from './demo-calendar.server';

export const indianTime = company.headquarters.timeZone;

const about = ({ request }: ArrangedDemo) => ({ table: 'demo_requests', id: request.id });

/** "Thursday, November 26, 2026 at 11:00, Indian time", in the visitor's zone. */
function whenOf({ meeting }: ArrangedDemo, startsAt: Date): string {
  const zone = meeting.timeZone ?? indianTime;
  return `${timeIn(zone, startsAt)}, ${zoneInWords(zone)}`;
}

function factsOf(demo: ArrangedDemo, startsAt: Date | null, url: string) {
  const { request, meeting } = demo;
  const when = startsAt && whenOf(demo, startsAt);
  return { name: request.name, interestedIn: request.interestedIn, when, place: meeting.place, url };
}

type Offer = Pick<DemoMeeting, 'minutes' | 'place'> & Pick<DemoRequest, 'name' | 'interestedIn'> & { times: Date[] };

function proposalWords({ times, ...facts }: Offer, url: string) {
  const earliestFirst = times.toSorted((one, other) => one.getTime() - other.getTime());
  return { ...facts, when: null, url, times: earliestFirst.map(inIndia) };
}

function changeWords(demo: ArrangedDemo, startsAt: Date, sequence: number, url: string) {
  return { ...factsOf(demo, startsAt, url), moved: sequence > 0 };
}

function cancellationWords(demo: ArrangedDemo, startsAt: Date) {
  return factsOf(demo, startsAt, `${siteOrigin()}/request-demo`);
}

/** `demo` as it stood before. */
function answerWords({ request, meeting }: ArrangedDemo, when: string | null) {
  const { id, name, interestedIn, company: theirCompany } = request;
  const before = meeting.startsAt && inIndia(meeting.startsAt);
  return { name, company: theirCompany, interestedIn, when, before, url: `${siteOrigin()}/admin/demo-requests/${id}` };
}

const inIndia = (time: Date) => `${timeIn(indianTime, time)} in India`;

/** Renders what `mailProposal` queues, before the transaction. */
export function composeProposal(offer: Offer, url: string): Promise<void> {
  return composeAhead('demo-invitation', proposalWords(offer, url));
}

/** Renders what `mailArranged` and `mailReminder` queue. */
export async function composeArranged(demo: ArrangedDemo, startsAt: Date, url: string): Promise<void> {
  await composeAhead('demo-change', changeWords(demo, startsAt, demo.meeting.sequence, url));
  await composeReminder(demo, startsAt, url);
  await composeAhead('demo-answer', answerWords(demo, inIndia(startsAt)));
}

/** Renders what `mailReminder` queues. */
export function composeReminder(demo: ArrangedDemo, startsAt: Date, url: string): Promise<void> {
  return composeAhead('demo-reminder', factsOf(demo, startsAt, url));
}

/** Renders what `mailCancelled` queues, where a time was chosen. */
export async function composeCancelled(demo: ArrangedDemo): Promise<void> {
  const { startsAt } = demo.meeting;
  if (startsAt) await composeAhead('demo-cancellation', cancellationWords(demo, startsAt));
}

/** Renders what `mailProposer` queues when the visitor calls the demo off. */
export function composeCalledOff(demo: ArrangedDemo): Promise<void> {
  return composeAhead('demo-answer', answerWords(demo, null));
}

/** Sends the times to choose from. */
export async function mailProposal(tx: Orm, demo: ArrangedDemo, url: string): Promise<void> {
  const { name, interestedIn } = demo.request;
  const { minutes, place } = demo.meeting;
  const times = demo.slots.map(({ startsAt }) => startsAt);
  await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-invitation',
    props: proposalWords({ name, interestedIn, minutes, place, times }, url),
    replyTo: company.emails.hello,
    about: about(demo),
  });
}

/** Sends the entry for the calendar to both sides. `sequence` is what the message carries. */
export async function mailArranged(tx: Orm, demo: ArrangedDemo, startsAt: Date, sequence: number, url: string) {
  const calendar = calendarAttachment({ demo, startsAt, sequence, cancelled: false, url });
  await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-change',
    props: changeWords(demo, startsAt, sequence, url),
    replyTo: company.emails.hello,
    attachments: [calendar],
    about: about(demo),
  });
  await mailProposer(tx, demo, inIndia(startsAt));
}

/** Takes the entry out of the visitor's calendar again. */
export async function mailCancelled(tx: Orm, demo: ArrangedDemo, startsAt: Date, sequence: number): Promise<void> {
  await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-cancellation',
    props: cancellationWords(demo, startsAt),
    replyTo: company.emails.hello,
    attachments: [calendarAttachment({ demo, startsAt, sequence, cancelled: true })],
    about: about(demo),
  });
}

/**
 * Tells whoever proposed the times what the visitor chose, and what `demo`, as it stood before, was arranged for; `when` is
 * null when they called it off. Where they may not read requests any more, everybody hears of it who hears of new ones.
 */
export async function mailProposer(tx: Orm, demo: ArrangedDemo, when: string | null): Promise<void> {
  const proposer = await findProposer(tx, demo.meeting.proposedBy);
  for (const to of proposer ? [proposer.email] : await inquiryRecipients(tx)) {
    await queueMail(tx, { to, template: 'demo-answer', props: answerWords(demo, when), about: about(demo) });
  }
}

async function findProposer(tx: Orm, id: string | null): Promise<{ email: string } | null> {
  if (id === null) return null;
  const [proposer] = await tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, 'admin'), isNull(profiles.disabledAt)));
  return proposer ?? null;
}

/** Queues the reminder for the day before, if that is still to come. Answers its id. */
export async function mailReminder(tx: Orm, demo: ArrangedDemo, startsAt: Date, url: string): Promise<string | null> {
  const notBefore = new Date(startsAt.getTime() - dayMs);
  if (notBefore <= new Date()) return null;
  const queued = await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-reminder',
    props: factsOf(demo, startsAt, url),
    replyTo: company.emails.hello,
    notBefore,
    // "Tomorrow" is true for a while yet; at the demo itself it is no reminder.
    notAfter: new Date(startsAt.getTime() - dayMs / 2),
    about: about(demo),
  });
  return queued?.id ?? null;
}

/** Takes the reminder back, because the demo moved or will not take place. */
export async function withdrawReminder(tx: Orm, { meeting }: ArrangedDemo): Promise<void> {
  if (meeting.reminderMailId) await withdrawMails(tx, [meeting.reminderMailId]);
}

/** Lets a reminder that was taken back go out after all. */
export async function returnReminder(tx: Orm, { meeting }: ArrangedDemo): Promise<void> {
  if (meeting.reminderMailId) await returnMails(tx, [meeting.reminderMailId]);
}
