import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import { hashOfToken, isLinkToken } from '../link-token.server';
import { siteOrigin } from '../site-origin.server';

/** The page that a link leads to. */
export function demoUrl(token: string): string {
  return `${siteOrigin()}/demo/${token}`;
}

/** The request for a demo that a link opens; null when it was never given out, was revoked, or its time is over. */
export async function findDemoId(executor: Executor, token: string): Promise<string | null> {
  if (!isLinkToken(token)) return null;
  const [found] = await executor
    .select({ demoId: demoMeetings.demoId })
    .from(demoMeetings)
    .where(and(eq(demoMeetings.tokenHash, hashOfToken(token)), gt(demoMeetings.expiresAt, sql`now()`)));
  return found?.demoId ?? null;
}
