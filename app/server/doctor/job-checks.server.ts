import { sql } from 'drizzle-orm';
import { environment } from '../env.server';
import { countOverstayed, type Forgotten, retention, retentionDays } from '../privacy/retention.server';
import type { Observation } from './finding';
import type { Check, OpenCheckup } from './run-checks.server';

export const jobChecks: readonly Check[] = [
  { group: 'Jobs', name: 'Retention', needs: 'tables', look: lookAtRetention },
  { group: 'Jobs', name: 'CDN', needs: 'tables', look: lookAtPurges },
];

const keptWords: Record<keyof Forgotten, readonly [one: string, several: string]> = {
  inquiries: ['message', 'messages'],
  mails: ['mail', 'mails'],
  pageViews: ['count of page views', 'counts of page views'],
  audit: ['entry of the audit log', 'entries of the audit log'],
};

async function lookAtRetention({ handle, isRunning }: OpenCheckup): Promise<Observation[]> {
  const overstayed = await countOverstayed(handle.orm, retentionDays());
  const words = Object.entries(keptWords)
    .map(([kind, nouns]) => ({ count: overstayed[kind as keyof Forgotten], nouns }))
    .filter(({ count }) => count > 0)
    .map(({ count, nouns }) => `${count.toLocaleString('en-US')} ${nouns[count === 1 ? 0 : 1]}`);
  if (words.length === 0) return [{ state: 'ok', sentence: 'Nothing is kept longer than the settings say.' }];
  return [
    {
      state: isRunning ? 'wrong' : 'warning',
      sentence: `Kept longer than the settings KEEP_… say: ${words.join(', ')}.`,
      advice: isRunning
        ? `The site lets them go every hour and did not: its log says “${retention.fault}”, and why.`
        : 'The site is not running: it lets them go as soon as it is.',
    },
  ];
}

async function lookAtPurges({ handle, isRunning }: OpenCheckup): Promise<Observation[]> {
  if (environment().PURGE_URL === undefined)
    return [{ state: 'ok', sentence: 'None is set that wants to hear of changes.' }];
  const { rows } = await handle.orm.execute<{ late: number; attempts: number }>(sql`
    select count(*)::int as late, coalesce(max(attempts), 0)::int as attempts from cdn_purges
    where created_at < now() - interval '1 minute'`);
  const { late = 0, attempts = 0 } = rows[0] ?? {};
  if (late === 0) return [{ state: 'ok', sentence: 'It has heard of every change.' }];
  return [
    {
      state: isRunning ? 'wrong' : 'warning',
      sentence: `The hook of PURGE_URL has not heard of ${late === 1 ? '1 change' : `${late} changes`} for more than a minute, after ${attempts} attempts.`,
      advice: isRunning
        ? 'Look at the hook: it is asked again for a day.'
        : 'The site is not running: it tells the hook as soon as it is.',
    },
  ];
}
