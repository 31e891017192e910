import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { endPreviewLink, givePreviewLink, previewLinkUntil } from '~/server/previews/preview-links.server';
import { authorise, isPermitted } from './authorise';
import { type Refused, refusedOrFailed } from './change-outcome.server';
import { goneToast, type WriteRequest } from './records.server';
import { findRow } from './stored-row.server';

type ShareOutcome =
  /** The link is told this once; null when there is none any more. */
  { ok: true; link: { url: string; expiresAt: Date } | null } | Refused;

/** Gives a record that visitors do not see yet a link by which its preview is read without an account. */
export async function sharePreview(request: WriteRequest, id: string): Promise<ShareOutcome> {
  const { collection } = request;
  const { name, singular } = collection.declaration;
  try {
    const staff = authorise(request.staff, 'update', collection.declaration);
    return await orm().transaction(async (tx): Promise<ShareOutcome> => {
      const row = await findRow(tx, collection, id);
      if (!row) return { ok: false, status: 404, toast: goneToast(singular) };
      const record = { collection: name, recordId: id };
      const link = await givePreviewLink(tx, record, staff.id);
      const changes = { until: { after: link.expiresAt.toISOString() } };
      await writeAudit(tx, { staff, action: 'share', ...record, changes });
      return { ok: true, link };
    });
  } catch (error) {
    return refusedOrFailed(error, request.requestId, 'No link was made. Please try again.');
  }
}

/** Takes the link back that a record has; fine when it has none. */
export async function unsharePreview(request: WriteRequest, id: string): Promise<ShareOutcome> {
  const { collection } = request;
  try {
    const staff = authorise(request.staff, 'update', collection.declaration);
    const record = { collection: collection.declaration.name, recordId: id };
    await orm().transaction(async (tx) => {
      if (await endPreviewLink(tx, record)) await writeAudit(tx, { staff, action: 'unshare', ...record, changes: {} });
    });
    return { ok: true, link: null };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, 'The link still works. Please try again.');
  }
}

/** Until when a record is shared, a moment or null; no answer for whoever may not share it. */
export async function sharingOf(
  staff: Staff | null,
  { declaration }: BoundCollection,
  id: string,
): Promise<{ until: Date | null } | null> {
  if (!isPermitted(staff, 'update', declaration)) return null;
  return { until: await previewLinkUntil(orm(), { collection: declaration.name, recordId: id }) };
}
