import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { company } from '~/lib/company';
import { timeIn } from '~/lib/time-zones';
import { profiles } from '../auth/auth.table.server';
import { queueMail, withdrawMails } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import type { ArrangedDemo } from './arranged-demo.server';
import { calendarAttachment } from './demo-calendar.server';

const dayMs = 24 * 60 * 60 * 1000;
export const indianTime = company.headquarters.timeZone;

const about = ({ request }: ArrangedDemo) => ({ table: 'demo_requests', id: request.id });

/** "Thursday, November 26, 2026 at 11:00 AM, Asia/Kolkata", in the visitor's zone. */
function whenOf({ meeting }: ArrangedDemo, startsAt: Date): string {
  const zone = meeting.timeZone ?? indianTime;
  return `${timeIn(zone, startsAt)}, ${zone}`;
}

function factsOf(demo: ArrangedDemo, startsAt: Date | null, url: string) {
  const { request, meeting } = demo;
  const when = startsAt && whenOf(demo, startsAt);
  return { name: request.name, interestedIn: request.interestedIn, when, place: meeting.place, url };
}

/** Sends the times to choose from. */
export async function mailProposal(tx: Orm, demo: ArrangedDemo, url: string): Promise<void> {
  const times = demo.slots.map(({ startsAt }) => `${timeIn(indianTime, startsAt)} in India`);
  await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-invitation',
    props: { ...factsOf(demo, null, url), minutes: demo.meeting.minutes, times },
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
    props: { ...factsOf(demo, startsAt, url), moved: sequence > 0 },
    replyTo: company.emails.hello,
    attachments: [calendar],
    about: about(demo),
  });
  await mailProposer(tx, demo, `${timeIn(indianTime, startsAt)} in India`);
}

/** Takes the entry out of the visitor's calendar again. */
export async function mailCancelled(tx: Orm, demo: ArrangedDemo, startsAt: Date, sequence: number): Promise<void> {
  await queueMail(tx, {
    to: demo.request.email,
    template: 'demo-cancellation',
    props: factsOf(demo, startsAt, `${siteOrigin()}/request-demo`),
    replyTo: company.emails.hello,
    attachments: [calendarAttachment({ demo, startsAt, sequence, cancelled: true })],
    about: about(demo),
  });
}

/** Tells whoever proposed the times what the visitor chose; `when` is null when they called it off. */
export async function mailProposer(tx: Orm, demo: ArrangedDemo, when: string | null): Promise<void> {
  const { meeting, request } = demo;
  if (meeting.proposedBy === null) return;
  const [proposer] = await tx
    .select({ email: profiles.email, disabledAt: profiles.disabledAt })
    .from(profiles)
    .where(eq(profiles.id, meeting.proposedBy));
  if (!proposer || proposer.disabledAt) return;
  const { name, interestedIn, company: theirCompany } = request;
  await queueMail(tx, {
    to: proposer.email,
    template: 'demo-answer',
    props: {
      name,
      company: theirCompany,
      interestedIn,
      when,
      url: `${siteOrigin()}/admin/demo-requests/${request.id}`,
    },
    about: about(demo),
  });
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
    about: about(demo),
  });
  return queued?.id ?? null;
}

/** Takes the reminder back, because the demo moved or will not take place. */
export async function withdrawReminder(tx: Orm, { meeting }: ArrangedDemo): Promise<void> {
  if (meeting.reminderMailId) await withdrawMails(tx, [meeting.reminderMailId]);
}
