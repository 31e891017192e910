import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import { siteOrigin } from '../site-origin.server';

/** What a link to choose a time carries. Only its hash is stored, so the table lets nobody in. */
export function newDemoToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The page that a link leads to. */
export function demoUrl(token: string): string {
  return `${siteOrigin()}/demo/${token}`;
}

/** The request for a demo that a link opens; null when it was never given out, was revoked, or its time is over. */
export async function findDemoId(executor: Executor, token: string): Promise<string | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [found] = await executor
    .select({ demoId: demoMeetings.demoId })
    .from(demoMeetings)
    .where(and(eq(demoMeetings.tokenHash, hashOf(token)), gt(demoMeetings.expiresAt, sql`now()`)));
  return found?.demoId ?? null;
}
