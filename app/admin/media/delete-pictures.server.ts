import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { noteFormerUpload, removeFormerFiles } from '~/server/uploads/former-uploads.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { authorise } from '../authorise';
import { refused } from '../change-outcome.server';
import type { RecordUses } from '../record-use';
import { holdRecords } from '../rewrite-records.server';
import { guardedMedia, mediaLibrary, pictures, places } from './media';
import { isUnused, stemsOf, usesOf } from './picture-uses.server';
import {
  gone,
  holdPicture,
  type PictureOutcome,
  type PictureRow,
  type PictureWrite,
  pictureRefusedOrFailed,
} from './picture-writes.server';

const { messages, name: collection } = mediaLibrary;
/** At one go, so that a transaction stays short. */
const mostAtOnce = 500;

/** Deletes a picture that is used nowhere. One that is used stays, and the outcome says where. */
export async function deletePicture(request: PictureWrite): Promise<PictureOutcome> {
  const { id } = request;
  try {
    const staff = authorise(request.staff, 'delete', guardedMedia);
    const outcome = await orm().transaction((tx) => takeAway(tx, staff, id));
    if (outcome === 'gone') return gone();
    if (outcome !== 'deleted') return { ...refused(409, inUse(outcome)), uses: outcome };
    await removeFormerFiles();
    return { ok: true, toast: successToast(messages.deleted) };
  } catch (error) {
    return pictureRefusedOrFailed(error, request.requestId, messages.deleteFailed);
  }
}

/** "This picture is used in 2 places, so it was not deleted: “Title” (Blog), …" */
function inUse({ total, shown }: RecordUses): string {
  const first = shown.slice(0, 3).map(({ title, tab }) => `“${title.slice(0, 80)}” (${tab})`);
  const more = total > first.length ? ` and ${places(total - first.length)} more` : '';
  return `This picture is used in ${places(total)}, so it was not deleted: ${first.join(', ')}${more}. Replace it, or take it out there first.`;
}

async function takeAway(tx: Orm, staff: Staff, id: string): Promise<'deleted' | 'gone' | RecordUses> {
  await holdRecords(tx);
  const row = await holdPicture(tx, id);
  if (!row) return 'gone';
  const uses = await usesOf(tx, await stemsOf(tx, id));
  if (uses.total > 0) return uses;
  await remove(tx, staff, row);
  return 'deleted';
}

async function remove(tx: Orm, staff: Staff, row: PictureRow): Promise<void> {
  await noteFormerUpload(tx, row.path, null);
  await tx.delete(uploads).where(eq(uploads.id, row.id));
  const { path, originalName, alt, width, height, bytes } = row;
  const changes = changesBetween({ path, originalName, alt, width, height, bytes }, {});
  await writeAudit(tx, { staff, action: 'delete', collection, recordId: row.id, changes });
}

/** Unused for certain: a younger one may be on its way into a text that is being written. */
const oldEnough = () => and(isUnused(), lt(uploads.createdAt, sql`now() - interval '1 day'`));

/** How many `deleteUnused` would delete. */
export function countDeletable(): Promise<number> {
  return orm().$count(uploads, oldEnough());
}

/** Deletes all pictures that are used nowhere and are older than a day, and says truthfully how many. */
export async function deleteUnused(request: Omit<PictureWrite, 'id'>): Promise<PictureOutcome> {
  try {
    const staff = authorise(request.staff, 'delete', guardedMedia);
    const { deleted, left } = await orm().transaction(async (tx) => {
      await holdRecords(tx);
      const rows = await tx
        .select()
        .from(uploads)
        .where(oldEnough())
        .orderBy(asc(uploads.createdAt))
        .limit(mostAtOnce)
        .for('update');
      for (const row of rows) await remove(tx, staff, row);
      const kept = await tx.$count(uploads, isUnused());
      const more = rows.length === mostAtOnce ? await tx.$count(uploads, oldEnough()) : 0;
      return { deleted: rows.length, left: { young: kept - more, more } };
    });
    await removeFormerFiles();
    const sentences = [
      deleted === 0 ? 'No picture was deleted.' : `${pictures(deleted)} deleted.`,
      left.more > 0 ? `${pictures(left.more)} more can be deleted: press again.` : '',
      left.young > 0 ? `${pictures(left.young)} kept, because they are younger than a day.` : '',
    ];
    return { ok: true, toast: successToast(sentences.filter(Boolean).join(' ')) };
  } catch (error) {
    return pictureRefusedOrFailed(error, request.requestId, messages.deleteFailed);
  }
}
