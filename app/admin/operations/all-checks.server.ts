import { and, isNull, not, sql } from 'drizzle-orm';
import { boundCollections } from '~/collections/registry.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { orm } from '~/db/client.server';
import { utcTime } from '~/lib/dates';
import { bumpContentVersion, nextScheduleLook } from '~/server/content-version.server';
import type { Observation } from '~/server/doctor/finding';
import type { Check, OpenCheckup } from '~/server/doctor/run-checks.server';
import { serverChecks } from '~/server/doctor/server-checks.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { binDays } from '../bin';
import { deadLinksPath } from '../dead-links/dead-links';
import { countDeadLinks } from '../dead-links/dead-links.server';
import { isUnused } from '../media/picture-uses.server';
import { emptyingBins } from '../record-bin.server';

/** Everything that the doctor looks at. */
export const allChecks: readonly Check[] = [
  ...serverChecks,
  { group: 'Pictures', name: 'Alt texts', needs: 'tables', look: lookForAltTexts },
  { group: 'Texts', name: 'Links', needs: 'tables', look: lookForDeadLinks },
  { group: 'Jobs', name: 'Scheduled publishing', needs: 'tables', look: lookAtSchedule },
  { group: 'Jobs', name: 'Bins', needs: 'tables', look: lookAtBins },
];

const mostNamed = 10;

async function lookForAltTexts(): Promise<Observation[]> {
  const lacking = await orm()
    .select({ name: uploads.originalName })
    .from(uploads)
    .where(and(isNull(uploads.alt), not(isUnused())))
    .orderBy(uploads.createdAt);
  if (lacking.length === 0)
    return [{ state: 'ok', sentence: 'Every picture that is used has one, or is mere decoration.' }];
  const names = lacking.slice(0, mostNamed).map(({ name }) => `“${name}”`);
  const more = lacking.length > mostNamed ? ` and ${lacking.length - mostNamed} more` : '';
  return [
    {
      state: 'warning',
      sentence: `${lacking.length === 1 ? '1 picture that is used has' : `${lacking.length} pictures that are used have`} no alt text: ${names.join(', ')}${more}.`,
      advice: 'Describe them in Media, /admin/media?show=no-alt, for readers who can’t see them.',
    },
  ];
}

async function lookForDeadLinks(): Promise<Observation[]> {
  const { total, most } = await countDeadLinks();
  if (total === 0) return [{ state: 'ok', sentence: 'Those of public texts all lead to pages that visitors can see.' }];
  const named = most.slice(0, mostNamed).map(({ path }) => path);
  const more = total > named.length ? ` and ${total - named.length} more` : '';
  return [
    {
      state: 'warning',
      sentence: `Public texts link to ${total === 1 ? '1 address' : `${total} addresses`} where visitors find no page: ${named.join(', ')}${more}.`,
      advice: `Correct them, or publish what they lead to: /admin/${deadLinksPath} names the texts.`,
    },
  ];
}

/** A timer that is this late did not go off. */
const lateMs = 60_000;

/**
 * What is public is decided at each read, by the database's clock. What can be late is that this process forgets the
 * pages that it keeps.
 */
async function lookAtSchedule({ mayMend }: OpenCheckup): Promise<Observation[]> {
  const { dueInMs } = await nextScheduled();
  const lookAt = nextScheduleLook();
  const next = dueInMs === null ? null : Date.now() + dueInMs;
  const ok =
    next === null ? 'Nothing waits for its time.' : `The next change by time alone is at ${utcTime(new Date(next))}.`;
  // Only the process of the site keeps pages.
  if (lookAt === null) return [{ state: 'ok', sentence: ok }];
  const isLate = lookAt.getTime() < Date.now() - lateMs;
  if (!isLate) return [{ state: 'ok', sentence: ok }];
  const noted: Observation = {
    state: 'wrong',
    sentence: `${ok} The site was to look at ${utcTime(lookAt)}, so pages that it keeps show it late.`,
    advice: 'Was the clock set, or the process held up? Saving any record makes the site look again.',
  };
  if (!mayMend) return [{ ...noted, mendable: 'Makes the site forget its pages and look again.' }];
  bumpContentVersion();
  return [{ ...noted, state: 'ok', mended: 'The site forgot its pages and looks again.' }];
}

async function lookAtBins({ isRunning }: OpenCheckup): Promise<Observation[]> {
  let overdue = 0;
  for (const { table } of boundCollections) {
    overdue += await orm().$count(table, sql`${table.deletedAt} < now() - make_interval(days => ${binDays + 1})`);
  }
  if (overdue === 0) return [{ state: 'ok', sentence: `Nothing is in them for longer than ${binDays} days.` }];
  return [
    {
      state: isRunning ? 'wrong' : 'warning',
      sentence: `${overdue === 1 ? '1 record is' : `${overdue} records are`} in a bin for longer than ${binDays} days.`,
      advice: isRunning
        ? `The site empties them every hour and did not: its log says “${emptyingBins.fault}”, and why.`
        : 'The site is not running: it empties them as soon as it is.',
    },
  ];
}
