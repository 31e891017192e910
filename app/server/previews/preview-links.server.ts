import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { dayMs } from '~/lib/durations';
import { hashOfToken, isLinkToken, newLinkToken } from '../link-token.server';
import { siteOrigin } from '../site-origin.server';
import { previewLinks } from './preview_links.table.server';

const lifeDays = 7;

/** A record, by the name of its collection. */
interface RecordName {
  collection: string;
  recordId: string;
}

/** Gives a record a link that works for a week; the one before opens nothing any more. Authorise first. */
export async function givePreviewLink(
  executor: Executor,
  record: RecordName,
  createdBy: string,
): Promise<{ url: string; expiresAt: Date }> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(Date.now() + lifeDays * dayMs);
  const link = { tokenHash, expiresAt, createdBy, createdAt: sql`now()` };
  await executor
    .insert(previewLinks)
    .values({ ...record, ...link })
    .onConflictDoUpdate({ target: [previewLinks.collection, previewLinks.recordId], set: link });
  return { url: `${siteOrigin()}/preview/${token}`, expiresAt };
}

/** Takes a record's link back; false when there was none. Authorise first. */
export async function endPreviewLink(executor: Executor, record: RecordName): Promise<boolean> {
  const ended = await executor
    .delete(previewLinks)
    .where(isOf(record))
    .returning({ tokenHash: previewLinks.tokenHash });
  return ended.length > 0;
}

/** Until when a record can be read by a link; null when it can't. */
export async function previewLinkUntil(executor: Executor, record: RecordName): Promise<Date | null> {
  const [link] = await executor
    .select({ expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(and(isOf(record), works()));
  return link?.expiresAt ?? null;
}

/** The record that a link opens; null when it was never given out, was taken back, or its time is over. */
export async function recordOfLink(
  executor: Executor,
  token: string,
): Promise<(RecordName & { expiresAt: Date }) | null> {
  if (!isLinkToken(token)) return null;
  const { collection, recordId, expiresAt } = previewLinks;
  const [link] = await executor
    .select({ collection, recordId, expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, hashOfToken(token)), works()));
  return link ?? null;
}

const works = () => gt(previewLinks.expiresAt, sql`now()`);

const isOf = ({ collection, recordId }: RecordName) =>
  and(eq(previewLinks.collection, collection), eq(previewLinks.recordId, recordId));
