import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { successToast } from '~/lib/toast';
import { writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { pathKeyOfTarget } from '~/server/redirects/path-key';
import { redirects } from '~/server/redirects/redirects.table.server';
import { type ChangeOutcome, ChangeRefusedError } from '../change-outcome.server';
import { changeWithTool, type ToolRequest } from '../change-with-tool.server';
import { findUnpublished } from '../dead-links/dead-links.server';
import { redirectsPath } from './redirects';

type Request = Omit<ToolRequest, 'path'>;

/** Leads an address at which there is no page to another one, from now on. */
export function saveRedirect(request: Request, { from, to }: { from: string; to: string }): Promise<ChangeOutcome> {
  return change(request, 'Failed to save redirect', async (tx, staff) => {
    await refuseUseless(tx, from, to);
    const [before] = await tx.select().from(redirects).where(eq(redirects.path, from));
    if (before?.target === to) return successToast(`${from} leads to ${to}.`);
    await tx
      .insert(redirects)
      .values({ path: from, target: to })
      .onConflictDoUpdate({ target: redirects.path, set: { target: to } });
    const changes = { ...(!before && { from: { after: from } }), to: { before: before?.target, after: to } };
    const action = before ? 'update' : 'create';
    await writeAudit(tx, { staff, action, collection: 'redirects', recordId: from, changes });
    return successToast(before ? `${from} leads to ${to} from now on.` : `${from} leads to ${to}.`);
  });
}

/** Takes a redirect away. Its toast puts it back. */
export function removeRedirect(request: Request, from: string): Promise<ChangeOutcome> {
  return change(request, 'Failed to delete redirect', async (tx, staff) => {
    const [removed] = await tx.delete(redirects).where(eq(redirects.path, from)).returning();
    if (!removed) throw new ChangeRefusedError(404, 'This redirect is not in the list any more.');
    const { path, target } = removed;
    const changes = { from: { before: path }, to: { before: target } };
    await writeAudit(tx, { staff, action: 'delete', collection: 'redirects', recordId: path, changes });
    const fields = { intent: 'save', from: path, to: target };
    return {
      ...successToast(`${path} leads nowhere any more.`),
      action: { label: 'Undo', path: `/admin/${redirectsPath}`, fields },
    };
  });
}

/** Which links are dead is looked for anew afterwards, in every process. */
async function change(request: Request, failed: string, act: Parameters<typeof changeWithTool>[2]) {
  const outcome = await changeWithTool({ ...request, path: redirectsPath }, failed, async (tx, staff) => {
    const toast = await act(tx, staff);
    await announceContentChange(tx);
    return toast;
  });
  if (outcome.ok) bumpContentVersion();
  return outcome;
}

async function refuseUseless(tx: Orm, from: string, to: string): Promise<void> {
  const [unpublished] = await findUnpublished([from], tx);
  if (!unpublished) {
    const sentence = `There is a page at ${from}: a redirect only works where there is none.`;
    throw new ChangeRefusedError(422, sentence, 'from');
  }
  if (!to.startsWith('/')) return;
  const target = pathKeyOfTarget(to);
  const [further] = await tx.select().from(redirects).where(eq(redirects.path, target));
  if (target === from || further?.target === from)
    throw new ChangeRefusedError(422, 'This would lead in a circle.', 'to');
  if (further) {
    throw new ChangeRefusedError(422, `${target} is led to ${further.target} itself. Lead to that address.`, 'to');
  }
  const [nowhere] = await findUnpublished([target], tx);
  if (nowhere) throw new ChangeRefusedError(422, `There is no page at ${target} that visitors can see.`, 'to');
}
