import { type SQL, sql } from 'drizzle-orm';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordFilter } from '~/collections/record-filters.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { dayAndTime, utcTime } from '~/lib/dates';
import type { Staff } from '~/lib/roles';
import { backupStanding } from '~/server/backup/backup-standing.server';
import { contentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { isPermitted } from '../authorise';
import { binDays } from '../bin';
import { operationsGuard, operationsPath } from '../operations/operations';
import { adminTools } from '../tools';
import type { Attention } from './attention';

/** Counts are kept this long, and forgotten at once when something is written. */
const keptMs = 5000;
/** Records that leave the bin for good within so many days are named. */
const soonDays = 3;

interface Count {
  collection: BoundCollection;
  /** What it is called, one and several. */
  nouns: readonly [string, string];
  path: string;
  count: number;
  /** The first moment at which one of them stops waiting. */
  next: Date | null;
}

let kept: { version: number; at: number; counts: Promise<Count[]> } | undefined;

/** What waits in collections and on pages that this person may read. A count that fails takes nothing else away. */
export async function contentAttention(staff: Staff, requestId: string, now = new Date()): Promise<Attention[]> {
  const orNothing = async (part: Promise<Attention[]>): Promise<Attention[]> => {
    try {
      return await part;
    } catch (error) {
      log.error({ id: requestId, err: error }, 'counting what needs attention failed');
      return [];
    }
  };
  const records = await orNothing(recordsAttention(staff, now));
  const tools = await Promise.all(toolCountsFor(staff).map((counted) => orNothing(toolAttention(counted))));
  return [...records, ...tools.flat(), ...(await orNothing(backupsAttention(staff)))];
}

async function recordsAttention(staff: Staff, now: Date): Promise<Attention[]> {
  try {
    const counts = await allCounts(now);
    const mine = counts.filter(({ collection }) => isPermitted(staff, 'read', collection.declaration));
    return toAttention(mine, now);
  } catch (error) {
    kept = undefined;
    throw error;
  }
}

function allCounts(now: Date): Promise<Count[]> {
  const version = contentVersion();
  if (!kept || kept.version !== version || now.getTime() - kept.at > keptMs) {
    kept = { version, at: now.getTime(), counts: countAll() };
  }
  return kept.counts;
}

interface Wanted extends Pick<Count, 'collection' | 'nouns' | 'path'> {
  where: SQL;
  until: SQL;
}

/** One statement for everything: each part counts along an index of its own. */
async function countAll(): Promise<Count[]> {
  const wanted = boundCollections.flatMap((collection) => [
    ...collection.filters.flatMap((filter) => filterCount(collection, filter)),
    binCount(collection),
  ]);
  const parts = wanted.map(
    ({ collection, where, until }, index) =>
      sql`(select ${index}::int as part, count(*)::int as count, min(${until}) as next from ${collection.table} where ${where})`,
  );
  const { rows } = await orm().execute<{ part: number; count: number; next: string | Date | null }>(
    sql.join(parts, sql` union all `),
  );
  return rows.flatMap(({ part, count, next }) => {
    const found = wanted[part];
    if (!found || count === 0) return [];
    return [{ ...found, count, next: next === null ? null : new Date(next) }];
  });
}

function filterCount(collection: BoundCollection, filter: RecordFilter): Wanted[] {
  if (!filter.attention) return [];
  return [
    {
      collection,
      nouns: filter.attention,
      path: `/admin/${collection.declaration.tab.path}?status=${filter.key}`,
      where: sql`${stands(collection.table)} and ${filter.where}`,
      until: filter.until ? sql`${filter.until}` : sql`null::timestamptz`,
    },
  ];
}

function binCount(collection: BoundCollection): Wanted {
  const { deletedAt } = collection.table;
  return {
    collection,
    nouns: ['leaves the bin soon', 'leave the bin soon'],
    path: `/admin/${collection.declaration.tab.path}/bin`,
    where: sql`${deletedAt} < now() - make_interval(days => ${binDays - soonDays})`,
    until: sql`null::timestamptz`,
  };
}

interface ToolCount extends Pick<Attention, 'tone'> {
  tool: string;
  nouns: readonly [string, string];
  href: string;
  count: SQL;
}

/** What waits on pages beside the tabs, each counted for those who may open the page. */
const toolCounts: readonly ToolCount[] = [
  {
    tool: 'mail',
    tone: 'urgent',
    nouns: ['failed mail', 'failed mails'],
    href: '/admin/mail?status=failed',
    count: sql`select count(*)::int as count from ${outboxMails} where ${outboxMails.status} = 'failed'`,
  },
  {
    tool: 'media',
    tone: 'normal',
    nouns: ['picture without alt text', 'pictures without alt text'],
    href: '/admin/media?show=no-alt',
    count: sql`select count(*)::int as count from ${uploads} where ${uploads.alt} is null`,
  },
];

function toolCountsFor(staff: Staff): ToolCount[] {
  return toolCounts.filter(({ tool }) =>
    adminTools.some((known) => known.path === tool && isPermitted(staff, 'read', known)),
  );
}

async function toolAttention({ tone, nouns, href, count }: ToolCount): Promise<Attention[]> {
  const { rows } = await orm().execute<{ count: number }>(count);
  const total = rows[0]?.count ?? 0;
  const label = `${total.toLocaleString('en-US')} ${nouns[total === 1 ? 0 : 1]}`;
  return total === 0 ? [] : [{ label, tone, places: [{ label, href }] }];
}

/** A backup that failed, or one that the schedule promises and that was not made. */
async function backupsAttention(staff: Staff): Promise<Attention[]> {
  if (!isPermitted(staff, 'read', operationsGuard)) return [];
  const { failure, missed } = await backupStanding(orm(), environment().BACKUP_AT);
  const label = failure ? 'Last backup failed' : missed ? `No backup since ${utcTime(missed)}` : null;
  return label === null ? [] : [{ label, tone: 'urgent', places: [{ label, href: `/admin/${operationsPath}` }] }];
}

/** What is called the same is said once, with its places behind it. */
function toAttention(counts: readonly Count[], now: Date): Attention[] {
  return [...new Set(counts.map(({ nouns }) => nouns[1]))].map((several) => {
    const same = counts.filter(({ nouns }) => nouns[1] === several);
    const total = same.reduce((sum, { count }) => sum + count, 0);
    const noun = total === 1 ? same[0]?.nouns[0] : several;
    const next = same.map((count) => count.next?.getTime() ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)[0];
    const when = next !== undefined && Number.isFinite(next) ? dayAndTime(new Date(next), now) : null;
    const first = when === null ? '' : total === 1 ? ` for ${when}` : `, next ${when}`;
    return {
      label: `${total.toLocaleString('en-US')} ${noun}${first}`,
      tone: 'normal',
      places: same.map(({ collection, count, path }) => ({
        label: `${count.toLocaleString('en-US')} in ${collection.declaration.tab.label}`,
        href: path,
      })),
    };
  });
}
