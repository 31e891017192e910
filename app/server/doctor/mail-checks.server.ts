import { relativeTime } from '~/lib/dates';
import { hourMs } from '~/lib/durations';
import { environment } from '../env.server';
import { outboxFacts } from '../mail/outbox.server';
import type { Observation } from './finding';
import type { Check, OpenCheckup } from './run-checks.server';

/** A mail server that has not greeted by then is as good as none. */
const answerWithinMs = 4_000;
/** A mail that was put off for longer than this is worth a look. */
const longWaitMs = hourMs;

export const mailChecks: readonly Check[] = [
  { group: 'Mail', name: 'Mail server', needs: 'nothing', look: lookAtMailServer },
  { group: 'Mail', name: 'Outbox', needs: 'tables', look: lookAtOutbox },
];

async function lookAtMailServer(): Promise<Observation[]> {
  const { SMTP_URL } = environment();
  if (SMTP_URL === undefined) return [{ state: 'ok', sentence: 'None is set, so there is none to ask.' }];
  const { host } = new URL(SMTP_URL);
  const { askMailServer } = await import('../mail/smtp-transport.server');
  const complaint = await askMailServer(SMTP_URL, answerWithinMs);
  if (complaint === null) return [{ state: 'ok', sentence: `${host} lets us in.` }];
  return [
    {
      state: 'wrong',
      sentence: `${host} does not take mails: ${complaint.replace(/\.?$/, '.')}`,
      advice: 'Check SMTP_URL and that the server runs. Mails wait for three days meanwhile.',
    },
  ];
}

const mails = (count: number) => (count === 1 ? '1 mail' : `${count.toLocaleString('en-US')} mails`);

async function lookAtOutbox({ handle, isRunning }: OpenCheckup): Promise<Observation[]> {
  const { waiting, failed, overdue, oldest } = await outboxFacts(handle.orm);
  const observations: Observation[] = [];
  if (overdue > 0) {
    observations.push({
      state: isRunning ? 'wrong' : 'warning',
      sentence: `${mails(overdue)} should have been tried more than five minutes ago.`,
      advice: isRunning
        ? 'The site runs and should have: look at its log, and start it anew.'
        : 'The site is not running: it sends them as soon as it is.',
    });
  } else if (oldest && Date.now() - oldest.getTime() > longWaitMs) {
    observations.push({
      state: 'warning',
      sentence: `${mails(waiting)} ${waiting === 1 ? 'waits' : 'wait'}; the first was to leave ${relativeTime(oldest.toISOString(), new Date())}.`,
      advice:
        'Look at what the mail server answers, in Mail, /admin/mail?status=queued. They are given up after three days.',
    });
  }
  if (failed > 0) {
    observations.push({
      state: 'warning',
      sentence: `${mails(failed)} did not arrive and will not be tried again.`,
      advice: 'Look at why in Mail, /admin/mail?status=failed, and send them again there.',
    });
  }
  if (observations.length > 0) return observations;
  return [
    {
      state: 'ok',
      sentence:
        waiting === 0 ? 'Nothing waits.' : `${mails(waiting)} ${waiting === 1 ? 'waits' : 'wait'}, none too long.`,
    },
  ];
}
