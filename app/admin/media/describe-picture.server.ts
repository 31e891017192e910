import { eq } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import { requiredLine, text } from '~/lib/fields';
import { longestAlt } from '~/lib/pictures';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { z } from '~/lib/zod';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { type PictureUpload, type StoredPicture, storePicture } from '~/server/uploads/uploads.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { authorise } from '../authorise';
import { refused } from '../change-outcome.server';
import { guardedMedia, longestName, mediaLibrary } from './media';
import {
  gone,
  holdPicture,
  type PictureOutcome,
  type PictureWrite,
  pictureRefusedOrFailed,
} from './picture-writes.server';

/**
 * Stores a picture that somebody sent.
 * @throws RefusedError, UploadError
 */
export async function addPicture(
  sender: Staff | null,
  upload: Omit<PictureUpload, 'createdBy'>,
): Promise<StoredPicture> {
  const staff = authorise(sender, 'create', guardedMedia);
  return storePicture({ ...upload, createdBy: staff.id }, (tx, { id, path }) => {
    const { originalName, alt = null } = upload;
    const changes = changesBetween({}, { path, originalName, alt });
    return writeAudit(tx, { staff, action: 'create', collection: mediaLibrary.name, recordId: id, changes });
  });
}

const { messages } = mediaLibrary;
/** A text for those who can't see the picture, at most 500 characters. */
export const altText = text('Alt text', longestAlt);

const percent = z
  .string()
  .regex(/^\d{1,3}(?:\.\d{1,6})?$/, messages.focusInvalid)
  .transform((value) => Number(value) / 100)
  .refine((share) => share <= 1, messages.focusInvalid);
const focus = z.string(messages.focusInvalid).pipe(percent).optional();

const description = z.object({
  name: requiredLine('Name', longestName).optional(),
  alt: altText,
  decorative: z.literal('on', 'Decorative must be checked or not.').optional(),
  focalX: focus,
  focalY: focus,
});

/**
 * Changes what the library says of a picture. `values` are those of a form: `name`, `alt`, `decorative` (`on`), `focalX`
 * and `focalY` in percent. Without `alt` and `decorative` the picture counts as not described; a name and a focal point that
 * are not sent stay.
 */
export async function describePicture(
  request: PictureWrite & { values: Record<string, unknown> },
): Promise<PictureOutcome> {
  try {
    const staff = authorise(request.staff, 'update', guardedMedia);
    const parsed = description.safeParse(request.values);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refused(422, issue?.message ?? messages.unreadable, String(issue?.path[0] ?? 'alt'));
    }
    const { name, alt, decorative, focalX, focalY } = parsed.data;
    const facts = {
      ...(name === undefined ? {} : { originalName: name }),
      alt: decorative ? '' : alt || null,
      ...(focalX === undefined ? {} : { focalX }),
      ...(focalY === undefined ? {} : { focalY }),
    };
    const done = await orm().transaction((tx) => change(tx, staff, request.id, facts));
    if (!done) return gone();
    bumpContentVersion();
    return { ok: true, toast: successToast(messages.saved) };
  } catch (error) {
    return pictureRefusedOrFailed(error, request.requestId, messages.saveFailed);
  }
}

async function change(
  tx: Orm,
  staff: Staff,
  id: string,
  facts: { originalName?: string; alt: string | null; focalX?: number; focalY?: number },
): Promise<boolean> {
  const before = await holdPicture(tx, id);
  if (!before) return false;
  const changes = changesBetween(before, { ...before, ...facts });
  if (Object.keys(changes).length === 0) return true;
  await tx
    .update(uploads)
    .set({ ...facts, updatedAt: new Date(), updatedBy: staff.id })
    .where(eq(uploads.id, id));
  await writeAudit(tx, { staff, action: 'update', collection: mediaLibrary.name, recordId: id, changes });
  await announceContentChange(tx);
  return true;
}
