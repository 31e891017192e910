import { and, count, desc, eq } from 'drizzle-orm';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { isPublished } from '~/collections/published.server';
import { type Executor, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { writeAudit } from '~/server/audit/audit.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { newsletterIssues } from '~/server/newsletter/newsletter_issues.table.server';
import { type NewIssue, prepareTest, queueTest, startIssue } from '~/server/newsletter/newsletter-issues.server';
import { type ChangeOutcome, ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool } from '../change-with-tool.server';
import { issueMessages } from './subscriber-words';

/** So many of the latest insights can be sent: nobody wants to hear of older ones. */
const offered = 5;

/** An insight that the newsletter could get, or got. Times are ISO 8601. */
export interface IssueRow {
  insightId: string;
  title: string;
  publishDate: string;
  /** Null while nobody has sent it. */
  sent: { at: string; mails: number; isFinished: boolean } | null;
}

export interface IssueList {
  issues: IssueRow[];
  /** How many are on the newsletter now. */
  confirmed: number;
}

/** The latest public insights, and whether the newsletter got them. Authorise first. */
export async function listIssues(): Promise<IssueList> {
  const rows = await orm()
    .select({
      insightId: insightsTable.id,
      title: insightsTable.title,
      publishDate: insightsTable.publishDate,
      sentAt: newsletterIssues.sentAt,
      mails: newsletterIssues.mails,
      finishedAt: newsletterIssues.finishedAt,
    })
    .from(insightsTable)
    .leftJoin(newsletterIssues, eq(newsletterIssues.insightId, insightsTable.id))
    .where(isPublished(insightsTable))
    .orderBy(desc(insightsTable.publishDate), desc(insightsTable.id))
    .limit(offered);
  return {
    issues: rows.map(({ insightId, title, publishDate, sentAt, mails, finishedAt }) => ({
      insightId,
      title,
      publishDate: publishDate.toISOString(),
      sent: sentAt && { at: sentAt.toISOString(), mails: mails ?? 0, isFinished: finishedAt !== null },
    })),
    confirmed: await countConfirmed(orm()),
  };
}

async function countConfirmed(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ rows: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, 'confirmed'));
  return row?.rows ?? 0;
}

export interface IssueRequest {
  staff: Staff | null;
  requestId: string;
  insightId: string;
  /** `test` goes to whoever asks, `everybody` to the newsletter. */
  to: 'test' | 'everybody';
}

/** Sends an insight to the newsletter, once and for good, or as a test to whoever asks. */
export async function sendInsight({ staff, requestId, insightId, to }: IssueRequest): Promise<ChangeOutcome> {
  const issue = await findIssue(insightId);
  if (issue && to === 'test') await prepareTest(issue);
  return changeWithTool({ staff, requestId, path: 'subscribers' }, issueMessages.failed, async (tx, who) => {
    if (!issue) throw new ChangeRefusedError(404, issueMessages.gone);
    if (to === 'test') {
      await queueTest(tx, issue, who.email);
      return successToast(issueMessages.tested);
    }
    if ((await countConfirmed(tx)) === 0) throw new ChangeRefusedError(409, issueMessages.nobody);
    if (!(await startIssue(tx, issue))) throw new ChangeRefusedError(409, issueMessages.overtaken);
    await writeAudit(tx, { staff: who, action: 'send', collection: 'insights', recordId: insightId, changes: {} });
    return successToast(issueMessages.sent);
  });
}

/** A public insight in the words that its mail would have. */
async function findIssue(insightId: string): Promise<NewIssue | null> {
  if (!isUuid(insightId)) return null;
  const { id, slug, title, excerpt, author } = insightsTable;
  const [found] = await orm()
    .select({ id, slug, title, excerpt, author })
    .from(insightsTable)
    .where(and(eq(id, insightId), isPublished(insightsTable)));
  if (!found) return null;
  const { id: foundId, slug: foundSlug, ...words } = found;
  return { ...words, insightId: foundId, path: `/insights/${foundSlug}` };
}
