import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { database } from '~/db/client.server';
import { lastProvenRun } from '~/server/backup/backup-runs.server';
import { contentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { outboxFacts } from '~/server/mail/outbox.server';
import { runningSite } from '~/server/running-site.server';
import { cachedPages, keptBytes } from '../page-cache.ts';
import { turnsNow } from '../turns.ts';
import { takeEventLoopDelay } from './event-loop.ts';
import { type Family, histogramSamples, type Sample, writeFamilies } from './exposition.ts';
import { durationBounds, type KindCounts, readCounts, statusClasses } from './request-counts.ts';
import { requestCounts } from './request-metrics.ts';

/**
 * `/metrics` for Prometheus. It answers only whoever brings METRICS_TOKEN: an address proves nothing, since behind a
 * proxy on the same computer every visitor comes from the loopback.
 */
export function serveMetrics(): MiddlewareHandler {
  return async (context) => {
    const token = environment().METRICS_TOKEN;
    if (token === undefined) return context.notFound();
    if (!isBearer(context.req.header('authorization'), token)) {
      return context.text('Metrics need the token of METRICS_TOKEN.', 401, { 'www-authenticate': 'Bearer' });
    }
    const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };
    return context.body(writeFamilies(await collect()), 200, headers);
  };
}

function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

async function collect(): Promise<Family[]> {
  return [...requestFamilies(readCounts(requestCounts)), ...(await databaseFamilies()), ...processFamilies()];
}

function requestFamilies(kinds: KindCounts[]): Family[] {
  return [
    {
      name: 'quzones_requests_total',
      help: 'Requests by how they were answered and by class of status. Kind cached is the page cache, page its misses.',
      type: 'counter',
      samples: kinds.flatMap(({ kind, statuses }) =>
        statuses.map((value, index) => ({ labels: { kind, status: statusClasses[index] ?? '' }, value })),
      ),
    },
    {
      name: 'quzones_request_duration_seconds',
      help: 'From the arrival of a request to the end of its answer being made.',
      type: 'histogram',
      samples: kinds.flatMap(({ kind, buckets, seconds }) => [
        ...histogramSamples(durationBounds, buckets, seconds, { kind }),
      ]),
    },
  ];
}

async function databaseFamilies(): Promise<Family[]> {
  const handle = database();
  const isUp = await handle.isAlive();
  const families = [gauge('quzones_database_up', 'Whether the database answers.', isUp ? 1 : 0)];
  const pool = handle.connections?.();
  if (pool) {
    const samples = Object.entries(pool).map(([state, value]) => ({ labels: { state }, value }));
    families.push(gauges('quzones_database_connections', 'Connections to PostgreSQL, and queries that wait.', samples));
  }
  const outbox = isUp ? await outboxFacts(handle.orm).catch(() => null) : null;
  if (outbox) {
    const waitsMs = outbox.oldest ? Math.max(0, Date.now() - outbox.oldest.getTime()) : 0;
    families.push(
      gauge('quzones_outbox_mails', 'Mails that wait to be sent, those for later too.', outbox.waiting),
      gauge('quzones_outbox_failed_mails', 'Mails that did not arrive and are not tried again.', outbox.failed),
      gauge('quzones_outbox_oldest_seconds', 'How long the oldest mail has waited beyond its time.', waitsMs / 1000),
    );
  }
  const proven = isUp ? await lastProvenRun(handle.orm).catch(() => undefined) : undefined;
  if (proven !== undefined) {
    const help =
      'The moment of the last proven backup whose archive is still kept, in seconds since 1970; 0 without one.';
    const at = (proven?.startedAt.getTime() ?? 0) / 1000;
    families.push(gauge('quzones_backup_last_proven_timestamp_seconds', help, at));
  }
  return families;
}

function processFamilies(): Family[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const delay = takeEventLoopDelay();
  const { reading, sending } = turnsNow();
  const turns = Object.entries({ reading, sending }).flatMap(([queue, load]) =>
    Object.entries(load).map(([state, value]) => ({ labels: { queue, state }, value })),
  );
  const { version = '', commit = null } = runningSite().build ?? {};
  return [
    gauges('quzones_build_info', 'Always 1; what runs is in the labels.', [
      { labels: { version, commit: commit ?? '' }, value: 1 },
    ]),
    gauges('quzones_turns', 'Requests that are being answered by the main thread, and that wait for it.', turns),
    gauge('quzones_cached_pages', 'Pages in the page cache.', cachedPages().size),
    gauge('quzones_cached_bytes', 'Bytes of the page cache.', keptBytes()),
    gauge(
      'quzones_content_version',
      'Rises with every change of what is public; begins anew at each start.',
      contentVersion(),
    ),
    gauges(
      'quzones_event_loop_delay_seconds',
      'Delay of the main thread since the last look.',
      Object.entries(delay).map(([quantile, value]) => ({ labels: { quantile }, value })),
    ),
    gauges('quzones_memory_bytes', 'Memory of the process.', [
      { labels: { kind: 'resident' }, value: rss },
      { labels: { kind: 'heap' }, value: heapUsed },
      { labels: { kind: 'external' }, value: external },
    ]),
    gauge('quzones_uptime_seconds', 'Since the process started.', Math.round(process.uptime())),
  ];
}

function gauge(name: string, help: string, value: number): Family {
  return gauges(name, help, [{ value }]);
}

function gauges(name: string, help: string, samples: Sample[]): Family {
  return { name, help, type: 'gauge', samples };
}
