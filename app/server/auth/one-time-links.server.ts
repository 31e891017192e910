import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.server.ts';
import { hashOfToken, type LinkToken, newLinkToken } from '../link-token.server.ts';
import { type linkPurposes, oneTimeLinks } from './auth.table.server.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

/** What a link carries, and how long it works. */
export interface NewLink extends LinkToken {
  expiresAt: Date;
}

/** Stored nowhere yet, so that a mail with it can be rendered before the transaction that stores it. */
export function newLink(lifeMs: number): NewLink {
  return { ...newLinkToken(), expiresAt: new Date(Date.now() + lifeMs) };
}

/** From its commit on the link works. Its hash alone is stored. `userId` is null for nobody yet. */
export async function storeLink(
  executor: Executor,
  owner: { purpose: LinkPurpose; userId: string | null },
  { tokenHash, expiresAt }: NewLink,
): Promise<void> {
  await executor.insert(oneTimeLinks).values({ ...owner, tokenHash, expiresAt });
}

/** The link, if it still works. */
export async function findLink(executor: Executor, purpose: LinkPurpose, token: string) {
  const [link] = await executor.select().from(oneTimeLinks).where(works(purpose, token));
  return link ?? null;
}

/** Uses the link up: of two who come at once with the same one, the second finds null. */
export async function takeLink(executor: Executor, purpose: LinkPurpose, token: string) {
  const [link] = await executor.delete(oneTimeLinks).where(works(purpose, token)).returning();
  return link ?? null;
}

/** Makes the links of one purpose that somebody still has worthless. */
export async function dropLinks(executor: Executor, purpose: LinkPurpose, userId: string): Promise<void> {
  await executor.delete(oneTimeLinks).where(and(eq(oneTimeLinks.purpose, purpose), eq(oneTimeLinks.userId, userId)));
}

function works(purpose: LinkPurpose, token: string) {
  return and(
    eq(oneTimeLinks.tokenHash, hashOfToken(token)),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, sql`now()`),
  );
}
